/** The desk of a tournament: names complete what is typed, keys take back and swap. */

import { completeTables, entryByKey, takeBackByKey } from "../contests/desk";

completeTables();
takeBackByKey();
entryByKey();
