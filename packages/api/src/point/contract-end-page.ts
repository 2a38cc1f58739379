import { pointPages } from "./pages.ts";

const hash = "contract-end";
export const contractEndHash = `#${hash}`;

/** Where the holder of a plant says when its purchase contract ends, or says it otherwise. */
export const contractEndPage = (productionPointId: string): string =>
  pointPages.producerStep.to({ step: "typology" }, { query: { productionPointId }, hash });
