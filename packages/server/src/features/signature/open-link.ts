import type { Tx } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { findLink, type Link, lockLink } from "./link-store.ts";
import { findPapersOf, holdProject, lockRequests, type SignerPaper } from "./paper-store.ts";
import { notFound, type ShownPaper, shownPapers, waitsForAddress } from "./session.ts";

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

/** A link, locked for the person who acts by it. */
export interface HeldLink {
  readonly link: Link;
  /** The papers that he may be shown. */
  readonly shown: ShownPaper[];
  /** The papers that wait for the reader of the mailbox to say that he is the person named. */
  readonly asking: SignerPaper[];
}

async function findOpened(deps: Deps, tx: Tx, link: Link): Promise<HeldLink> {
  const now = deps.now();
  const papers = await findPapersOf(tx, link);
  return {
    link,
    shown: shownPapers(papers, link, now),
    asking: link.expiresAt > now ? papers.filter((paper) => waitsForAddress(paper, now)) : [],
  };
}

/**
 * Opens the link for an action: until the transaction ends nobody else acts by it, nor on the papers it may
 * sign.
 * @throws DomainError NOT_FOUND when it was revoked meanwhile, or has nothing to show: a link that opens
 * nothing looks like one that never existed.
 */
export async function holdLink(
  deps: Deps,
  tx: Tx,
  { projectId, tokenHash }: Link,
  how: "shared" | "alone" = "shared",
): Promise<HeldLink> {
  if (!(await holdProject(tx, projectId, how))) throw notFound();
  const link = await lockLink(tx, tokenHash);
  if (!link) throw notFound();
  const before = await findOpened(deps, tx, link);
  const toSign = before.shown.filter(({ status }) => status === "to-sign");
  await lockRequests(
    tx,
    [...toSign, ...before.asking].map(({ requestId }) => requestId),
  );
  const held = await findOpened(deps, tx, link);
  if (held.shown.length + held.asking.length === 0) throw notFound();
  return held;
}
