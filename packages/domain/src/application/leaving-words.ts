import type { DocumentKind } from "../document/kinds.ts";
import { documentNames } from "../document/labels.ts";
import { conjunction, formatDate } from "../shared/index.ts";

// What who leaves is told of his documents, on his page and in his mails alike.

/** Where documents that were settled outside of the platform tell what leaving costs; null where none was. */
export function elsewhereText(elsewhere: readonly DocumentKind[], isAll: boolean): string | null {
  const isSale = elsewhere.includes("salesContract");
  const things = [
    ...(isSale ? ["le préavis"] : []),
    ...(elsewhere.includes("bulletin") ? ["la cotisation de l’année"] : []),
    ...(isSale ? ["la dernière facture"] : []),
  ];
  if (things.length === 0) return null;
  const said = things.length > 1 ? "sont ceux qui y sont écrits" : "est celle qui y est écrite";
  const which = isAll
    ? "Vos papiers ont été signés hors de la plateforme"
    : `Réglé en dehors de la plateforme, ${documentNames(elsewhere)}`;
  return `${which}\u00a0: ${conjunction(things)} ${said}.`;
}

/** What goes on for who leaves with one of his places; null of one who has no other there. */
export function otherPlacesText(others: readonly string[], isFeeDue: boolean): string | null {
  if (others.length === 0) return null;
  const names = conjunction(others.map((name) => `«\u00a0${name}\u00a0»`));
  const goesOn =
    others.length === 1 ? `Votre autre lieu, ${names}, continue.` : `Vos autres lieux, ${names}, continuent.`;
  return isFeeDue
    ? `${goesOn} La cotisation de l’année pour ce lieu-ci reste due, comme le dit son bulletin.`
    : goesOn;
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
  const notice = noticeMonths ? ", préavis compris" : "";
  return isSharing
    ? `Jusqu’à la sortie de votre compteur${notice}, vous recevez votre part d’électricité locale et vous la payez, comme aujourd’hui. Ensuite, une dernière facture.`
    : `Le partage n’a pas commencé pour vous\u00a0: s’il commence avant la sortie de votre compteur${notice}, vous payez l’électricité locale reçue jusque-là.`;
}
