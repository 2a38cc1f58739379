import {
  cameBack,
  contractNext,
  type DocumentFacts,
  type DocumentKind,
  type DocumentStatus,
  type Gap,
  gapsOf,
  hasOwn,
  isSigned,
  type KeptDocumentStatus,
  missingOf,
  type NextContract,
  producerContractStatus,
  readDocumentStatus,
  sellersAfterFirst,
  sellersLeaving,
} from "@mec/domain/document";
import { heldUntil, isSameParticipant, type Participant, participantKey } from "@mec/domain/point";
import type { ConsumerContract, DocumentRow } from "./document-store.ts";
import type { Consumer, Producer } from "./participant-store.ts";
import type { ProjectSources } from "./project-sources.ts";

/** The participant whose documents these are. */
export type DocumentHolder =
  | { readonly kind: "consumer"; readonly point: Consumer }
  | { readonly kind: "producer"; readonly point: Producer };

export const participantOf = ({ kind, point: { pointId } }: DocumentHolder): Participant => ({
  kind,
  id: pointId,
});

/** Whether a document is one of this participant's own. */
export const isOf = (participant: Participant, document: Pick<DocumentRow, "participant">): boolean =>
  document.participant !== null && isSameParticipant(document.participant, participant);

/** The consumers, then the producers, each the oldest first. */
export const holdersOf = ({ consumers, producers }: ProjectSources): DocumentHolder[] => [
  ...consumers.map((point) => ({ kind: "consumer", point }) as const),
  ...producers.map((point) => ({ kind: "producer", point }) as const),
];

/** A producer has no sales contract of his own: he signs the consumers'. */
export const isSeller = (holder: DocumentHolder, kind: DocumentKind): boolean => !hasOwn(holder.kind, kind);

/** The last day of the purchase contract that keeps a plant from sharing for more than a year; null where none does. */
export const heldUntilOf = ({ contracted }: Producer, { today }: Pick<ProjectSources, "today">) =>
  contracted && heldUntil(contracted, today);

const sideOf = ({ pointId, identity, power, prm, isVatSaid, salesStatus, isLeaving }: Producer) => ({
  pointId,
  signatory: identity !== null,
  power: power !== null,
  prm: prm !== "",
  vat: isVatSaid,
  isElsewhere: salesStatus === "IGNORED",
  isLeaving,
});

/** Those who sell, as one consumer's contracts name them. */
type Selling = Pick<ProjectSources, "producers" | "apart" | "today">;

const sidesOf = ({ producers, apart, today }: Selling, consumer: string) =>
  producers.map((one) => ({
    ...sideOf(one),
    isHeld: heldUntilOf(one, { today }) !== null,
    isApart: apart.get(consumer)?.includes(one.pointId) ?? false,
  }));

const factsOf = (
  shared: ProjectSources["shared"],
  holder: DocumentHolder,
  producers: readonly Producer[],
): DocumentFacts => ({
  ...shared,
  signatory: holder.point.identity !== null,
  prm: holder.point.prm !== "",
  vat: holder.kind === "consumer" || holder.point.isVatSaid,
  producers: (holder.kind === "producer" ? [holder.point] : producers).map(sideOf),
});

export interface DocumentState {
  /** The living row; null while the document was neither sent nor set aside. Of contracts it is the one shown. */
  readonly row: DocumentRow | null;
  readonly status: DocumentStatus;
  /** What keeps the document from being sent, or sent again; nothing once it is on its way. */
  readonly gaps: readonly Gap[];
  /** Of a consumer's contract: whom one that is sent now is made with; null where none is to be made. */
  readonly next: NextContract | null;
  /** How many contracts of a consumer all have signed, whatever the one shown. */
  readonly signed: number;
  /** Those of them that are not the one shown. */
  readonly before: readonly DocumentRow[];
  /** Whether one more would be made, had he not retracted from it. */
  readonly isRetracted: boolean;
  /** Those that all have signed for a meter that he no longer has: another is to be signed. */
  readonly former: readonly DocumentRow[];
  /** The producers who have asked to leave, or share but in years, and whom the next contract would name otherwise; of a plant's own documents, the plant. */
  readonly leaving: readonly string[];
}

/** Whether a consumer's next contract is made with nobody, or a plant's own documents wait, as who would sell has asked to leave or shares but in years. */
export const isHeldBack = ({ next, leaving }: Pick<DocumentState, "next" | "leaving">): boolean =>
  next === null && leaving.length > 0;

/** The same of who has none: none comes to him, unless another producer does. */
export const isUnsold = (state: Pick<DocumentState, "next" | "leaving" | "signed">): boolean =>
  isHeldBack(state) && state.signed === 0;

/** Neither on its way nor settled. */
const maySend: readonly DocumentStatus[] = ["NOT-READY", "READY", "DECLINED", "EXPIRED", "ERROR"];

function stateOf(
  row: DocumentRow | null,
  status: DocumentRow["status"] | null,
  gaps: readonly Gap[],
  rest: Partial<Omit<DocumentState, "row" | "status" | "gaps">> = {},
): DocumentState {
  const shown =
    status ?? readDocumentStatus({ id: row?.id ?? null, status: row?.status ?? null }, missingOf(gaps));
  const none = { next: null, signed: 0, before: [], isRetracted: false, former: [], leaving: [] };
  const state = { row, status: shown, gaps: maySend.includes(shown) ? gaps : [], ...none, ...rest };
  if (!isHeldBack(state)) return state;
  // Nothing that anybody could complete keeps it back.
  return { ...state, status: row ? shown : "NOT-READY", gaps: [] };
}

/**
 * Which of a consumer's contracts is shown: the one that is not signed yet, else the next to make, which has no row, else
 * the last that all have signed.
 */
function shownContract(rows: readonly DocumentRow[], next: NextContract | null): DocumentRow | null {
  const open = rows.filter(({ status }) => !isSigned(status)).at(-1);
  // One that came back, and whose sellers have left since, is not to be signed any more.
  const isOver = open !== undefined && cameBack(open.status) && next === null;
  if (open && !isOver) return open;
  return next ? null : (rows.filter(({ status }) => isSigned(status)).at(-1) ?? open ?? null);
}

/** The contracts of a project's consumers. */
const contractsAmong = (documents: readonly DocumentRow[]): ConsumerContract[] =>
  documents.filter(({ kind, participant }) => kind === "salesContract" && participant?.kind === "consumer");

/**
 * Where a producer's sales contracts stand: those of the consumers to whom he sells.
 * @param own the status of his own row, which the owner writes when his sales are settled elsewhere
 */
function sellerStatus(
  pointId: string,
  own: KeptDocumentStatus | null,
  contracts: readonly ConsumerContract[],
): KeptDocumentStatus | null {
  const his = contracts.filter(({ sellers }) => sellers.includes(pointId));
  return producerContractStatus(
    own,
    his.map(({ status }) => status),
  );
}

/** `sellerStatus` among the documents of a project. */
export const sellerStatusAmong = (
  pointId: string,
  own: KeptDocumentStatus | null,
  documents: readonly DocumentRow[],
): KeptDocumentStatus | null => sellerStatus(pointId, own, contractsAmong(documents));

/**
 * A function that finds the state of one document of one participant without searching the list.
 * @param contracts where the contracts of all the consumers stand, when not all are among the documents
 */
export function documentStates(
  sources: ProjectSources,
  contracts: readonly ConsumerContract[] = contractsAmong(sources.documents),
) {
  const keyOf = (participant: Participant, kind: DocumentKind) => `${participantKey(participant)} ${kind}`;
  const rows = new Map<string, DocumentRow[]>();
  for (const row of sources.documents) {
    if (!row.participant) continue;
    const key = keyOf(row.participant, row.kind);
    rows.set(key, [...(rows.get(key) ?? []), row]);
  }
  return (holder: DocumentHolder, kind: DocumentKind): DocumentState => {
    const all = rows.get(keyOf(participantOf(holder), kind)) ?? [];
    const own = all.filter(({ isOfFormerMeter }) => !isOfFormerMeter);
    const former = all.filter(({ isOfFormerMeter }) => isOfFormerMeter);
    const [row = null] = own;
    if (kind !== "salesContract") {
      const isHeld = holder.kind === "producer" && heldUntilOf(holder.point, sources) !== null;
      const leaving = isHeld ? [holder.point.pointId] : [];
      return stateOf(row, null, gapsOf(kind, factsOf(sources.shared, holder, [])), { former, leaving });
    }
    if (isSeller(holder, kind)) {
      const status = sellerStatus(holder.point.pointId, row?.status ?? null, contracts);
      return stateOf(row, status, gapsOf(kind, factsOf(sources.shared, holder, [])));
    }
    const sides = sidesOf(sources, holder.point.pointId);
    const retracted = sources.retracted.get(holder.point.pointId) ?? [];
    // What is signed anew for another meter is with nobody from whom he has retracted.
    const selling = former.length > 0 ? sides.filter(({ pointId }) => !retracted.includes(pointId)) : sides;
    const isSoldByNone = selling.length === 0 && sides.length > 0;
    const next = isSoldByNone ? null : contractNext(selling, own, retracted);
    const isRetracted = next === null && contractNext(sides, own) !== null;
    const gaps = gapsOf(kind, factsOf(sources.shared, holder, sellersIn(sources, next)));
    const signed = own.filter(({ status }) => isSigned(status));
    const shown = shownContract(own, next);
    const before = signed.filter(({ id }) => id !== shown?.id);
    const leaving = sellersLeaving(selling, own, retracted);
    const told = { next, signed: signed.length, before, isRetracted, former, leaving };
    return stateOf(shown, null, gaps, told);
  };
}

/** Whether a consumer's contract is still to come: he has none, on its way, signed or settled elsewhere. */
export const isSaleToFollow = (state: DocumentState): boolean =>
  state.signed === 0 && maySend.includes(state.status) && !isUnsold(state);

/** Whom the first contract of a consumer who has none would be made with; of one who has accepted no price where he is left out. */
export const firstContract = (sources: Selling, consumer = ""): NextContract | null =>
  contractNext(sidesOf(sources, consumer), []);

/** The producers whom the first contract of a consumer leaves out, and with whom another comes. */
export function laterSellers(sources: Selling, consumer = ""): readonly Producer[] {
  const later = new Set(sellersAfterFirst(sidesOf(sources, consumer)));
  return sources.producers.filter(({ pointId }) => later.has(pointId));
}

/** The producers whom the next contract of a consumer names. */
export const sellersIn = (
  { producers }: Pick<ProjectSources, "producers">,
  next: NextContract | null,
): readonly Producer[] => producers.filter(({ pointId }) => next?.sellers.includes(pointId));
