import type { Feature } from "../../feature.ts";
import { eraseOldAudit } from "./list-audit.ts";
import { auditPersonalData } from "./personal-data.ts";
import { auditHandlers } from "./routes.ts";

export const audit = {
  handlers: auditHandlers,
  daily: [eraseOldAudit],
  personalData: auditPersonalData,
} satisfies Feature;
