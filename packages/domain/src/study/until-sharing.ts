import { type Cases, gainInCases } from "./in-cases.ts";

/** What a year is as long as the plants named before are not built, or have not signed: the same sum without them. */
export const untilSharingText = (sum: Cases): string =>
  `D’ici là, sans eux, par an\u00a0: ${gainInCases(sum)}.`;
