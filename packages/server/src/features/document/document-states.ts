import {
  type DocumentFacts,
  type DocumentKind,
  type DocumentStatus,
  type Gap,
  gapsOf,
  missingOf,
  producerContractStatus,
  readDocumentStatus,
} from "@mec/domain/document";
import { type DocumentRow, type PointRef, pointIdOf } from "./document-store.ts";
import type { Consumer, Producer } from "./participant-store.ts";
import type { ProjectPapers } from "./project-papers.ts";

/** A participant whose papers these are. */
export type PaperHolder =
  | { readonly kind: "consumer"; readonly point: Consumer }
  | { readonly kind: "producer"; readonly point: Producer };

export const refOf = ({ kind, point: { pointId } }: PaperHolder): PointRef =>
  kind === "consumer"
    ? { consumptionPointId: pointId, productionPointId: null }
    : { consumptionPointId: null, productionPointId: pointId };

/** How an answer names whose document it is. */
export const wireRefOf = ({ kind, point: { pointId } }: PaperHolder) =>
  kind === "consumer" ? { consumptionPointId: pointId } : { productionPointId: pointId };

/** The consumers first, the oldest first. */
export const holdersOf = ({ consumers, producers }: ProjectPapers): PaperHolder[] => [
  ...consumers.map((point) => ({ kind: "consumer", point }) as const),
  ...producers.map((point) => ({ kind: "producer", point }) as const),
];

/** Who signs the consumers' contracts has none of his own. */
export const isSeller = (holder: PaperHolder, kind: DocumentKind): boolean =>
  holder.kind === "producer" && kind === "salesContract";

const sideOf = ({ identity, power }: Producer) => ({ signatory: identity !== null, power: power !== null });

const factsOf = ({ shared, producers }: ProjectPapers, holder: PaperHolder): DocumentFacts => ({
  ...shared,
  signatory: holder.point.identity !== null,
  prm: holder.point.prm !== "",
  producers: holder.kind === "producer" ? [sideOf(holder.point)] : producers.map(sideOf),
});

export interface DocumentState {
  /** The living row; null while nothing was sent nor ignored. */
  readonly row: DocumentRow | null;
  readonly status: DocumentStatus;
  /** What keeps it from being sent, or sent again; nothing once it is on its way. */
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

/** The states of every document of every participant, each found at once. */
export function documentStates(papers: ProjectPapers) {
  const keyOf = (pointId: string, kind: DocumentKind) => `${pointId} ${kind}`;
  const rows = new Map(papers.documents.map((row) => [keyOf(pointIdOf(row), row.kind), row]));
  const contracts = papers.documents
    .filter(({ kind, consumptionPointId }) => kind === "salesContract" && consumptionPointId !== null)
    .map(({ status }) => status);
  return (holder: PaperHolder, kind: DocumentKind): DocumentState => {
    const row = rows.get(keyOf(holder.point.pointId, kind)) ?? null;
    const gaps = gapsOf(kind, factsOf(papers, holder));
    const status = isSeller(holder, kind) ? producerContractStatus(row?.status ?? null, contracts) : null;
    return stateOf(row, status, gaps);
  };
}
