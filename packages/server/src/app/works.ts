import { merge } from "@mec/domain/shared";
import { features } from "./features.ts";

/** The long work that requests may leave to a worker node. */
export const works = {
  long: merge(features.flatMap((feature) => ("longWorks" in feature ? [feature.longWorks] : []))),
  short: merge(features.flatMap((feature) => ("shortWorks" in feature ? [feature.shortWorks] : []))),
};
