import type { ParticipantDocument, ParticipantDocuments } from "@mec/api/document";
import {
  type DocumentKind,
  type DocumentStatus,
  documentKinds,
  isInFlight,
  missingLabels,
} from "@mec/domain/document";
import { ownBodyText } from "@mec/domain/signatory";
import { t } from "../../platform/i18n.ts";
import { isDerived } from "./participant.ts";
import { type Awaited, stillToSign } from "./still-to-sign.ts";

/** The state of a document for the participant who signs it. */
export type HolderState =
  | "preparing"
  | "to-sign"
  /** The point's signatory must confirm his address first. */
  | "to-confirm"
  | "disowned"
  | "waiting"
  | "signed"
  | "elsewhere"
  /** None is made: his own body alone sells to him. */
  | "own-body"
  /** None is prepared: who sells has asked to leave. */
  | "unsold"
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

const hasSignedOne = ({ alreadySigned = 0 }: ParticipantDocument): boolean => alreadySigned > 0;

const addressOf = ({ signers }: ParticipantDocument) =>
  signers.find(({ role }) => role === "participant")?.address ?? "confirmed";

const hasSigned = ({ signers }: ParticipantDocument): boolean =>
  signers.some(({ role, signedAt }) => role === "participant" && signedAt !== null);

/** A producer has one sales contract with each of his consumers; `status` is that of the most advanced one. */
function salesStateOf(status: DocumentStatus): HolderState {
  if (status === "DONE") return "sold";
  if (status === "IGNORED") return "elsewhere";
  return isInFlight(status) ? "selling" : "preparing";
}

/** Whether the contract that would come is his body's with itself: prepared, or set aside by the owner, it is none to wait for. */
const isOwnSale = ({ isOwnSale: isOwn, salesContract }: ParticipantDocuments): boolean =>
  Boolean(isOwn) &&
  !hasSignedOne(salesContract) &&
  (salesContract.status === "IGNORED" ||
    !(isInFlight(salesContract.status) || salesContract.status in settled));

/** A document on its way to the signature service, or that failed to get there, still depends on the owner. */
export function holderStateOf(documents: ParticipantDocuments, kind: DocumentKind): HolderState {
  const document = documents[kind];
  const { status } = document;
  if (isDerived(documents, kind)) return salesStateOf(status);
  if (kind === "salesContract" && isOwnSale(documents)) return "own-body";
  const known = settled[status];
  if (known) return known;
  if (kind === "salesContract" && documents.isUnsold && !isInFlight(status)) return "unsold";
  // One that all have signed lets him take part, while another is prepared with a producer who came later.
  if (!isInFlight(status) || status === "IN_TRANSIT") return hasSignedOne(document) ? "signed" : "preparing";
  if (hasSigned(document)) return "waiting";
  const address = addressOf(document);
  return address === "confirmed" ? "to-sign" : address;
}

const stateLabels = (): Record<HolderState, string> => ({
  preparing: t("En préparation chez le porteur du projet"),
  "to-sign": t("À lire et à signer"),
  "to-confirm": t("Adresse e-mail à confirmer avant de signer"),
  disowned: t("La personne qui a reçu le lien dit être une autre\u00a0: vérifiez son adresse"),
  waiting: t("Signé de votre côté, en attente des autres"),
  signed: t("Signé par tous"),
  elsewhere: t("Vu directement avec le porteur du projet"),
  "own-body": t(ownBodyText),
  unsold: t("Pas de contrat pour l’instant\u00a0: aucun producteur n’en propose"),
  declined: t("Refusé"),
  expired: t("Délai dépassé, le porteur du projet peut le renvoyer"),
  selling: t("Un contrat par consommateur, en cours de signature"),
  sold: t("Un contrat par consommateur, dont un au moins est signé par tous"),
});

const awaitedIn = ({ signers }: ParticipantDocument): Awaited[] =>
  signers.filter(({ signedAt }) => signedAt === null).map(({ name, role }) => ({ name, role }));

/** Whose signatures are awaited on the documents that this person has signed. */
export const awaitedSigners = (documents: ParticipantDocuments): Awaited[] =>
  documentKinds
    .filter((kind) => holderStateOf(documents, kind) === "waiting")
    .flatMap((kind) => awaitedIn(documents[kind]));

/** The documents that wait for this person. */
export const kindsToSign = (documents: ParticipantDocuments): DocumentKind[] =>
  documentKinds.filter((kind) => ["to-sign", "to-confirm"].includes(holderStateOf(documents, kind)));

/** The last moment to sign the first of the documents that wait for this person; null when none does. */
export function lastToSign(documents: ParticipantDocuments): string | null {
  const waiting = kindsToSign(documents).flatMap((kind) => documents[kind].signUntil ?? []);
  return waiting.toSorted()[0] ?? null;
}

/** What a document that cannot be prepared lacks of its participant: a producer's own lack is no business of his. */
const askedOf = ({ gaps }: ParticipantDocument): string[] =>
  gaps.filter(({ target }) => target === "participant").map(({ item }) => t(missingLabels[item]));

/** A producer's contracts: those that are to come, beside those that have left. */
function salesText(state: HolderState, coming: string): string {
  if (state === "elsewhere") return stateLabels()[state];
  return state === "preparing" ? coming : t("{{told}}. {{coming}}", { told: stateLabels()[state], coming });
}

/**
 * The state of a document in words, with those whose signatures are awaited once this person has given his.
 * @param coming of a producer's contracts: with whom they are to come, and when
 */
export function stateText(
  documents: ParticipantDocuments,
  kind: DocumentKind,
  coming: string | null = null,
): string {
  const state = holderStateOf(documents, kind);
  if (coming && isDerived(documents, kind)) return salesText(state, coming);
  const awaited = awaitedIn(documents[kind]);
  if (state === "signed" && documents[kind].status !== "DONE") {
    return t("Signé par tous. Un autre se prépare, avec un producteur arrivé depuis");
  }
  const asked = state === "preparing" ? askedOf(documents[kind]) : [];
  const isMeterAwaited = documents[kind].gaps.some(
    ({ item, target }) => item === "prm" && target === "producers",
  );
  if (state === "preparing" && asked.length === 0 && isMeterAwaited)
    return t("Il suivra\u00a0: il attend le compteur (PDL) du producteur");
  if (asked.length > 0) return t("Pour le préparer, il manque {{what}}", { what: asked.join(t(" et ")) });
  if (state !== "waiting" || awaited.length === 0) return stateLabels()[state];
  return t("Signé de votre côté. {{awaited}}.", { awaited: stillToSign(awaited) });
}

/**
 * Whether a document waits for this person.
 * @param signsSale whether one of a producer's contracts does; undefined while they are not listed, and may
 */
export const hasToSign = (documents: ParticipantDocuments, signsSale?: boolean): boolean =>
  documentKinds.some((kind) => {
    const state = holderStateOf(documents, kind);
    return state === "selling" || state === "sold"
      ? signsSale !== false
      : ["to-sign", "to-confirm", "disowned"].includes(state);
  });

/** `sale-to-come`: all is signed on his side but the sales contract, which is not there yet, or comes from nobody for now. */
export type DocumentsStanding = "to-sign" | "to-confirm" | "signed" | "sale-to-come" | "preparing";

/**
 * Whether the person has something to sign, once his address is confirmed, or has signed all that was sent. A producer's
 * contracts come one by one, with his consumers: only his own documents count.
 */
export function documentsStanding(documents: ParticipantDocuments | null | undefined): DocumentsStanding {
  if (!documents) return "preparing";
  const ownKinds = documentKinds.filter((kind) => !isDerived(documents, kind));
  const states = ownKinds.map((kind) => holderStateOf(documents, kind));
  if (states.includes("to-sign")) return "to-sign";
  if (states.includes("to-confirm")) return "to-confirm";
  const isDone = (kind: DocumentKind) =>
    ["waiting", "signed", "elsewhere", "own-body"].includes(holderStateOf(documents, kind));
  if (ownKinds.every(isDone)) return "signed";
  const saleAlone = ownKinds.every((kind) => isDone(kind) === (kind !== "salesContract"));
  return saleAlone && ["preparing", "unsold"].includes(holderStateOf(documents, "salesContract"))
    ? "sale-to-come"
    : "preparing";
}
