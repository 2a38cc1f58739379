import { emptySalesTerms, isIndexed, type SalesTerms } from "@mec/domain/document";
import { formatNumber, formatWholeEuro } from "@mec/domain/shared";
import type { SalesContractData } from "./content.ts";
import { contractPrice, isGiven } from "./sales-price.ts";

const NBSP = "\u00a0";

export const noPenalty = "Partir ne coûte aucune pénalité.";

/** What it comes to: of a contract without a term, of its notice alone. */
function amountText(yearlyEur: number, { durationYears }: SalesTerms, noticeMonths: number): string {
  return durationYears === null
    ? `${formatWholeEuro((yearlyEur * noticeMonths) / 12)} HT pour ${noticeMonths}${NBSP}mois`
    : `${formatWholeEuro(yearlyEur)} HT par année restante`;
}

/** The cost of leaving without notice, as the contract's article says it. */
export function penaltyText(contract: SalesContractData): string {
  const terms = contract.terms ?? emptySalesTerms;
  const { penaltyRate, penaltyKwh, noticeMonths } = terms;
  if (!penaltyRate || penaltyKwh === null || isGiven(contract) || !noticeMonths) return noPenalty;
  const price = contractPrice(contract);
  const until = terms.durationYears === null ? "jusqu’à la fin du préavis" : "jusqu’au terme";
  const amount =
    price === null
      ? ""
      : `\u00a0: ${amountText((penaltyRate / 100) * penaltyKwh * price, terms, noticeMonths)}${isIndexed(terms) ? ", au prix de départ" : ""}`;
  return `Partir sans le respecter coûte ${formatNumber(penaltyRate)}${NBSP}% du prix de ce qui restait à fournir ${until}, compté sur ${formatNumber(penaltyKwh)}${NBSP}kWh par an${amount}.`;
}
