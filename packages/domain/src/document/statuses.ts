/** §4: the state of one document of one participant. */
export const documentStatuses = [
  "NOT-READY",
  "READY",
  "IN_TRANSIT",
  "SENT",
  "RESENT",
  "DONE",
  "DECLINED",
  "EXPIRED",
  "ERROR",
  "IGNORED",
] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** §4: what a document waits for. `plan` means the group of services of its kind. */
export const missingItems = [
  "membership-fee",
  "pmo-association",
  "pmo-interlocutor",
  "plan",
  "production-point-power",
  "signatory",
  "prm",
  "vat-regime",
] as const;
export type MissingItem = (typeof missingItems)[number];

/** Statuses that are stored; NOT-READY and READY are derived from the data while nothing was sent. */
export type KeptDocumentStatus = Exclude<DocumentStatus, "NOT-READY" | "READY">;
export const keptDocumentStatuses: readonly KeptDocumentStatus[] = documentStatuses.filter(
  (status) => status !== "NOT-READY" && status !== "READY",
);
