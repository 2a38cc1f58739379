import type { Tx } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { findLink, type Link, lockLink } from "./link-store.ts";
import { findPlacesOf, holdProject, lockRequests, type SignerPlace } from "./place-store.ts";
import { notFound, type ShownPlace, shownPlaces, waitsForAddress } from "./session.ts";

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
  /** The documents that he may be shown. */
  readonly shown: ShownPlace[];
  /** The documents that wait for the reader of the mailbox to say that he is the person named. */
  readonly asking: SignerPlace[];
}

async function findOpened(deps: Deps, tx: Tx, link: Link): Promise<HeldLink> {
  const now = deps.now();
  const places = await findPlacesOf(tx, link);
  return {
    link,
    shown: shownPlaces(places, link, now),
    asking: link.expiresAt > now ? places.filter((place) => waitsForAddress(place, now)) : [],
  };
}

/**
 * Opens the link for an action: until the transaction ends nobody else acts by it, nor on the documents it
 * may sign.
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
