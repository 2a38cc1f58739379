/** §3, §9: the hours used when nobody gave any. */
export const defaultPeakHour = { start: "20:00", end: "08:00" } as const;
