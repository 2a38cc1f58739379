import type { CallInput, CallOutput } from "@mec/api";
import type { auditCalls } from "@mec/api/audit";
import { auditErasure } from "@mec/domain/audit";
import type { Actor, Deps } from "../../deps.ts";
import { eraseAuditBefore, findLines, findOwnLines, findShownTo, type Page } from "./audit-store.ts";

type Own = typeof auditCalls.listOwnAudit;
type All = typeof auditCalls.listAudit;

const linesOfPage = 25;
const pageOf = (query: { page?: number | undefined; pageSize?: number | undefined }): Page => ({
  page: query.page ?? 1,
  pageSize: query.pageSize ?? linesOfPage,
});

/** Who saw or changed what belongs to the person, and to whom documents that name him were shown to be signed. */
export async function listOwnAudit(
  { db }: Deps,
  query: CallInput<Own>["query"],
  actor: Actor,
): Promise<CallOutput<Own>> {
  const shownTo = await findShownTo(db, actor.id);
  return { ...(await findOwnLines(db, actor.id, pageOf(query))), ...(shownTo ? { shownTo } : {}) };
}

/**
 * The whole journal. Reading it is not recorded as a look at the people it names: each reading would add to
 * it.
 */
export const listAudit = (
  deps: Deps,
  { page, pageSize, ...filter }: CallInput<All>["query"],
): Promise<CallOutput<All>> => findLines(deps.db, filter, pageOf({ page, pageSize }));

/** Once a day: erases lines older than a year. */
export const eraseOldAudit = (deps: Deps): Promise<void> =>
  eraseAuditBefore(deps.db, auditErasure(deps.now()));
