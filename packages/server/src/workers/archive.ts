import { type Zippable, zipSync } from "fflate";

/** A zip of files held in memory. */
export const archive = (files: Zippable): Uint8Array => zipSync(files);
