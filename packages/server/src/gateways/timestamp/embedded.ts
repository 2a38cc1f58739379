import type { Timestamps } from "./port.ts";

/** Nobody else's time: that of our own clock is in what is written. */
export const noTimestamps = (): Timestamps => ({ isOn: false, stamp: async () => null });
