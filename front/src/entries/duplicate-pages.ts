/** The look of duplicate's pages, which no other page has to load. */

import "../duplicate/duplicate.css";
