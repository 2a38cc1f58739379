import type { Feature } from "../feature.ts";
import * as faces from "./faces.ts";

/** All features, by name. */
export const features = Object.values(faces) satisfies readonly Feature[];
