import { registerLongWorkMetrics } from "../long-work/index.ts";
import { features } from "./features.ts";

/** What each node tells at `/metrics`. */
export const allMetrics = [
  registerLongWorkMetrics,
  ...features.flatMap((feature) => ("metrics" in feature ? [feature.metrics] : [])),
];
