import { type OwnSaleInput, ownSale } from "@mec/energy";

self.addEventListener("message", ({ data }: MessageEvent<OwnSaleInput>) => {
  self.postMessage(ownSale(data));
});
