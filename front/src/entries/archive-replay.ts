/** The replay turned by keys. */

import "../archive/replay";
