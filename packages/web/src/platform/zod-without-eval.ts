import { config } from "zod/v4";

/**
 * zod as every file of the web app imports it (`vite.config.ts` puts this file in its place). By default zod
 * may make code from text, which the pages' content security policy forbids and the browser would report. It
 * decides when a schema is created, so it must be configured before any schema is.
 */
config({ jitless: true });

export * from "zod/v4";
