import { dueOfLeaver, duesOf } from "@mec/domain/pmo";
import { dayInParis, formatDate } from "@mec/domain/shared";
import { closingInvoice } from "../to-sign/sales-duration.ts";
import { isFree } from "../to-sign/sales-price.ts";
import type { AccountedLeaving, AccountingData } from "./data.ts";
import { plainText, type SheetRow, type SheetSection, told } from "./sheet.ts";

type Standing = Pick<
  AccountingData,
  "date" | "sharesFrom" | "leaving" | "isWritten" | "isAccepted" | "unsold"
>;

const beganText = ({ date, sharesFrom }: Standing, day: string): string =>
  `Partage de l’électricité ${day > dayInParis(new Date(date)) ? "à partir du" : "depuis le"} ${formatDate(sharesFrom ?? day)}`;

/** What is shared, and paid, ends on that day, as the place's page says it. */
const untilOut = "jusqu’à la sortie du compteur, au jour que retient le gestionnaire de réseau";

/** From when until when the place shares, as far as that is known. */
export function standingText(data: Standing): string {
  const { sharesFrom, leaving, isWritten, isAccepted, unsold } = data;
  if (!leaving) {
    if (sharesFrom) return beganText(data, sharesFrom);
    if (isWritten || unsold !== null) return "Ne partage pas encore d’électricité";
    return isAccepted ? "Prix accepté, contrat pas encore envoyé" : "Prix proposé, pas encore accepté";
  }
  const day = formatDate(leaving.day);
  switch (leaving.standing) {
    case "left":
      return sharesFrom
        ? `Partage de l’électricité depuis le ${formatDate(sharesFrom)}, ${untilOut}\u00a0; participation terminée le ${day}`
        : `N’a pas partagé d’électricité\u00a0; participation terminée le ${day}`;
    case "settled":
      return sharesFrom
        ? `${beganText(data, sharesFrom)}, ${untilOut}\u00a0; départ prévu le ${day}`
        : `Ne partage pas d’électricité\u00a0; départ prévu le ${day}`;
    case "asked":
      return `${sharesFrom ? beganText(data, sharesFrom) : "Ne partage pas encore d’électricité"}\u00a0; départ demandé pour le ${day}, pas encore acté`;
  }
}

/** The grid operator takes the meter out on the day that it retains, which nobody tells us. */
const meterOut =
  "La sortie du compteur se fait au jour que retient le gestionnaire de réseau, qui peut être un peu plus tard.";

function dayText({ standing, day }: NonNullable<AccountingData["leaving"]>, isSharing: boolean): string {
  const out = isSharing ? ` ${meterOut}` : "";
  switch (standing) {
    case "asked":
      return `Demandé pour le ${formatDate(day)}\u00a0; le porteur du projet ne l’a pas encore acté.`;
    case "settled":
      return `Le ${formatDate(day)}, acté par le porteur du projet.${out}`;
    case "left":
      return `Le ${formatDate(day)}.${out}`;
  }
}

/** By when the contract ends: its notice is the buyer's letter, of which nobody tells us when it was sent. */
export const saleEndText = ({ saleEndsOn, day }: AccountedLeaving): string =>
  saleEndsOn > day
    ? `le ${formatDate(saleEndsOn)} au plus tard si la lettre de préavis est partie le jour de la demande`
    : `le ${formatDate(saleEndsOn)}`;

function saleRows({ contracts, sharesFrom, leaving }: AccountingData): SheetRow[] {
  const paid = contracts.filter((contract) => !isFree(contract));
  const [contract] = paid;
  if (!(contract && leaving)) return [];
  const closing = [...new Set(paid.map((one) => plainText([closingInvoice(one)])))].join(", ou ");
  const hasSubscription = paid.some(({ terms }) => (terms?.subscription ?? 0) > 0);
  return [
    told(
      "Électricité locale à payer",
      sharesFrom
        ? `Celle reçue jusqu’à la sortie du compteur, au prix ci-dessus. Facture de clôture\u00a0: ${closing}. Rien ensuite.`
        : "Aucune tant que le partage n’a pas commencé. S’il commence avant la sortie du compteur\u00a0: celle reçue jusque-là.",
    ),
    ...(hasSubscription
      ? [told("Abonnement à payer", "Pour sa part de l’année, jusqu’à la fin du contrat.")]
      : []),
    told(
      "Fin du contrat de vente",
      `${saleEndText(leaving).replace(/^l/u, "L")}${leaving.saleEndsOn > leaving.day ? "\u00a0; aucune électricité n’est vendue après la sortie du compteur" : ""}.`,
    ),
  ];
}

/** Leaving the platform ends no membership: a letter does. */
const resignationText = ({ lettersSentOn }: AccountedLeaving): string =>
  lettersSentOn === undefined
    ? "À envoyer à l’association\u00a0: sans elle, vous en restez membre, et la cotisation revient chaque 31 janvier. Elle est prête sur la page du lieu."
    : `Envoyée le ${formatDate(lettersSentOn)}, avez-vous indiqué.`;

/** In place of a year's forecast: what is still owed by who leaves, and until when. */
export function leavingSection(data: AccountingData): SheetSection[] {
  const { leaving, bulletin, sharesFrom } = data;
  if (!leaving) return [];
  const due =
    bulletin &&
    dueOfLeaver([duesOf(bulletin.fee)], bulletin.association?.associationName ?? "", leaving.isAdmitted);
  return [
    {
      title: leaving.standing === "left" ? "Depuis le départ" : "Jusqu’au départ",
      rows: [
        told("Jour du départ", dayText(leaving, sharesFrom !== null)),
        ...saleRows(data),
        ...(due ? [told("Cotisation", due)] : []),
        ...(bulletin ? [told("Lettre de démission", resignationText(leaving))] : []),
        told("Prévision d’une année", "Aucune\u00a0: l’année ne sera pas entière."),
      ],
    },
  ];
}
