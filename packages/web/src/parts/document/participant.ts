import type { ParticipantDocument, ParticipantDocuments } from "@mec/api/document";
import {
  allowedActions,
  type DocumentAction,
  type DocumentKind,
  documentKinds,
  hasOwn,
  mayPriceContract,
} from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";

/** A producer signs the contracts of his consumers: he has none of his own to send. */
export const isDerived = (participant: Participant, kind: DocumentKind): boolean =>
  !hasOwn(participant.kind, kind);

/** What the owner may currently do with a participant's document. */
export function actionsOf(participant: ParticipantDocuments, kind: DocumentKind): DocumentAction[] {
  const actions = allowedActions(participant[kind].status, "owner");
  if (kind === "salesContract" && participant.isUnsold) return actions.filter((action) => action !== "send");
  return isDerived(participant, kind)
    ? actions.filter((action) => action !== "send" && action !== "remind" && action !== "take-back")
    : actions;
}

/** Whose turn it is to sign; undefined once all have, or before it was sent. */
export const nextSigner = ({ signers }: ParticipantDocument) =>
  signers.find(({ signedAt }) => signedAt === null);

/** Those whose turn it is, each once: who is reminded, and not whose documents these are. */
export const awaitedNames = (documents: readonly ParticipantDocument[]): string[] => [
  ...new Set(
    documents.flatMap((document) => {
      const next = nextSigner(document);
      return document.signers.flatMap(({ name, role, signedAt }) =>
        role === next?.role && signedAt === null ? name : [],
      );
    }),
  ),
];

/** Who signs as the participant, by each of his documents that are written. */
export const participantSigners = (documents: ParticipantDocuments) =>
  documentKinds.flatMap((kind) => documents[kind].signers.filter(({ role }) => role === "participant"));

/**
 * Who signs a document in its participant's stead, by a mailbox that is not his account's; null where he signs himself, or a server
 * of the former release does not say.
 */
export function otherSignerOf(documents: ParticipantDocuments, kind: DocumentKind): string | null {
  const unsigned = documents[kind].signers.filter(
    ({ role, signedAt }) => role === "participant" && signedAt === null,
  );
  const [first] = unsigned;
  return first && unsigned.every(({ isReader }) => isReader === false) ? first.name : null;
}

/** Whether the owner may still propose a price to who was accepted without any, by the contract that comes next. */
export const mayBePriced = ({ kind, salesContract, saleLacks, isOwnSale }: ParticipantDocuments): boolean =>
  kind === "consumer" &&
  !isOwnSale &&
  mayPriceContract({ ...salesContract, lacksPrice: saleLacks?.includes("price") ?? false });
