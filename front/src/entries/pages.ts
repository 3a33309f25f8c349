/** The look of every page. Pages work without script; this entry exists for its style alone. */

import "../../generated/fonts/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/dock.css";
import "../styles/pages.css";
import "../styles/site.css";
import "../lobby/start.css";
import "../lobby/lobby.css";
import "../styles/profiles.css";
import "../styles/drawings.css";
import "../archive/after.css";
import "../styles/pastimes.css";
