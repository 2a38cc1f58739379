import { formatKwh, formatPercent } from "../shared/index.ts";

/** What a candidate would bring, over a year. */
export interface CandidateValue {
  /** kWh shared more if he joins. */
  readonly sharedKwh: number;
  /** The part of his consumption that would be served by what nobody uses today, between 0 and 1. */
  readonly usefulPart: number;
}

const NBSP = "\u00A0";
const MOST = 0.4;
const SOME = 0.15;
const NEGLIGIBLE_KWH = 1;

/** Why a candidate is worth accepting, or is not, in words. */
export function candidateReason({ sharedKwh, usefulPart }: CandidateValue): string {
  if (sharedKwh < NEGLIGIBLE_KWH) {
    return "Il ne prendrait rien au surplus : il partagerait l’énergie déjà utilisée par les autres.";
  }
  const taken = `Il prendrait ${formatKwh(sharedKwh)} au surplus`;
  const part = formatPercent(usefulPart);
  if (usefulPart >= MOST) return `${taken} : il consomme surtout quand il en reste (${part} de ses besoins).`;
  if (usefulPart >= SOME) return `${taken}, soit ${part} de ses besoins.`;
  return `${taken}, mais il consomme surtout quand il n’y en a plus (${part}${NBSP}seulement de ses besoins).`;
}
