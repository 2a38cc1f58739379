import type { FileAnswer } from "@mec/api";
import type { DocumentKind } from "@mec/domain/document";
import { DomainError } from "@mec/domain/shared";
import type { Deps } from "../../deps.ts";
import { draftPmo } from "../pmo/index.ts";
import { holdersOf, type PaperHolder } from "./document-states.ts";
import { type Draft, draftTerms } from "./draft.ts";
import { documentFileName } from "./file-name.ts";
import { paperOf } from "./paper-data.ts";
import { loadPapers, type ProjectPapers } from "./project-papers.ts";
import { findTerms, termsOf } from "./terms-store.ts";

/** One participant, or none for an imaginary one. */
export interface PreviewedPoint {
  readonly consumptionPointId?: string | undefined;
  readonly productionPointId?: string | undefined;
}

/** @throws DomainError NOT_FOUND for a point that does not take part in the project. */
function holderOf(papers: ProjectPapers, point: PreviewedPoint): PaperHolder | null {
  const id = point.consumptionPointId ?? point.productionPointId;
  if (id === undefined) return null;
  const holder = holdersOf(papers).find((one) => one.point.pointId === id);
  if (!holder) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return holder;
}

/**
 * The PDF that would be sent, with what is being typed when a draft is given.
 * @throws DomainError NOT_FOUND.
 */
export async function previewDocument(
  deps: Deps,
  projectId: string,
  kind: DocumentKind,
  point: PreviewedPoint,
  draft: Draft = {},
): Promise<FileAnswer> {
  const pointIds = [point.consumptionPointId ?? point.productionPointId ?? []].flat();
  const papers = await loadPapers(deps.db, projectId, pointIds);
  const holder = holderOf(papers, point);
  const kept = termsOf(await findTerms(deps.db, projectId), point.consumptionPointId ?? null);
  const paper = paperOf(
    { ...papers, pmo: draftPmo(papers.pmo, draft) },
    { kind, holder, reference: "Aperçu", date: deps.now(), terms: draftTerms(kept, draft) },
  );
  return {
    contentType: "application/pdf",
    fileName: documentFileName(kind, holder),
    bytes: await deps.workers.run("paperPdf", { paper }, projectId),
  };
}
