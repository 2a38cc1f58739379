import type { Feature } from "../../feature.ts";
import { storageHandlers } from "./routes.ts";

export const storage = { handlers: storageHandlers } satisfies Feature;
