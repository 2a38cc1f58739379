import type { Feature } from "../../feature.ts";
import { overviewHandlers } from "./routes.ts";

export const overview = { handlers: overviewHandlers } satisfies Feature;
