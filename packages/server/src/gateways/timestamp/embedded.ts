import type { Timestamps } from "./port.ts";

/** No third party's time: documents have our own clock's. */
export const noTimestamps = (): Timestamps => ({ isOn: false, stamp: async () => null });
