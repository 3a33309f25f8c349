/** A game that is over, turned by keys, and plays tried in it. */

import "../styles/frame.css";
import "../archive/turns.css";
import "../archive/replay";
import "../archive/try";
