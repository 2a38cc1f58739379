import { formatEurosAndCents } from "./format.ts";
import { participationPerYear, participationPerYearWithoutVat, type VatRegime, vatOn } from "./saving.ts";

/** What is asked of a participant beside the price of the energy, €. */
export interface Fees {
  /** A year, to the legal body: no VAT on a contribution. Null while nobody has settled it, which is not 0. */
  readonly membership: number | null;
  /** Once, on entering. */
  readonly entrance: number;
  /** A year, without VAT: the subscription of the sale contract, whatever is received. */
  readonly subscription: number;
}

/** What a participant pays beside his local energy, € with VAT where due: each is a line of what he is shown. */
export interface FixedCosts {
  /** A year: what his supplier adds to the subscription of a participant. */
  readonly participationEur: number;
  /** A year: his contribution to the legal body; null while it is not settled: no sum then counts any. */
  readonly membershipEur: number | null;
  /** A year: the subscription of the sale contract. */
  readonly subscriptionEur: number;
  /** Once, in the first year: never spread over the other years. */
  readonly entranceEur: number;
}

/** @param day YYYY-MM-DD, for the tables in force */
export function fixedCosts(fees: Fees, vatRegime: VatRegime, day: string): FixedCosts {
  return {
    participationEur: participationPerYear(day),
    membershipEur: fees.membership,
    subscriptionEur: fees.subscription * (1 + vatOn(vatRegime)),
    entranceEur: fees.entrance,
  };
}

/** The same for a business that reclaims the VAT of its bills. */
export const fixedCostsWithoutVat = (fees: Fees, day: string): FixedCosts => ({
  participationEur: participationPerYearWithoutVat(day),
  membershipEur: fees.membership,
  subscriptionEur: fees.subscription,
  entranceEur: fees.entrance,
});

/** The costs that come back each year, €: all but what is paid once. */
export const costsPerYear = ({ participationEur, membershipEur, subscriptionEur }: FixedCosts): number =>
  participationEur + (membershipEur ?? 0) + subscriptionEur;

/** Which fees are counted, in French; fees that are not asked are left out, the contribution excepted. */
export function feeAssumptions({ membershipEur, subscriptionEur, entranceEur }: FixedCosts): string[] {
  const lines: [number, (amount: string) => string][] = [
    [
      membershipEur ?? 0,
      (amount) => `Cotisation à l’association : ${amount} par an, sans TVA. Elle est comptée.`,
    ],
    [
      subscriptionEur,
      (amount) => `Abonnement du contrat de vente : ${amount} par an, avec la TVA due. Il est compté.`,
    ],
    [
      entranceEur,
      (amount) =>
        `Droit d’entrée : ${amount}, une seule fois. Il est retiré de la première année, et d’aucune autre.`,
    ],
  ];
  const counted = lines.flatMap(([amount, say]) => (amount > 0 ? [say(formatEurosAndCents(amount))] : []));
  if (membershipEur === null) {
    return [
      "La cotisation à l’association n’est pas encore fixée, ni un droit d’entrée éventuel : rien n’est compté pour eux.",
      ...counted,
    ];
  }
  return membershipEur === 0 ? ["L’association ne demande pas de cotisation.", ...counted] : counted;
}
