/** The page that verifies a bag. */

import "../archive/verify";
