import { addDays, dayInParis } from "@mec/domain/shared";

/** A day for which one may ask to leave, whenever the test runs, and one after it: no notice ends later. */
export const dayToCome = addDays(dayInParis(new Date()), 500);
export const dayAfter = addDays(dayToCome, 28);
