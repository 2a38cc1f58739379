import type { Feature } from "../../feature.ts";
import { signatoryHandlers } from "./routes.ts";

export const signatory = { handlers: signatoryHandlers } satisfies Feature;
