import { type ProducerInput, producerEstimate } from "@mec/energy";

self.addEventListener("message", ({ data }: MessageEvent<ProducerInput>) => {
  self.postMessage(producerEstimate(data));
});
