import type { ParticipantDocument, ParticipantDocuments } from "@mec/api/document";
import {
  type DocumentKind,
  isInFlight,
  listedPerson,
  missingOf,
  participantPlace,
  plantOfTerms,
} from "@mec/domain/document";
import { contractToEnd, isSameParticipant, type Participant, toldToEnd } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { identifierDoubt, lacksDeliberation } from "@mec/domain/signatory";
import type { Paging } from "../../answering.ts";
import type { Actor, Deps } from "../../deps.ts";
import type { Retrying } from "../../jobs/queue.ts";
import { findPayment } from "../application/index.ts";
import { findCounted } from "../service/index.ts";
import { findSoldToThemselves } from "../signatory/reads.ts";
import { leavingSellersText, retractedContract } from "./choice.ts";
import {
  type DocumentHolder,
  type DocumentState,
  documentStates,
  heldUntilOf,
  holdersOf,
  isUnsold,
  participantOf,
} from "./document-states.ts";
import { type ConsumerContract, findContracts, findOwnDocuments } from "./document-store.ts";
import { findFormerMeter } from "./former-meter.ts";
import { findNamedOtherwise } from "./named-otherwise.ts";
import { ownSellerOf } from "./own-sale.ts";
import { findConsumerIds, findConsumers, findParticipation, type Producer } from "./participant-store.ts";
import { loadSources, type ProjectSources } from "./project-sources.ts";
import { isReader, type Reader, signatureLink } from "./reader.ts";
import { findSaleBilling } from "./sale-billing.ts";
import { saidBy, toldOfBuyer } from "./sale-said.ts";
import { findApart } from "./sales/apart.ts";
import { findDepartedSellers } from "./sales/departed-sellers.ts";
import { findRetractedSales } from "./sales/reads.ts";
import { findFirstDays } from "./sales/starts/first-days.ts";
import { findKnownSigners, type KnownSigner } from "./signature-store.ts";
import { findTermsFor, termsOf } from "./terms-store.ts";

/** Whether handing the document over, or the mail to its next signer, has failed and will be tried again. */
function isDelayed(
  { row, status }: DocumentState,
  signers: readonly KnownSigner[],
  retrying: Retrying,
): boolean {
  if (!row || !isInFlight(status)) return false;
  if (status === "IN_TRANSIT") return retrying.documentIds.has(row.id);
  const next = signers.find(({ signedAt }) => signedAt === null);
  return next !== undefined && retrying.hasMailTo(next.email);
}

/** Why a document that all had signed is to be sent anew. */
const reasonOfFormer = ([document]: DocumentState["former"]): string | null =>
  document
    ? `Signé par tous pour un autre numéro de PDL (${document.named.prm})\u00a0: à signer à nouveau pour celui d’aujourd’hui.`
    : null;

/** Whose contracts come to nobody any more: the owner alone reads that somebody has asked to leave. */
function leavingReason(
  sources: ProjectSources,
  { leaving }: DocumentState,
  holder: DocumentHolder,
  kind: DocumentKind,
): string | null {
  const own =
    kind === "salesContract" &&
    holder.kind === "producer" &&
    (holder.point.isLeaving || heldUntilOf(holder.point, sources) !== null);
  const sellers = own ? [holder.point.pointId] : leaving;
  return sellers.length > 0 ? leavingSellersText(sources, sellers) : null;
}

interface Told {
  readonly reader: Reader;
  readonly retrying: Retrying;
  /** Whose contract is not made, as he has asked to leave. */
  readonly leavingText: string | null;
}

function toDocument(
  deps: Deps,
  state: DocumentState,
  signersOf: ReadonlyMap<string, readonly KnownSigner[]>,
  { reader, retrying, leavingText }: Told,
): ParticipantDocument {
  const { row, status, gaps, signed, before, isRetracted, former } = state;
  const signers = signersOf.get(row?.id ?? "") ?? [];
  const signedBefore = before.flatMap(({ id }) => signersOf.get(id)?.[0]?.requestId ?? []);
  const reason = row?.reason ?? (isRetracted ? retractedContract : reasonOfFormer(former));
  return {
    id: row?.id ?? null,
    status,
    missing: missingOf(gaps),
    gaps: [...gaps],
    alreadySigned: signed,
    signatureId: signers[0]?.requestId ?? null,
    signatureLink: signatureLink(deps, signers, reader),
    signUntil: isInFlight(status) ? (signers[0]?.expiresAt.toISOString() ?? null) : null,
    asksEarlySupply: signers[0]?.asksEarlySupply ?? null,
    fileName: row?.fileName ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    reason: [reason, reader.place === "project" ? leavingText : null].filter(Boolean).join("\n") || null,
    isDelayed: isDelayed(state, signers, retrying),
    signers: signers.map((signer) => {
      const { name, role, signedAt, address } = signer;
      return { name, role, signedAt, address, isReader: isReader(signer, reader) };
    }),
    ...(signedBefore.length > 0 && { signedBefore }),
  };
}

/** Whose number would be printed beside a consumer's, and seems wrong: of the plants that a contract can name. */
const doubtedSellers = ({ producers }: ProjectSources) =>
  producers.flatMap(({ prm, identity, isLeaving, ...point }) => {
    const doubt = prm === "" || isLeaving ? null : identifierDoubt(identity);
    return doubt === null ? [] : [{ name: participantPlace(identity, point.pointName), doubt }];
  });

/** Of consumers, whether nobody sells to them but their own body. */
async function soldToThemselves({ db }: Deps, { project }: ProjectSources, consumerIds: readonly string[]) {
  const own = await findSoldToThemselves(db, project.id, consumerIds);
  return (pointId: string) => (own.has(pointId) ? { paysNobody: true as const } : {});
}

/** What the owner reads of a plant beside its documents. */
function toldOfSeller(producer: Producer, ofTerms: Producer | null, day: string) {
  const toEnd = producer.contracted && contractToEnd(producer.contracted, day);
  return {
    isInTerms: producer.pointId === ofTerms?.pointId,
    ...(toEnd ? toldToEnd(toEnd) : { contractToEnd: null }),
    hasSaid: saidBy(producer),
  };
}

async function describe(
  deps: Deps,
  sources: ProjectSources,
  holders: readonly DocumentHolder[],
  { reader, contracts }: { reader: Reader; contracts?: readonly ConsumerContract[] },
): Promise<ParticipantDocuments[]> {
  const signers = await findKnownSigners(
    deps.db,
    sources.documents.map(({ id }) => id),
  );
  const retrying = await deps.queue.retrying();
  const stateOf = documentStates(sources, contracts);
  const sellerDoubts = doubtedSellers(sources);
  const consumerIds = holders.flatMap(({ kind, point }) => (kind === "consumer" ? point.pointId : []));
  const terms =
    reader.place === "project" ? await findTermsFor(deps.db, sources.project.id, consumerIds) : [];
  const countedOf = await findCounted(
    deps.db,
    sources.project.id,
    reader.place === "project" ? consumerIds : [],
  );
  const paysNobody = await soldToThemselves(deps, sources, reader.place === "project" ? consumerIds : []);
  const otherwise = await findNamedOtherwise(deps.db, sources, holders);
  const ofTerms = plantOfTerms(sources.producers, sources.ownerId);
  const today = dayInParis(deps.now());
  return holders.map((holder) => {
    const documentOf = (kind: DocumentKind) => {
      const state = stateOf(holder, kind);
      const leavingText = leavingReason(sources, state, holder, kind);
      return toDocument(deps, state, signers, { reader, retrying, leavingText });
    };
    const sale = stateOf(holder, "salesContract");
    return {
      ...participantOf(holder),
      name: listedPerson(holder.point),
      pointName: participantPlace(holder.point.identity, holder.point.pointName),
      applicationStatus: holder.point.applicationStatus,
      // Who takes part types his body's number himself: he would read who sells.
      ownSeller: reader.place === "project" ? ownSellerOf(holder, sources) : null,
      lacksDeliberation: lacksDeliberation(holder.point.identity),
      identifierDoubt: identifierDoubt(holder.point.identity),
      ...otherwise(holder),
      ...(isUnsold(sale) && { isUnsold: true }),
      ...paysNobody(holder.point.pointId),
      ...(reader.place === "project" && holder.kind === "consumer"
        ? {
            sellerDoubts,
            counted: countedOf(holder.point.pointId),
            ...toldOfBuyer(sources, holder, sale, termsOf(terms, participantOf(holder))),
          }
        : {}),
      ...(reader.place === "project" && holder.kind === "producer"
        ? toldOfSeller(holder.point, ofTerms, today)
        : {}),
      bulletin: documentOf("bulletin"),
      accord: documentOf("accord"),
      salesContract: documentOf("salesContract"),
    };
  });
}

/** A part of the participants' list: the consumers first, the oldest first, then the producers. */
async function listPart(
  deps: Deps,
  account: Actor,
  projectId: string,
  part: { readonly limit: number; readonly offset: number },
): Promise<{ items: ParticipantDocuments[]; total: number }> {
  const { ids, total } = await findConsumerIds(deps.db, projectId, part);
  const shared = await loadSources(deps.db, { projectId, today: dayInParis(deps.now()) }, []);
  const after = Math.max(0, part.offset - total);
  const producers = shared.producers.slice(after, after + part.limit - ids.length);
  const consumers = await findConsumers(deps.db, projectId, ids);
  const sources = {
    ...shared,
    consumers,
    documents: await findOwnDocuments(deps.db, projectId, [
      ...ids,
      ...producers.map(({ pointId }) => pointId),
    ]),
    retracted: await findRetractedSales(deps.db, projectId, ids),
    apart: await findApart(deps.db, projectId, consumers),
  };
  const reader = { account, place: "project", id: projectId } as const;
  const contracts = await findContracts(deps.db, projectId);
  const items = await describe(deps, sources, holdersOf({ ...sources, producers }), { reader, contracts });
  return { items, total: total + shared.producers.length };
}

/**
 * Each participant of a project and where his three documents stand: one page, or a bare list of the first
 * ones.
 */
export async function listDocuments(
  deps: Deps,
  actor: Actor,
  projectId: string,
  { part, tellRest }: Paging,
): Promise<ParticipantDocuments[]> {
  const { items, total } = await listPart(deps, actor, projectId, part);
  tellRest({ total });
  return items;
}

/** What concerns a consumer alone who reads his own documents. */
async function ofOwnConsumer({ db, now }: Deps, projectId: string, pointId: string) {
  const [{ departed, isSold }, own, starts] = await Promise.all([
    findDepartedSellers(db, { projectId, consumptionPointId: pointId }),
    findSoldToThemselves(db, projectId, [pointId]),
    findFirstDays(db, projectId, { pointIds: [pointId], now: now() }),
  ]);
  return {
    ...(own.has(pointId) && { isOwnSale: true }),
    ...(departed.length > 0 && { departedSellers: departed, isSold }),
    ...starts.get(pointId),
  };
}

async function ofOwnProducer({ db }: Deps, projectId: string, pointId: string) {
  const saleBilling = await findSaleBilling(db, projectId, pointId);
  return saleBilling === null ? {} : { saleBilling };
}

/** The documents of a participant in the project that he takes part in; null when he takes part in none. */
export async function getParticipantDocuments(
  deps: Deps,
  account: Actor,
  participant: Participant,
): Promise<ParticipantDocuments | null> {
  const projectId = await findParticipation(deps.db, participant);
  if (projectId === null) return null;
  const { kind: place, id } = participant;
  const sources = await loadSources(deps.db, { projectId, today: dayInParis(deps.now()) }, [id]);
  const holders = holdersOf(sources).filter((holder) =>
    isSameParticipant(participantOf(holder), participant),
  );
  const reader = { account, place, id };
  const [[documents], ofOwn, formerMeter, payment] = await Promise.all([
    describe(deps, sources, holders, { reader }),
    place === "consumer" ? ofOwnConsumer(deps, projectId, id) : ofOwnProducer(deps, projectId, id),
    findFormerMeter(deps.db, { projectId, participant }),
    findPayment(deps.db, { projectId, participant, now: deps.now() }),
  ]);
  return documents ? { ...documents, ...ofOwn, ...(formerMeter && { formerMeter }), payment } : null;
}
