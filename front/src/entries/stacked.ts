/** Tables of many columns on a phone, which few pages have. */

import "../styles/stacked.css";
