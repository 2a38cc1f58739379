import { type Dues, duesOf } from "@mec/domain/pmo";
import { formatEuro, plural } from "@mec/domain/shared";
import type { AccordData, BulletinData, DocumentContent, SalesContractData } from "./content.ts";

/** The documents that one person signs in one go. */
export interface SortedDocuments {
  readonly bulletin: BulletinData | null;
  /** Each place of a person has its own. */
  readonly memberships: number;
  /** Whether one of them is an installation's. */
  readonly hasPlant: boolean;
  /** What the bulletins ask for in all. */
  readonly dues: Dues;
  readonly accord: AccordData | null;
  readonly accords: readonly AccordData[];
  readonly contracts: readonly SalesContractData[];
}

export function sortDocuments(documents: readonly DocumentContent[]): SortedDocuments {
  const bulletins = documents.filter((content) => content.kind === "bulletin");
  const accords = documents.filter((content) => content.kind === "accord");
  const fees = bulletins.map(({ fee }) => duesOf(fee));
  return {
    bulletin: bulletins[0] ?? null,
    memberships: bulletins.length,
    hasPlant: bulletins.some(({ site }) => site?.kind === "production"),
    dues: {
      yearly: fees.reduce((sum, { yearly }) => sum + yearly, 0),
      once: fees.reduce((sum, { once }) => sum + once, 0),
    },
    accord: accords[0] ?? null,
    accords,
    contracts: documents.filter((content) => content.kind === "salesContract"),
  };
}

/** A draft marks what it lacks in its place; the summary refers the reader to it. */
const notSaid = "Le document ne le dit pas encore\u00a0: demandez-le avant de signer.";

/** The cost of membership, from the bulletin. */
export function feeText({ bulletin, memberships, hasPlant, dues }: SortedDocuments): string {
  if (!bulletin) return "Votre adhésion à l’association n’est pas parmi ces documents.";
  if (!bulletin.fee) return notSaid;
  const { yearly, once } = duesOf(bulletin.fee);
  const told = yearly > 0 ? `${formatEuro(yearly)} par an à l’association` : "Aucune cotisation";
  const entrance = once > 0 ? `, et ${formatEuro(once)} à l’entrée, une seule fois` : "";
  if (memberships < 2 || yearly + once === 0) return `${told}${entrance}.`;
  const inAll = [
    ...(dues.yearly > 0 ? [`${formatEuro(dues.yearly)} par an`] : []),
    ...(dues.once > 0 ? [`${formatEuro(dues.once)} à l’entrée`] : []),
  ].join(" et ");
  const whose = `vos ${memberships}\u00a0${hasPlant ? "points" : "lieux"}`;
  // A fee that rose between two bulletins is not each one's.
  if (dues.yearly !== yearly * memberships || dues.once !== once * memberships)
    return `${inAll} à l’association, en tout pour ${whose}.`;
  return `${told}${entrance}, pour chacun de ${whose}\u00a0: ${inAll} en tout.`;
}

/** The same of the bulletins that he has signed before, where they say one thing; null where there is none. */
export function signedFeeText(bulletins: readonly BulletinData[]): string | null {
  const told = bulletins.filter(({ fee }) => fee);
  const amounts = new Set(told.map((bulletin) => feeText(sortDocuments([bulletin]))));
  if (amounts.size !== 1) return null;
  const by =
    told.length > 1 ? "selon les bulletins que vous avez signés" : "selon le bulletin que vous avez signé";
  return feeText(sortDocuments(told)).replace(/\.$/u, `, ${by}.`);
}

/** How long he stays a member, which the bulletin alone says. */
export const membershipLength = "Sans terme, jusqu’à votre démission.";

/** The year's fee of who resigns, as the bulletin says it; "" where it asks for none each year. */
export const feeOfLeaver = ({ bulletin }: Pick<SortedDocuments, "bulletin">): string =>
  duesOf(bulletin?.fee ?? null).yearly > 0 ? "La cotisation de l’année en cours reste due." : "";

/** What the law asks for where a contract says no notice (code civil, article 1211). */
export const reasonableNotice = "Un préavis raisonnable, par écrit.";

export const monthsText = (months: number): string => `${months}\u00a0mois`;

export const renewalText = (isRenewed: boolean): string =>
  isRenewed ? "reconduit d’année en année sauf opposition" : "sans reconduction";

export const yearsText = (years: number): string => plural(years, "an", "ans");

/** "de 5 à 10 ans", or the single value when all are equal. */
export function spanText(values: readonly number[], write: (value: number) => string): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(write);
  return low === high ? `${low}` : `de ${low} à ${high} selon le contrat`;
}
