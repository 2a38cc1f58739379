import { formatKwh, formatPercent } from "../shared/index.ts";
import type { PublicGauge } from "./gauge.ts";
import { fewestConsumers } from "./public-share.ts";

function pledgedSentence(share: number | null): string {
  if (share === null) {
    return `la part consommée par les participants s’affiche à partir de ${fewestConsumers} consommateurs, pour protéger leur vie privée`;
  }
  if (share === 0) return "les participants en consomment moins de 5\u00a0%";
  return `les participants en consomment environ ${formatPercent(share)}`;
}

/**
 * A project's pledged consumption against its annual production, in words. Over a year, so it says whether there are
 * enough participants, not how much they will consume at the hours of production.
 */
export function gaugeSentence({ annualProductionKwh, pledgedShare }: PublicGauge): string {
  if (annualProductionKwh === 0) return "La production annuelle de ce projet n’est pas encore connue.";
  return `Sur ${formatKwh(annualProductionKwh)} produits par an, ${pledgedSentence(pledgedShare)}.`;
}
