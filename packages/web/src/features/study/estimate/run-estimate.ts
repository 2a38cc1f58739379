import type { Estimate, EstimateInput } from "@mec/energy";

/** Computes an estimate beside the page, which stays quick; one that is no longer wanted is stopped. */
export function runEstimate(input: EstimateInput, signal: AbortSignal): Promise<Estimate> {
  const worker = new Worker(new URL("./estimate-worker.ts", import.meta.url), { type: "module" });
  const answer = new Promise<Estimate>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Estimate>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message || "The estimate's worker did not start"));
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  worker.postMessage(input);
  return answer.finally(() => worker.terminate());
}
