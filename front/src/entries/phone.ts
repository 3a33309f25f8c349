/** A player's own page of a tournament. */

import { fillResult } from "../contests/phone";

fillResult();
