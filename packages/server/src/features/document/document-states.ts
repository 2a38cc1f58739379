import {
  type DocumentFacts,
  type DocumentKind,
  type DocumentStatus,
  type Gap,
  gapsOf,
  hasOwn,
  type KeptDocumentStatus,
  missingOf,
  producerContractStatus,
  readDocumentStatus,
} from "@mec/domain/document";
import { isSameParticipant, type Participant, participantKey } from "@mec/domain/point";
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

const sideOf = ({ identity, power, prm }: Producer) => ({
  signatory: identity !== null,
  power: power !== null,
  prm: prm !== "",
});

const factsOf = ({ shared, producers }: ProjectSources, holder: DocumentHolder): DocumentFacts => ({
  ...shared,
  signatory: holder.point.identity !== null,
  prm: holder.point.prm !== "",
  producers: holder.kind === "producer" ? [sideOf(holder.point)] : producers.map(sideOf),
});

export interface DocumentState {
  /** The living row; null while the document was neither sent nor set aside. */
  readonly row: DocumentRow | null;
  readonly status: DocumentStatus;
  /** What keeps the document from being sent, or sent again; nothing once it is on its way. */
  readonly gaps: readonly Gap[];
}

const maySend: readonly DocumentStatus[] = ["NOT-READY", "READY", "DECLINED", "EXPIRED", "ERROR"];

function stateOf(
  row: DocumentRow | null,
  status: DocumentRow["status"] | null,
  gaps: readonly Gap[],
): DocumentState {
  const shown =
    status ?? readDocumentStatus({ id: row?.id ?? null, status: row?.status ?? null }, missingOf(gaps));
  return { row, status: shown, gaps: maySend.includes(shown) ? gaps : [] };
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
  const rows = new Map(
    sources.documents.flatMap((row) =>
      row.participant ? [[keyOf(row.participant, row.kind), row] as const] : [],
    ),
  );
  return (holder: DocumentHolder, kind: DocumentKind): DocumentState => {
    const row = rows.get(keyOf(participantOf(holder), kind)) ?? null;
    const gaps = gapsOf(kind, factsOf(sources, holder));
    const status = isSeller(holder, kind)
      ? sellerStatus(holder.point.pointId, row?.status ?? null, contracts)
      : null;
    return stateOf(row, status, gaps);
  };
}
