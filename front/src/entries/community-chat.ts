/** What was said at a table, for moderators, by the clock on their wall. */

import { tellLocalTimes } from "../shared/dates";

tellLocalTimes(document.querySelectorAll<HTMLTimeElement>("time[datetime*='T']"), document.documentElement.lang);
