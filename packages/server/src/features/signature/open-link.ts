import type { Tx } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { findLink, type Link, lockLink } from "./link-store.ts";
import { findPapersOf, holdProject, lockRequests } from "./paper-store.ts";
import { notFound, type ShownPaper, shownPapers } from "./session.ts";

/**
 * The link that a token opens. Tokens that open nothing are counted, so that nobody guesses for long.
 * @throws DomainError NOT_FOUND
 * @throws TooManyTries
 */
export async function openLink(deps: Deps, token: string, { ip }: Origin): Promise<Link> {
  await deps.limits.check("unknownLinksPerIp", ip);
  const link = await findLink(deps.db, token);
  if (link) return link;
  await deps.limits.count("unknownLinksPerIp", ip);
  throw notFound();
}

/**
 * The same for who acts: nobody else acts by this link, nor on what it lets sign, until the transaction ends.
 * @throws DomainError NOT_FOUND when it was revoked meanwhile, or has nothing to show: a link that opens nothing looks
 * like one that never was.
 */
export async function holdLink(
  deps: Deps,
  tx: Tx,
  { projectId, tokenHash }: Link,
  how: "shared" | "alone" = "shared",
): Promise<{ link: Link; shown: ShownPaper[] }> {
  if (!(await holdProject(tx, projectId, how))) throw notFound();
  const link = await lockLink(tx, tokenHash);
  if (!link) throw notFound();
  const now = deps.now();
  const before = shownPapers(await findPapersOf(tx, link), link, now);
  await lockRequests(
    tx,
    before.filter(({ status }) => status === "to-sign").map(({ requestId }) => requestId),
  );
  const shown = shownPapers(await findPapersOf(tx, link), link, now);
  if (shown.length === 0) throw notFound();
  return { link, shown };
}
