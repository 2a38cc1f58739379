import type { SignedCopy } from "@mec/api/document";
import { longestNoticeEnd, noticeEnd } from "@mec/domain/application";
import { dayInParis, formatDate, plural } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import { findBoundCopies } from "../../document/files/reads.ts";
import type { ApplicationFacts } from "./mail-facts.ts";

/** How many contracts are named by their buyers. */
const mostNamed = 5;

type Sold = Pick<SignedCopy, "buyer" | "noticeMonths">;
type Asked = Pick<ApplicationFacts, "participant" | "projectId" | "departure">;

/** By when the notice of one contract has run, if it was written on the day of the request. */
function endText(months: number | null, askedOn: string): string {
  if (months === null) return "avec un préavis raisonnable";
  return months === 0
    ? "sans préavis"
    : `préavis de ${months}\u00a0mois, jusqu’au ${formatDate(noticeEnd(askedOn, months))} au plus tard s’il est écrit le ${formatDate(askedOn)}`;
}

/** Each contract with its buyer and its end; beyond a few, how many and the longest. */
function contractList(sold: readonly Sold[], askedOn: string): string[] {
  if (sold.length <= mostNamed)
    return sold.map(
      ({ buyer, noticeMonths }) => `contrat de vente avec ${buyer}\u00a0: ${endText(noticeMonths, askedOn)}`,
    );
  const contracts = plural(sold.length, "contrat de vente", "contrats de vente");
  const end = longestNoticeEnd(
    askedOn,
    sold.map(({ noticeMonths }) => noticeMonths),
  );
  return [
    end
      ? `${contracts}, chacun avec son préavis\u00a0: jusqu’au ${formatDate(end)} au plus tard s’il est écrit le ${formatDate(askedOn)}`
      : `${contracts}, chacun avec son préavis`,
  ];
}

const toWrite = (sold: readonly Sold[]): string =>
  sold.length === 1
    ? "Ce préavis est à écrire par vous, à cet acheteur, à l’adresse du contrat."
    : "Ces préavis sont à écrire par vous, à chaque acheteur, à l’adresse de son contrat.";

/** Whose agreement a day before the end of the notice asks for. */
function earlyText(sold: readonly Sold[], leavingOn: string, askedOn: string): string[] {
  const bound = sold.filter(
    ({ noticeMonths }) => noticeMonths !== null && leavingOn < noticeEnd(askedOn, noticeMonths),
  );
  if (bound.length === 0) return [];
  const whose = bound.length === 1 ? "l’accord de cet acheteur" : "l’accord de chaque acheteur";
  return [`Partir dès le ${formatDate(leavingOn)} demande ${whose}.`];
}

/**
 * What a producer's contracts ask of him when he leaves: they are his buyers' too, and his notice is his own to write. Empty for
 * a consumer, and where he sells by none.
 */
export async function soldTexts(
  { db }: Deps,
  { participant, projectId, departure }: Asked,
  when: "asked" | "settled",
): Promise<MailParagraph[]> {
  if (participant.kind !== "producer" || !departure) return [];
  const sold = await findBoundCopies(db, { projectId, pointId: participant.id });
  if (sold.length === 0) return [];
  const askedOn = dayInParis(new Date(departure.requestedAt));
  const bound = sold.length === 1 ? "Votre contrat de vente vous lie" : "Vos contrats de vente vous lient";
  return [
    `${bound} encore\u00a0:`,
    { list: contractList(sold, askedOn) },
    ...(when === "asked"
      ? [
          [toWrite(sold), ...earlyText(sold, departure.leavingOn, askedOn)].join(" "),
          "Vos acheteurs seront prévenus de votre départ quand le porteur du projet l’aura réglé.",
        ]
      : [
          `${toWrite(sold)} Vos acheteurs sont prévenus de votre départ.`,
          "Vos papiers signés restent dans votre profil, sous «\u00a0Mes papiers signés\u00a0».",
        ]),
  ];
}
