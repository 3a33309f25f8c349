/** A player's own page of a tournament. */

import { fillResult } from "../contests/own-page";

fillResult();
