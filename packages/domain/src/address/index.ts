export * from "./address.ts";
export * from "./beside-name.ts";
export * from "./commune.ts";
export * from "./distance.ts";
export * from "./map.ts";
export * from "./search-length.ts";
export * from "./territories.ts";
export * from "./territory-data.ts";
