import type { ParticipantDocument, ParticipantDocuments } from "@mec/api/document";
import { allowedActions, type DocumentAction, type DocumentKind } from "@mec/domain/document";

export const pointIdOf = ({ consumptionPointId, productionPointId }: ParticipantDocuments): string =>
  consumptionPointId ?? productionPointId ?? "";

/** A producer signs the contract of each consumer: there is none of his own to send. */
export const isDerived = ({ participant }: ParticipantDocuments, kind: DocumentKind): boolean =>
  participant === "producer" && kind === "salesContract";

/** What the owner may do with a document of a participant now. */
export function actionsOf(participant: ParticipantDocuments, kind: DocumentKind): DocumentAction[] {
  const actions = allowedActions(participant[kind].status, "owner");
  return isDerived(participant, kind)
    ? actions.filter((action) => action !== "send" && action !== "remind")
    : actions;
}

/** The points that an action is about, as the calls take them. */
export function pointsOf(participants: readonly ParticipantDocuments[]) {
  return {
    consumptionPointIds: participants.flatMap(({ consumptionPointId }) => consumptionPointId ?? []),
    productionPointIds: participants.flatMap(({ productionPointId }) => productionPointId ?? []),
  };
}

/** Whose turn it is to sign; undefined once all have, or before it was sent. */
export const nextSigner = ({ signers }: ParticipantDocument) =>
  signers.find(({ signedAt }) => signedAt === null);
