import type { DocumentResults } from "@mec/api/document";
import { type DocumentKind, type DocumentStatus, missingOf, missingSentence } from "@mec/domain/document";
import { type DocumentState, holdersOf, type PaperHolder, wireRefOf } from "./document-states.ts";
import type { ProjectPapers } from "./project-papers.ts";

/** Whose documents an owner acts on. */
export interface ChosenPoints {
  readonly consumptionPointIds: readonly string[];
  readonly productionPointIds: readonly string[];
}
export type DocumentResult = DocumentResults["results"][number];

/** How many participants a transaction takes: others do not wait for thousands. */
const perTransaction = 50;

/** The points, each once, some at a time. */
export function* inChunks({
  consumptionPointIds,
  productionPointIds,
}: ChosenPoints): Generator<ChosenPoints> {
  const consumers = [...new Set(consumptionPointIds)];
  const producers = [...new Set(productionPointIds)];
  const count = consumers.length + producers.length;
  for (let start = 0; start < count; start += perTransaction) {
    const end = start + perTransaction;
    yield {
      consumptionPointIds: consumers.slice(start, end),
      productionPointIds: producers.slice(
        Math.max(0, start - consumers.length),
        Math.max(0, end - consumers.length),
      ),
    };
  }
}

export const allIds = ({ consumptionPointIds, productionPointIds }: ChosenPoints): string[] => [
  ...consumptionPointIds,
  ...productionPointIds,
];

/** The participants that are chosen, and the points that are none. */
export function choose(papers: ProjectPapers, points: ChosenPoints) {
  const known = new Map(
    holdersOf(papers).map((holder) => [`${holder.kind} ${holder.point.pointId}`, holder]),
  );
  const holders: PaperHolder[] = [];
  const strangers: Pick<DocumentResult, "consumptionPointId" | "productionPointId">[] = [];
  for (const consumptionPointId of points.consumptionPointIds) {
    const holder = known.get(`consumer ${consumptionPointId}`);
    if (holder) holders.push(holder);
    else strangers.push({ consumptionPointId });
  }
  for (const productionPointId of points.productionPointIds) {
    const holder = known.get(`producer ${productionPointId}`);
    if (holder) holders.push(holder);
    else strangers.push({ productionPointId });
  }
  return { holders, strangers };
}

export const strangerResult = (
  point: Pick<DocumentResult, "consumptionPointId" | "productionPointId">,
  kind: DocumentKind,
): DocumentResult => ({
  ...point,
  kind,
  ok: false,
  status: "NOT-READY",
  missing: [],
  error: "Ce point ne participe pas à ce projet.",
});

export const doneResult = (
  holder: PaperHolder,
  kind: DocumentKind,
  status: DocumentStatus,
): DocumentResult => ({
  ...wireRefOf(holder),
  kind,
  ok: true,
  status,
  missing: [],
});

export const refusedResult = (
  holder: PaperHolder,
  kind: DocumentKind,
  { status, gaps }: DocumentState,
  error: string,
): DocumentResult => ({ ...wireRefOf(holder), kind, ok: false, status, missing: missingOf(gaps), error });

/** Why a document cannot be sent where it stands. */
const sendRefusals: Record<DocumentStatus, string> = {
  "NOT-READY": "Ce document n’est pas complet.",
  READY: "Ce document n’a pas été envoyé.",
  IN_TRANSIT: "Ce document est déjà en cours d’envoi.",
  SENT: "Ce document est déjà envoyé.",
  RESENT: "Ce document est déjà envoyé.",
  DONE: "Ce document est déjà signé.",
  DECLINED: "Un signataire a refusé ce document.",
  EXPIRED: "Le délai pour signer ce document est dépassé.",
  ERROR: "L’envoi de ce document a échoué.",
  IGNORED: "Ce document est réalisé en dehors de la plateforme.",
};

/** Why this action is refused, in words: what is missing first, where it stands otherwise. */
export const refusalOf = ({ status, gaps }: DocumentState): string =>
  gaps.length > 0 ? missingSentence(missingOf(gaps)) : sendRefusals[status];

export const soldWithConsumers =
  "Le producteur signe le contrat de vente de chaque consommateur\u00a0: envoyez celui des consommateurs.";
