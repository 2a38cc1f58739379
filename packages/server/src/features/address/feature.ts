import type { Feature } from "../../feature.ts";
import { addressHandlers } from "./routes.ts";

export const address = { handlers: addressHandlers } satisfies Feature;
