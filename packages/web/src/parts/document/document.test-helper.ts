import type { ParticipantDocument } from "@mec/api/document";
import type { DocumentStatus } from "@mec/domain/document";

/** A document for tests in which only the status matters. */
export const documentOf = (status: DocumentStatus): ParticipantDocument => ({
  id: null,
  status,
  missing: [],
  gaps: [],
  signatureId: null,
  signatureLink: null,
  fileName: null,
  updatedAt: null,
  reason: null,
  isDelayed: false,
  signers: [],
});
