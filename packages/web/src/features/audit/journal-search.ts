import { auditCalls } from "@mec/api/audit";
import { type AuditKind, auditKinds } from "@mec/domain/audit";
import { emailSchema } from "@mec/domain/shared";
import { useSearchParams } from "react-router";
import * as z from "zod";
import { useAnswer } from "../../platform/answer.ts";

export const pageSize = 25;

export interface JournalSearch {
  readonly email: string;
  readonly kind: AuditKind | undefined;
  /** Days, YYYY-MM-DD; "" for none. */
  readonly from: string;
  readonly to: string;
  readonly page: number;
}

const day = z.iso.date().catch("");
const read = (search: URLSearchParams): JournalSearch => ({
  email: search.get("email") ?? "",
  kind: z
    .enum(auditKinds)
    .optional()
    .catch(undefined)
    .parse(search.get("kind") ?? undefined),
  from: day.parse(search.get("from")),
  to: day.parse(search.get("to")),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .catch(1)
    .parse(search.get("page") ?? 1),
});

/**
 * The search is kept in the page's address, so that it can be saved and sent. A new search starts at its
 * first page.
 */
export function useJournalSearch(): [JournalSearch, (change: Partial<JournalSearch>) => void] {
  const [params, setParams] = useSearchParams();
  const search = read(params);
  function change(given: Partial<JournalSearch>) {
    const next = { ...search, page: 1, ...given };
    const kept = Object.entries(next).filter(([key, value]) => value && !(key === "page" && value === 1));
    setParams(Object.fromEntries(kept.map(([key, value]) => [key, String(value)])), { replace: true });
  }
  return [search, change];
}

/** The journal, not asked for while a typed e-mail address is incomplete. */
export function useJournal({ email, kind, from, to, page }: JournalSearch) {
  const isWhole = email === "" || emailSchema.safeParse(email).success;
  const query = {
    page,
    pageSize,
    ...(email && isWhole ? { email } : {}),
    ...(kind ? { kind } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
  return useAnswer(auditCalls.listAudit, { query }, { enabled: isWhole, keepsFormer: true });
}
