export { kitArchive } from "./archive.ts";
export type { KitData } from "./data.ts";
export { kitFile } from "./files.ts";
