import { formatKwh, formatKwhBeside, formatNumber, formatPercent } from "../shared/index.ts";
import { type PublicGauge, toComeOf } from "./gauge.ts";
import { fewestConsumers } from "./public-share.ts";

function pledgedSentence(share: number | null): string {
  if (share === null) {
    return `la part consommée par les participants s’affiche à partir de ${fewestConsumers} consommateurs, pour protéger leur vie privée`;
  }
  if (share === 0) return "les participants consomment l’équivalent de moins de 5\u00a0%";
  if (share > 1) {
    return `les participants consomment environ ${formatNumber(share, 1)}\u00a0fois autant d’électricité\u00a0; chacun reçoit sa part aux heures de production`;
  }
  return `les participants consomment l’équivalent d’environ ${formatPercent(share)}\u00a0; chacun reçoit sa part aux heures de production`;
}

/** "154 MWh par an, dont 113 MWh à venir": what the year's production counts. */
function producedText(gauge: PublicGauge): string {
  const { annualProductionKwh, plannedKwh = 0 } = gauge;
  const year = formatKwh(annualProductionKwh);
  return {
    nothing: `${year} produits par an`,
    part: `${year} par an, dont ${formatKwhBeside(plannedKwh, annualProductionKwh)} à venir`,
    all: `${year} par an à venir`,
  }[toComeOf(gauge)];
}

/**
 * A project's pledged consumption against its annual production, in words. Over a year, so it says whether there are
 * enough participants, not how much they will consume at the hours of production.
 */
export function gaugeSentence(gauge: PublicGauge): string {
  const { annualProductionKwh, pledgedShare } = gauge;
  if (annualProductionKwh === 0) return "La production annuelle de ce projet n’est pas encore connue.";
  const start = pledgedShare !== null && pledgedShare > 1 ? "Pour" : "Sur";
  return `${start} ${producedText(gauge)}, ${pledgedSentence(pledgedShare)}.`;
}
