import { type EstimateInput, estimate } from "@mec/energy";

/** One question, one answer; an exception of the engine reaches the page as the worker's error. */
self.addEventListener("message", ({ data }: MessageEvent<EstimateInput>) => {
  self.postMessage(estimate(data));
});
