import type { Estimate, EstimateInput } from "@mec/energy";
import { askWorker } from "../../../platform/ask-worker.ts";

export function runEstimate(input: EstimateInput, signal: AbortSignal): Promise<Estimate> {
  const worker = new Worker(new URL("./estimate-worker.ts", import.meta.url), { type: "module" });
  return askWorker(worker, input, signal);
}
