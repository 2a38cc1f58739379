export { findContractsBeside } from "./contracts-beside.ts";
export { findPlantsToCome, findToldSellers } from "./told-sellers.ts";
