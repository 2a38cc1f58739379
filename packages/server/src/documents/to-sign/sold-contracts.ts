import { longestNoticeEnd, noticeEnd } from "@mec/domain/application";
import { formatDate, plural } from "@mec/domain/shared";

// What a producer's contracts ask of him when he leaves: they are his buyers' too, and his notice is his own to write.

/** A contract by which he goes on selling, with whom and with which notice. */
export interface Sold {
  readonly buyer: string | null;
  readonly noticeMonths: number | null;
}

/** How many contracts are named by their buyers. */
const mostNamed = 5;

/** By when the notice of one contract has run, if it is written on a day. */
function endText(months: number | null, writtenOn: string): string {
  if (months === null) return "avec un préavis raisonnable";
  return months === 0
    ? "sans préavis"
    : `préavis de ${months}\u00a0mois, jusqu’au ${formatDate(noticeEnd(writtenOn, months))} au plus tard s’il est écrit le ${formatDate(writtenOn)}`;
}

/** "contrat de vente avec Juliette Moreau", each; beyond a few, how many. */
export const contractNames = (sold: readonly Sold[]): string[] =>
  sold.length <= mostNamed
    ? sold.map(({ buyer }) => `contrat de vente avec ${buyer}`)
    : [plural(sold.length, "contrat de vente", "contrats de vente")];

/** Each contract with its buyer and its end; beyond a few, how many and the longest. */
function contractList(sold: readonly Sold[], writtenOn: string): string[] {
  const names = contractNames(sold);
  if (sold.length <= mostNamed)
    return sold.map(({ noticeMonths }, at) => `${names[at]}\u00a0: ${endText(noticeMonths, writtenOn)}`);
  const end = longestNoticeEnd(
    writtenOn,
    sold.map(({ noticeMonths }) => noticeMonths),
  );
  const until = end
    ? `\u00a0: jusqu’au ${formatDate(end)} au plus tard s’il est écrit le ${formatDate(writtenOn)}`
    : "";
  return [`${names.join(", ")}, chacun avec son préavis${until}`];
}

/** That they bind him still, each until when, and how he ends them. */
export const boundTexts = (
  sold: readonly Sold[],
  writtenOn: string,
): readonly [bound: string, contracts: { list: string[] }, toWrite: string] =>
  sold.length === 1
    ? [
        "Votre contrat de vente vous lie encore\u00a0:",
        { list: contractList(sold, writtenOn) },
        "Ce préavis est à écrire par vous, à cet acheteur, à l’adresse du contrat.",
      ]
    : [
        "Vos contrats de vente vous lient encore\u00a0:",
        { list: contractList(sold, writtenOn) },
        "Ces préavis sont à écrire par vous, à chaque acheteur, à l’adresse de son contrat.",
      ];

/** Whose agreement a day before the end of the notice asks for; "" where none does. */
export function earlyText(sold: readonly Sold[], leavingOn: string, writtenOn: string): string {
  const bound = sold.filter(
    ({ noticeMonths }) => noticeMonths !== null && leavingOn < noticeEnd(writtenOn, noticeMonths),
  );
  if (bound.length === 0) return "";
  const whose = bound.length === 1 ? "l’accord de cet acheteur" : "l’accord de chaque acheteur";
  return `Partir dès le ${formatDate(leavingOn)} demande ${whose}.`;
}
