/** The start page. */

import "../lobby/start";
