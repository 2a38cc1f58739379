import type { ParticipantDocument, ParticipantDocuments } from "@mec/api/document";
import { type DocumentKind, type DocumentStatus, documentKinds, isInFlight } from "@mec/domain/document";
import { t } from "../../platform/i18n.ts";
import { isDerived } from "./participant.ts";

/** What a document is to the participant who signs it. */
export type HolderState =
  | "preparing"
  | "to-sign"
  | "waiting"
  | "signed"
  | "elsewhere"
  | "declined"
  | "expired"
  | "selling"
  | "sold";

const settled: Partial<Record<DocumentStatus, HolderState>> = {
  DONE: "signed",
  IGNORED: "elsewhere",
  DECLINED: "declined",
  EXPIRED: "expired",
};

const hasSigned = ({ signers }: ParticipantDocument): boolean =>
  signers.some(({ role, signedAt }) => role === "participant" && signedAt !== null);

/** Of a producer's sales: one contract for each of his consumers, of which the one that has gone farthest is told. */
function salesStateOf(status: DocumentStatus): HolderState {
  if (status === "DONE") return "sold";
  if (status === "IGNORED") return "elsewhere";
  return isInFlight(status) ? "selling" : "preparing";
}

/** A document on its way to the signature, or that failed to get there, is still the owner's business. */
export function holderStateOf(papers: ParticipantDocuments, kind: DocumentKind): HolderState {
  const document = papers[kind];
  const { status } = document;
  if (isDerived(papers, kind)) return salesStateOf(status);
  const known = settled[status];
  if (known) return known;
  if (!isInFlight(status) || status === "IN_TRANSIT") return "preparing";
  return hasSigned(document) ? "waiting" : "to-sign";
}

export const stateLabels = (): Record<HolderState, string> => ({
  preparing: t("En préparation chez le porteur du projet"),
  "to-sign": t("À lire et à signer"),
  waiting: t("Signé par vous, en attente des autres"),
  signed: t("Signé par tous"),
  elsewhere: t("Vu directement avec le porteur du projet"),
  declined: t("Refusé"),
  expired: t("Délai dépassé, le porteur du projet peut le renvoyer"),
  selling: t("Un contrat par consommateur, en cours de signature"),
  sold: t("Un contrat par consommateur, dont un au moins est signé par tous"),
});

/** Whether the person has something to sign, or has signed all that was sent. */
export type PapersStanding = "to-sign" | "signed" | "preparing";

export function papersStanding(documents: ParticipantDocuments | null | undefined): PapersStanding {
  if (!documents) return "preparing";
  const states = documentKinds.map((kind) => holderStateOf(documents, kind));
  if (states.includes("to-sign")) return "to-sign";
  const isSigned = states.every((state) => ["waiting", "signed", "elsewhere"].includes(state));
  return isSigned ? "signed" : "preparing";
}
