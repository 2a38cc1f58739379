import { type Zippable, zipSync } from "fflate";

/** A zip of files that are held whole. */
export const archive = (files: Zippable): Uint8Array => zipSync(files);
