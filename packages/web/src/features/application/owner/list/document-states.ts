import type { ParticipantDocuments } from "@mec/api/document";
import { type DocumentKind, type DocumentStatus, documentKinds } from "@mec/domain/document";

interface State {
  readonly status: DocumentStatus;
  readonly kinds: readonly DocumentKind[];
}

/** Where somebody's documents are, once for those that are at the same point. */
export const statesOf = (documents: Pick<ParticipantDocuments, DocumentKind>): State[] =>
  [...new Set(documentKinds.map((kind) => documents[kind].status))].map((status) => ({
    status,
    kinds: documentKinds.filter((kind) => documents[kind].status === status),
  }));
