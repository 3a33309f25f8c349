/** The clock of the room, at the desk and on the wall. */

import { runRoomClock } from "../contests/clock";

runRoomClock();
