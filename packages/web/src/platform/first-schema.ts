import * as z from "zod";

/**
 * Importing this makes zod ready. A single schema, so that the build leaves out of it what it does not use.
 */
export const firstSchema = z.unknown();
