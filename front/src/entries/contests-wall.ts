/** The wall of a tournament: its pages turn. */

import { turnPages } from "../contests/turning";

turnPages();
