/** The look of tournaments' pages, which no other page has to load. */

import "../contests/contests.css";
