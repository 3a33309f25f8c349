/** The page that verifies a bag. */

import "../records/verify";
