import { type Cases, gainInCases } from "./in-cases.ts";

/** What a year is as long as the plants named before do not share: the same sum without them. */
export const untilSharingText = (sum: Cases): string =>
  `D’ici là, sans cette part de la production\u00a0: ${gainInCases(sum)} par an.`;
