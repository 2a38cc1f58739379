import type { FileAnswer } from "@mec/api";
import type { DocumentKind } from "@mec/domain/document";
import { isSameParticipant, type Participant } from "@mec/domain/point";
import { DomainError, dayInParis } from "@mec/domain/shared";
import type { Deps } from "../../deps.ts";
import { draftPmo } from "../pmo/index.ts";
import { contentOf } from "./document-content.ts";
import {
  type DocumentHolder,
  documentStates,
  holdersOf,
  isSaleToFollow,
  participantOf,
} from "./document-states.ts";
import { type Draft, draftTerms } from "./draft.ts";
import { documentFileName } from "./files/file-name.ts";
import { loadSources, type ProjectSources } from "./project-sources.ts";
import { findTermsOf } from "./terms-store.ts";

/** @throws DomainError NOT_FOUND for somebody who does not take part in the project. */
function holderOf(sources: ProjectSources, participant: Participant | null): DocumentHolder | null {
  if (participant === null) return null;
  const holder = holdersOf(sources).find((one) => isSameParticipant(participantOf(one), participant));
  if (!holder) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return holder;
}

/**
 * The PDF that would be sent, with the values being typed when a draft is given; without a participant, for
 * an imaginary one.
 * @throws DomainError NOT_FOUND.
 */
export async function previewDocument(
  deps: Deps,
  projectId: string,
  kind: DocumentKind,
  participant: Participant | null,
  draft: Draft = {},
): Promise<FileAnswer> {
  const sources = await loadSources(
    deps.db,
    { projectId, today: dayInParis(deps.now()) },
    participant ? [participant.id] : [],
  );
  const holder = holderOf(sources, participant);
  const stateOf = documentStates(sources);
  const sale = holder?.kind === "consumer" ? stateOf(holder, "salesContract") : null;
  const kept = await findTermsOf(deps.db, projectId, participant);
  const content = contentOf(
    { ...sources, pmo: draftPmo(sources.pmo, draft) },
    {
      kind,
      holder,
      next: holder && stateOf(holder, kind).next,
      // One that is ready is sent with it.
      isSaleToFollow: sale?.status === "NOT-READY" && isSaleToFollow(sale),
      reference: "Aperçu",
      date: deps.now(),
      terms: draftTerms(kept, draft),
      isDraft: true,
    },
  );
  return {
    contentType: "application/pdf",
    fileName: documentFileName(kind, holder),
    bytes: await deps.workers.run("documentPdf", { content }, projectId),
  };
}
