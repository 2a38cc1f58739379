import { formatNumber } from "../shared/index.ts";
import { amountText, vatSpanText } from "./earns-words.ts";
import { earnsWithContracts, type WithContracts } from "./one-of-them.ts";

/**
 * How much of a producer's sum of today holds with those whose contract is signed here, where the owner settles that of others outside
 * of the platform: "8 des 17 lieux acceptés ne signent pas de contrat ici : avec les 9 autres, environ 1 510 € par an". Null where all
 * sign here, or no sum is told.
 * @param elsewhere how many of those who take part sign theirs elsewhere
 */
export function settledElsewhereText(sale: WithContracts, elsewhere: number | undefined): string | null {
  const participants = sale.agreed?.consumers ?? 0;
  if (!elsewhere || !sale.todayEur || participants === 0) return null;
  const here = participants - elsewhere;
  if (here <= 0)
    return "Aucun des participants d’aujourd’hui ne signe de contrat ici\u00a0: le porteur vous dira comment ils vous achètent.";
  const earned = earnsWithContracts(sale, here);
  if (!earned) return null;
  const who = elsewhere === 1 ? "ne signe pas" : "ne signent pas";
  const others = here === 1 ? "l’autre" : `les ${formatNumber(here)} autres`;
  const byVat = vatSpanText(sale);
  return `${formatNumber(elsewhere)} des ${formatNumber(participants)} lieux acceptés ${who} de contrat ici\u00a0: avec ${others}, ${amountText(earned)}${byVat && earned.low < earned.high ? `, ${byVat}` : ""}, en supposant qu’eux seuls reçoivent de l’électricité.`;
}
