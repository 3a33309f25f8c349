/** The replay turned by keys. */

import "../records/replay";
