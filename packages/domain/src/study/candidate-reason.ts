import { formatKwh, formatNumber, formatPercent } from "../shared/index.ts";
import { wholeEuros } from "./whole-sum.ts";

/** What a candidate would bring, over a year. */
export interface CandidateValue {
  /** Additional kWh shared if he joins. */
  readonly sharedKwh: number;
  /** kWh that nobody uses today. */
  readonly surplusKwh: number;
  /** The part of his consumption that this surplus would serve, between 0 and 1. */
  readonly usefulPart: number;
  /**
   * € a year that would be left to him, from the least to the best case; without VAT for a business, which reclaims it. Null where it
   * was not counted.
   */
  readonly saving: Saving | null;
}

interface Saving {
  readonly low: number;
  readonly high: number;
  readonly isWithoutVat: boolean;
}

const MOST = 0.5;
const SOME = 0.15;
const NEGLIGIBLE_KWH = 1;

/** Whether even his best case costs him money. */
export const wouldLose = (value: Pick<CandidateValue, "saving">): value is { readonly saving: Saving } =>
  value.saving !== null && wholeEuros(value.saving.high) < 0;

function lossReason({ low, high, isWithoutVat }: Saving): string {
  const [least, most] = [formatNumber(-high, 0), formatNumber(-low, 0)];
  const range = least === most ? least : `de ${least} à ${most}`;
  return `Il y perdrait ${range}\u00a0€${isWithoutVat ? "\u00a0HT" : ""} par an\u00a0: proposez-lui un prix plus bas.`;
}

/** Why a candidate is worth accepting, or is not, in words. */
export function candidateReason({ sharedKwh, surplusKwh, usefulPart, saving }: CandidateValue): string {
  const told = { saving };
  if (wouldLose(told)) return lossReason(told.saving);
  if (surplusKwh < NEGLIGIBLE_KWH) {
    return "Toute la production est déjà utilisée : il ne ferait que partager celle des autres.";
  }
  if (sharedKwh < NEGLIGIBLE_KWH) {
    return "Il consomme quand il ne reste rien : il ne ferait que partager l’énergie des autres.";
  }
  const taken = sharedKwh / surplusKwh;
  const worth =
    taken >= MOST ? "Très bon complément" : taken >= SOME ? "Bon complément" : "Complément modeste";
  return `${worth} : ${formatKwh(sharedKwh)} du surplus (${formatPercent(taken)}) lui iraient, soit ${formatPercent(usefulPart)} de ses besoins.`;
}
