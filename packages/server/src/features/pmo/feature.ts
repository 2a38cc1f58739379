import type { Feature } from "../../feature.ts";
import { filesIn } from "../../meeting/stored-files.ts";
import { goingWithProject } from "../project/index.ts";
import { pmoPersonalData } from "./personal-data.ts";
import { pmoHandlers } from "./routes.ts";
import { tellUntoldFees } from "./save-fee.ts";
import { writeModel } from "./write-model.ts";

export const pmo = {
  handlers: pmoHandlers,
  daily: [tellUntoldFees],
  lanes: { pmoModel: "quick" },
  personalData: pmoPersonalData,
  heldFiles: [filesIn("pmo_file", ["storage_key"], goingWithProject)],
  shortWorks: { writeModel },
} satisfies Feature;
