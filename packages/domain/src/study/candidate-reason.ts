import { formatKwh, formatPercent } from "../shared/index.ts";

/** What a candidate would bring, over a year. */
export interface CandidateValue {
  /** Additional kWh shared if he joins. */
  readonly sharedKwh: number;
  /** kWh that nobody uses today. */
  readonly surplusKwh: number;
  /** The part of his consumption that this surplus would serve, between 0 and 1. */
  readonly usefulPart: number;
}

const MOST = 0.5;
const SOME = 0.15;
const NEGLIGIBLE_KWH = 1;

/** Why a candidate is worth accepting, or is not, in words. */
export function candidateReason({ sharedKwh, surplusKwh, usefulPart }: CandidateValue): string {
  if (surplusKwh < NEGLIGIBLE_KWH) {
    return "Toute la production est déjà utilisée : il ne ferait que partager celle des autres.";
  }
  if (sharedKwh < NEGLIGIBLE_KWH) {
    return "Il consomme quand il ne reste rien : il ne ferait que partager l’énergie des autres.";
  }
  const taken = sharedKwh / surplusKwh;
  const worth =
    taken >= MOST ? "Très bon complément" : taken >= SOME ? "Bon complément" : "Complément modeste";
  return `${worth} : il utiliserait ${formatKwh(sharedKwh)} du surplus (${formatPercent(taken)}), soit ${formatPercent(usefulPart)} de ses besoins.`;
}
