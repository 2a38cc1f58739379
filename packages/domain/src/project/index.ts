export * from "./bearer.ts";
export * from "./description.ts";
export * from "./gauge.ts";
export * from "./greatest-distance.ts";
export * from "./naming.ts";
export * from "./perimeter.ts";
export * from "./price.ts";
export * from "./pseudonym.ts";
/** @reference Each has its face in the web app. */
export { animalPseudonyms } from "./pseudonym-list.ts";
export * from "./public-geometry.ts";
export * from "./public-share.ts";
export * from "./repartition-key.ts";
export * from "./schemas.ts";
export * from "./short-code.ts";
export * from "./stage.ts";
export * from "./standing.ts";
export * from "./standing-area.ts";
