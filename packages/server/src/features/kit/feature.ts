import type { Feature } from "../../feature.ts";
import { drawKitArchive } from "./files.ts";
import { kitHandlers } from "./routes.ts";

export const kit = {
  handlers: kitHandlers,
  lanes: { kitArchive: "long", kitFile: "quick" },
  shortWorks: { drawKitArchive },
} satisfies Feature;
