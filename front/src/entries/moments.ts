/** Every moment of a page, told in UTC by the server, by the clock of whoever reads it. */

import { tellLocalTimes } from "../shared/dates";

tellLocalTimes(document.querySelectorAll<HTMLTimeElement>("time[datetime*='T']"), document.documentElement.lang);
