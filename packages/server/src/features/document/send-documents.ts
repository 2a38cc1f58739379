import { randomUUID } from "node:crypto";
import type { DocumentResult, DocumentSending } from "@mec/api/document";
import {
  blankPriceText,
  type DocumentKind,
  leavesBlank,
  serviceOfKind,
  statusAfter,
} from "@mec/domain/document";
import { type Participant, participantKey } from "@mec/domain/point";
import type { ServiceGroup } from "@mec/domain/service";
import { dayInParis } from "@mec/domain/shared";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import type { DocumentContent } from "../../documents/to-sign/content.ts";
import { hasUntoldBefore } from "../application/reads.ts";
import { findFeeAmounts } from "../pmo/reads.ts";
import { countOrLeave } from "../service/index.ts";
import {
  choose,
  doneResult,
  inChunks,
  refusalOf,
  refusedResult,
  soldWithConsumers,
  strangerResult,
} from "./choice.ts";
import { contentOf, referenceOf } from "./document-content.ts";
import {
  type DocumentHolder,
  type DocumentState,
  documentStates,
  isHeldBack,
  isSaleToFollow,
  isSeller,
  participantOf,
} from "./document-states.ts";
import { insertDocuments, lockProject, type NewDocument, supersede } from "./document-store.ts";
import { documentFileName } from "./files/file-name.ts";
import { isOwnSale } from "./own-sale.ts";
import { loadSources, type ProjectSources } from "./project-sources.ts";
import { saleOfNext } from "./sale-said.ts";
import { findTermsFor, type KeptTerms, termsOf } from "./terms-store.ts";

interface Sending {
  readonly projectId: string;
  readonly kinds: readonly DocumentKind[];
  readonly participants: readonly Participant[];
}

interface SentDocument extends NewDocument {
  readonly data: DocumentContent;
}

interface Verdict {
  readonly holder: DocumentHolder;
  readonly kind: DocumentKind;
  readonly state: DocumentState;
  /** Why the document is not sent; null when it is. */
  readonly refusal: string | null;
}

interface Read {
  readonly sources: ProjectSources;
  readonly terms: readonly KeptTerms[];
}

/** Whether the contract of a consumer would leave its price to be written. */
function isBlank({ sources, terms }: Read, { next }: DocumentState, holder: DocumentHolder): boolean {
  if (holder.kind !== "consumer") return false;
  const said = termsOf(terms, participantOf(holder));
  return leavesBlank(saleOfNext(sources, holder.point, { terms: said, next }));
}

function judge(read: Read, state: DocumentState, holder: DocumentHolder, kind: DocumentKind): Verdict {
  const verdict = (refusal: string | null) => ({ holder, kind, state, refusal });
  if (isSeller(holder, kind)) return verdict(soldWithConsumers);
  const mayGo = statusAfter(state.status, "send") !== null && state.gaps.length === 0 && !isHeldBack(state);
  if (!mayGo) return verdict(refusalOf(read.sources, state));
  return verdict(kind === "salesContract" && isBlank(read, state, holder) ? blankPriceText : null);
}

/**
 * The kinds of documents to send to a participant: in a whole set a producer's sales contract is left out, since it
 * is sent with each consumer's, and that of a body with itself.
 */
function kindsFor(
  holder: DocumentHolder,
  kinds: readonly DocumentKind[],
  isSoldToItself: (holder: DocumentHolder) => boolean,
): readonly DocumentKind[] {
  if (kinds.length === 1) return kinds;
  return kinds.filter(
    (kind) => !isSeller(holder, kind) && !(kind === "salesContract" && isSoldToItself(holder)),
  );
}

/** The documents to send, each with its content from now on. */
function newDocuments(
  { sources, terms }: Read,
  leaving: readonly Verdict[],
  { date, stateOf }: { date: Date; stateOf: ReturnType<typeof documentStates> },
): SentDocument[] {
  const selling = new Set(leaving.flatMap(({ kind, holder }) => (kind === "salesContract" ? holder : [])));
  const follows = (holder: DocumentHolder): boolean => {
    const sale = stateOf(holder, "salesContract");
    const isToCome = isSaleToFollow(sale) && !isOwnSale(sources, holder, sale);
    return holder.kind === "consumer" && !selling.has(holder) && isToCome;
  };
  return leaving.map(({ holder, kind, state: { next } }) => {
    const id = randomUUID();
    const participant = participantOf(holder);
    const wanted = {
      kind,
      holder,
      date,
      next,
      isSaleToFollow: follows(holder),
      reference: referenceOf(kind, id),
    };
    return {
      participant,
      id,
      projectId: sources.project.id,
      kind,
      status: "IN_TRANSIT",
      data: contentOf(sources, { ...wanted, terms: termsOf(terms, participant) }),
      fileName: documentFileName(kind, holder),
    };
  });
}

/**
 * Counts a sending once for each consumption point and service, whatever is sent again.
 * @returns the services that could not be counted.
 */
async function countSending(
  deps: Deps,
  tx: Tx,
  sources: ProjectSources,
  documents: readonly NewDocument[],
): Promise<ServiceGroup[]> {
  const uncounted: ServiceGroup[] = [];
  for (const kind of new Set(documents.map((document) => document.kind))) {
    const consumptionPointIds = documents.flatMap((document) =>
      document.kind === kind && document.participant.kind === "consumer" ? [document.participant.id] : [],
    );
    if (consumptionPointIds.length === 0) continue;
    const group = serviceOfKind[kind];
    const isCounted = await countOrLeave(tx, deps, {
      accountId: sources.ownerId,
      projectId: sources.project.id,
      group,
      consumptionPointIds,
      now: deps.now(),
    });
    if (!isCounted) uncounted.push(group);
  }
  return uncounted;
}

/** The mailbox of who signs a document first, as it names him; the participant's own key where it names nobody. */
function firstSigner({ data, participant }: SentDocument): string {
  const identity = data.kind === "salesContract" ? data.consumer : data.participant;
  return identity?.email.toLowerCase() ?? participantKey(participant);
}

/**
 * One event per person who signs first: the documents of all his places are made, and announced by one mail, together. Where one of
 * them was not told yet what is asked otherwise than he read, that mail goes first.
 */
async function emitSending(
  deps: Deps,
  tx: Tx,
  documents: readonly SentDocument[],
  { projectId, isUntold }: { readonly projectId: string; readonly isUntold: boolean },
): Promise<void> {
  const sets = new Map<string, string[]>();
  for (const document of documents) {
    const key = firstSigner(document);
    sets.set(key, [...(sets.get(key) ?? []), document.id]);
  }
  if (isUntold) {
    const told = { projectId, ...leavingOf(documents), documents: [...sets.values()] };
    return deps.queue.emit(tx, { type: "signers-to-tell", ...told });
  }
  const events = [...sets.values()].map((documentIds) => ({
    type: "document-to-prepare" as const,
    documentIds,
  }));
  await deps.queue.emit(tx, ...events);
}

const leavingOf = (documents: readonly NewDocument[]) => ({
  pointIds: [...new Set(documents.map(({ participant }) => participant.id))],
  documentIds: documents.map(({ id }) => id),
});

async function findUntold(tx: Tx, projectId: string, documents: readonly NewDocument[]): Promise<boolean> {
  const { membership, entrance } = (await findFeeAmounts(tx, [projectId]))(projectId);
  const dues = { yearly: membership ?? 0, once: entrance };
  return hasUntoldBefore(tx, { projectId, ...leavingOf(documents), dues });
}

async function sendIn(
  deps: Deps,
  tx: Tx,
  { projectId, kinds, participants }: Sending,
  actor: Actor,
): Promise<DocumentSending> {
  const now = deps.now();
  await lockProject(tx, projectId);
  const sources = await loadSources(
    tx,
    { projectId, today: dayInParis(now) },
    participants.map(({ id }) => id),
  );
  const stateOf = documentStates(sources);
  const { holders, strangers } = choose(sources, participants);
  const isSoldToItself = (holder: DocumentHolder) =>
    isOwnSale(sources, holder, stateOf(holder, "salesContract"));
  const consumerIds = holders.flatMap(({ kind, point }) => (kind === "consumer" ? point.pointId : []));
  const read = { sources, terms: await findTermsFor(tx, projectId, consumerIds) };
  const verdicts = holders.flatMap((holder) =>
    kindsFor(holder, kinds, isSoldToItself).map((kind) => judge(read, stateOf(holder, kind), holder, kind)),
  );
  const leaving = verdicts.filter(({ refusal }) => refusal === null);
  const documents = newDocuments(read, leaving, { date: now, stateOf });
  const replaced = leaving.flatMap(({ state, kind }) => [
    ...(state.row ? [state.row.id] : []),
    // A contract for the former meter binds until all have signed the new one.
    ...(kind === "salesContract" ? [] : state.former.map(({ id }) => id)),
  ]);
  await supersede(tx, replaced, now);
  await insertDocuments(tx, documents, { authorId: actor.id, now });
  const uncounted = await countSending(deps, tx, sources, documents);
  const isUntold = await findUntold(tx, projectId, documents);
  await emitSending(deps, tx, documents, { projectId, isUntold });
  const results = [
    ...verdicts.map(({ holder, kind, state, refusal }) =>
      refusal === null ? doneResult(holder, kind, "IN_TRANSIT") : refusedResult(holder, kind, state, refusal),
    ),
    ...strangers.flatMap((stranger) => kinds.map((kind) => strangerResult(stranger, kind))),
  ];
  return { results, uncounted };
}

/**
 * Sends documents to sign: those that are ready are sent, the others answer why not. Of two calls at once the
 * second finds what the first has sent. A document that could not be counted is sent all the same, and
 * counted later.
 * @throws DomainError PLAN_MISSING when the owner gives up a service at that very moment.
 */
export async function sendDocuments(
  deps: Deps,
  projectId: string,
  kinds: readonly DocumentKind[],
  participants: readonly Participant[],
  actor: Actor,
): Promise<DocumentSending> {
  const results: DocumentResult[] = [];
  const uncounted = new Set<ServiceGroup>();
  for (const chunk of inChunks(participants)) {
    const sending = { projectId, kinds, participants: chunk };
    const sent = await inTransaction(deps.db, (tx) => sendIn(deps, tx, sending, actor));
    results.push(...sent.results);
    for (const group of sent.uncounted) uncounted.add(group);
  }
  return { results, uncounted: [...uncounted] };
}
