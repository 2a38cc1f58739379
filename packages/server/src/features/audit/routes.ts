import type { auditCalls } from "@mec/api/audit";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { listAudit, listOwnAudit } from "./list-audit.ts";

export function auditHandlers(deps: Deps): HandlersOf<typeof auditCalls> {
  return {
    listOwnAudit: ({ query, actor }) => listOwnAudit(deps, query, actor),
    listAudit: ({ query }) => listAudit(deps, query),
  };
}
