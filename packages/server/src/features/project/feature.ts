import type { Feature } from "../../feature.ts";
import { projectRelations } from "./access.ts";
import { eraseOldChanges } from "./changes.ts";
import { projectPersonalData } from "./personal-data.ts";
import { publishWaiting } from "./publish-waiting.ts";
import { projectHandlers } from "./routes.ts";
import { projectFiles } from "./stored-files.ts";
import { eraseUnconfirmed } from "./unconfirmed.ts";
import { projectReactions } from "./visitors/mails.ts";

export const project = {
  handlers: projectHandlers,
  relations: { project: projectRelations },
  reactions: projectReactions,
  moments: { "confirming-address": (deps, tx, { accountId }) => publishWaiting(deps, tx, accountId) },
  daily: [eraseUnconfirmed, eraseOldChanges],
  lanes: { greatestKm: "quick", judgeReach: "quick", makeClusters: "quick", picture: "quick" },
  personalData: projectPersonalData,
  heldFiles: projectFiles,
} satisfies Feature;
