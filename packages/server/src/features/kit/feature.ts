import type { Feature } from "../../feature.ts";
import { kitHandlers } from "./routes.ts";

export const kit = {
  handlers: kitHandlers,
  lanes: { kitArchive: "long", kitFile: "quick" },
} satisfies Feature;
