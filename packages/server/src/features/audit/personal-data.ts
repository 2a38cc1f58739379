import type { PersonalData } from "../../meeting/personal-data.ts";
import { anonymiseAudit, readAllOwnLines } from "./audit-store.ts";

export const auditPersonalData = {
  inWords: ["journal de qui a vu ou changé ce qui vous concerne, depuis 12\u00a0mois"],
  read: async ({ db }, { id }) => ({ journal: await readAllOwnLines(db, id) }),
  erase: anonymiseAudit,
} satisfies PersonalData;
