import type { Audience } from "./content/index.ts";

/** The help centre's three parts, in order. */
export const audiences: readonly { audience: Audience; heading: string }[] = [
  { audience: "consumer", heading: "Je consomme" },
  { audience: "producer", heading: "Je produis" },
  { audience: "owner", heading: "Je porte un projet" },
];
