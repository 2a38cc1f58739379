import type { Meeting } from "../meeting/meeting.ts";
import { features } from "./features.ts";

/** What the features do for one another. */
export const meeting: Meeting = {
  moments: features.flatMap((feature) => ("moments" in feature ? [feature.moments] : [])),
  personalData: features.flatMap((feature) => ("personalData" in feature ? [feature.personalData] : [])),
  heldFiles: features.flatMap((feature) => ("heldFiles" in feature ? feature.heldFiles : [])),
};
