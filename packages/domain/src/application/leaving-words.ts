import { type DocumentKind, documentKinds } from "../document/kinds.ts";
import { documentNames } from "../document/labels.ts";
import type { ParticipantKind } from "../point/participant.ts";
import { conjunction, formatDate, formatEuro, plural } from "../shared/index.ts";
import type { Progress } from "./schemas.ts";
import { isInOperation } from "./status.ts";

// What who leaves is told of his documents, on his page and in his mails alike.

/** That documents are settled outside of the platform, which is the owner's word: nobody else has said so. */
export const setAsideText = (kinds: readonly DocumentKind[]): string => {
  const named = documentKinds.filter((kind) => kinds.includes(kind));
  const yours = conjunction(named.map((kind) => `votre ${documentNames([kind])}`));
  return `Le porteur du projet a indiqué que ${yours} se ${named.length > 1 ? "règlent" : "règle"} hors de la plateforme`;
};

/** Where documents that were settled outside of the platform tell what leaving costs; null where none of them does. */
export function elsewhereText(elsewhere: readonly DocumentKind[]): string | null {
  const isSale = elsewhere.includes("salesContract");
  const things = [
    ...(isSale ? ["le préavis"] : []),
    ...(elsewhere.includes("bulletin") ? ["la cotisation de l’année"] : []),
    ...(isSale ? ["la dernière facture"] : []),
  ];
  if (things.length === 0) return null;
  const signed = elsewhere.length > 1 ? "si vous les avez signés" : "si vous l’avez signé";
  const said = things.length > 1 ? "sont ceux qui y sont écrits" : "est celle qui y est écrite";
  return `${setAsideText(elsewhere)}\u00a0: ${signed}, ${conjunction(things)} ${said}.`;
}

/** What goes on for who leaves with one of his places; null of one who has no other there. */
export function otherPlacesText(others: readonly string[], hasFee: boolean): string | null {
  if (others.length === 0) return null;
  const names = conjunction(others.map((name) => `«\u00a0${name}\u00a0»`));
  const goesOn =
    others.length === 1 ? `Votre autre lieu, ${names}, continue.` : `Vos autres lieux, ${names}, continuent.`;
  return hasFee ? `${goesOn} La cotisation de ce lieu-ci est la sienne.` : goesOn;
}

interface Bound {
  readonly signed: readonly DocumentKind[];
  readonly noticeMonths?: number | undefined;
  readonly saleStartsOn?: string | undefined;
}

/** What is owed until the departure has effect, by the contract: null where none was signed here. The fee has its own line. */
export function dueUntilLeft(
  { signed, noticeMonths, saleStartsOn }: Bound,
  isSharing: boolean,
): string | null {
  if (!signed.includes("salesContract")) return null;
  if (saleStartsOn !== undefined)
    return `Votre contrat de vente ne prend effet que le ${formatDate(saleStartsOn)}\u00a0: rien ne vous est vendu par lui d’ici là. S’il prend effet avant la sortie de votre compteur, une dernière facture suit.`;
  const notice = noticeMonths ? ", même si son préavis court encore" : "";
  return isSharing
    ? `Jusqu’à la sortie de votre compteur, au jour que retient le gestionnaire de réseau, vous recevez votre part d’électricité locale et vous la payez, comme aujourd’hui. Ensuite, une dernière facture\u00a0: plus aucune électricité ne vous est vendue par ce contrat${notice}.`
    : `Le partage n’a pas commencé pour vous\u00a0: s’il commence avant la sortie de votre compteur, vous payez l’électricité locale reçue jusque-là.`;
}

/** As long as he may retract, that costs him nothing: it is the better way. */
export const retractInstead = (until: string): string =>
  `Jusqu’au ${formatDate(until)}, mieux vaut vous rétracter, sans préavis ni frais`;

interface Asks {
  /** The last day on which he may retract all; null where he may not, or not any more. */
  readonly retractUntil: string | null;
  readonly letters: number;
  readonly noticeMonths: number | null;
  /** The fee of the year, €; and whether his association has admitted him, without which none is due. */
  readonly fee: { readonly yearlyEur: number; readonly isAdmitted: boolean };
}

/** What leaving takes, in one line above all that his documents say of it; null where they ask for nothing. */
export function leavingInShort({ retractUntil, letters, noticeMonths, fee }: Asks): string | null {
  const owed = `${formatEuro(fee.yearlyEur)} de cotisation${fee.isAdmitted ? "" : " si vous êtes admis"}`;
  const asks = [
    ...(letters > 0 ? [plural(letters, "lettre à envoyer", "lettres à envoyer")] : []),
    ...(noticeMonths ? [`${noticeMonths}\u00a0mois de préavis, sauf déménagement`] : []),
    ...(fee.yearlyEur > 0 ? [owed] : []),
  ];
  if (retractUntil === null) return asks.length > 0 ? `Pour partir\u00a0: ${asks.join("\u00a0; ")}.` : null;
  const first = `${retractInstead(retractUntil)}\u00a0: bouton «\u00a0Me rétracter\u00a0».`;
  return asks.length > 0 ? `${first} Sinon\u00a0: ${asks.join("\u00a0; ")}.` : first;
}

const out: Record<ParticipantKind, string> = {
  consumer:
    "Le porteur du projet déclare la sortie de votre compteur au gestionnaire de réseau. Jusqu’au jour que celui-ci retient, vous recevez votre part d’électricité locale et payez celle qui vous est vendue\u00a0; ensuite, votre fournisseur couvre toute votre consommation.",
  producer:
    "Le porteur du projet déclare la sortie de votre installation au gestionnaire de réseau. Jusqu’au jour que celui-ci retient, votre production reste partagée, et ce que vous en vendez vous est payé.",
};

/** Whether electricity was shared with who left on this day: his share may have been settled for a later one. */
export const hadBegun = (newest: Pick<Progress, "status" | "startsOn"> | null, leftOn: string): boolean =>
  newest !== null &&
  isInOperation(newest.status) &&
  (newest.startsOn === undefined || newest.startsOn < leftOn);

/** What a settled departure is not: the grid operator takes the meter out, on the day that it retains, and nobody tells us which. */
export function meterOutText(kind: ParticipantKind, isSharing: boolean): string {
  if (isSharing) return out[kind];
  return kind === "consumer"
    ? "Le partage n’avait pas commencé pour ce lieu\u00a0: rien ne change à sa fourniture."
    : "Le partage n’avait pas commencé pour cette installation.";
}
