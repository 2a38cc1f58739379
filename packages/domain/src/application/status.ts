import * as z from "zod";
import { DomainError, messages } from "../shared/index.ts";

/** The states of an application, in their order. */
export const applicationStatuses = [
  "APPLICATION",
  "PROPOSAL",
  "SIGNATURE",
  "SIGNED",
  "EXPLOITATION",
  "REJECTED",
] as const;
export const applicationStatusSchema = z.enum(applicationStatuses, { error: messages.choice });
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>;

/** What is read when an application has no progress row at all. */
export const noStatus = "NONE";
export type ReadStatus = ApplicationStatus | typeof noStatus;

const displayedStatuses = [
  "pending",
  "in_proposition",
  "accepted",
  "signed",
  "exploitation",
  "rejected",
  "none",
] as const;
export type DisplayedStatus = (typeof displayedStatuses)[number];

const displayed: Record<ReadStatus, DisplayedStatus> = {
  APPLICATION: "pending",
  PROPOSAL: "in_proposition",
  SIGNATURE: "accepted",
  SIGNED: "signed",
  EXPLOITATION: "exploitation",
  REJECTED: "rejected",
  NONE: "none",
};

/**
 * §4: the display name of a status of the wire.
 * @reference The product shows a text of its own for each (`statusText`).
 * @throws DomainError UNKNOWN_APPLICATION_STATUS (§8) for any other text.
 */
export function displayedStatus(status: string): DisplayedStatus {
  const found = Object.entries(displayed).find(([known]) => known === status);
  if (!found) throw new DomainError("UNKNOWN_APPLICATION_STATUS", "Ce statut de candidature est inconnu.");
  return found[1];
}

const texts: Record<ReadStatus, string> = {
  NONE: "Aucune demande",
  APPLICATION: "Candidature en attente de validation",
  PROPOSAL: "Proposition de prix reçue",
  SIGNATURE: "Candidature acceptée",
  SIGNED: "Documents signés",
  EXPLOITATION: "Participation en exploitation",
  REJECTED: "Candidature refusée",
};

/** The status as the person who applied reads it (§4). */
export const statusText = (status: ReadStatus): string => texts[status];

/** An application that still binds: a point has one of them at most. */
export const isLive = (status: ReadStatus): boolean => status !== "REJECTED" && status !== noStatus;

/** `numberOfConsumers`, the gauge and the perimeter count from SIGNATURE on. */
export const countsAsParticipant = (status: ReadStatus): boolean =>
  status === "SIGNATURE" || status === "SIGNED" || status === "EXPLOITATION";

/** The candidate waits for the owner's answer. */
export const awaitsOwner = (status: ReadStatus): boolean => status === "APPLICATION";

/** A price was proposed, and its holder has not answered. */
export const awaitsAnswer = (status: ReadStatus): boolean => status === "PROPOSAL";

/** Accepted, while the documents are being signed. */
export const awaitsSignatures = (status: ReadStatus): boolean => status === "SIGNATURE";

/** All documents are settled, and the point does not share yet. */
export const awaitsStart = (status: ReadStatus): boolean => status === "SIGNED";

/** The point shares electricity: others depend on it. */
export const isInOperation = (status: ReadStatus): boolean => status === "EXPLOITATION";

/** Once the documents are signed a participant leaves by asking to; before, by withdrawing. */
export const mayAskToLeave = (status: ReadStatus): boolean => awaitsStart(status) || isInOperation(status);

/** Where an application stands now: NONE once its participant has left, and the point is free again. */
export const standingStatus = ({
  status,
  hasLeft,
}: {
  readonly status: ApplicationStatus;
  readonly hasLeft: boolean;
}): ReadStatus => (hasLeft ? noStatus : status);
