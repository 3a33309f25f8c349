/** The replay turned by keys. */

import "../archive/turns.css";
import "../archive/replay";
