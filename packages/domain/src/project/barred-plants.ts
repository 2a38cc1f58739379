import type { ContractToEnd } from "../point/contract-to-end.ts";
import { type ProductionType, powerUnit } from "../point/production-types.ts";
import { formatDate, formatNumber } from "../shared/index.ts";

/** A plant that a sum counts, whose purchase contract keeps it from sharing until its end. */
export interface BarredPlant {
  /** Null when unknown. */
  readonly powerKw: number | null;
  readonly productionType: ProductionType;
  readonly toEnd: Exclude<ContractToEnd, "unknown">;
}

interface Told {
  /** Whether its project has no other plant. */
  readonly isAll: boolean;
  /** Whether the day of the end is told: to who is asked to buy, not to everybody. */
  readonly tellsDay: boolean;
}

function amountOf(plants: readonly BarredPlant[]): string {
  const kw = plants.reduce((sum, { powerKw }) => sum + (powerKw ?? 0), 0);
  if (plants.every(({ powerKw }) => powerKw))
    return `${formatNumber(kw, 1)}\u00a0${powerUnit(plants.map(({ productionType }) => productionType))}`;
  return plants.length === 1 ? "une installation" : `${plants.length}\u00a0installations`;
}

/** The last day of the last of these contracts; null where one has none. */
function lastDayOf(plants: readonly BarredPlant[]): string | null {
  const days = plants.flatMap(({ toEnd }) => (toEnd === "older" ? [] : toEnd.endsOn));
  return days.length < plants.length ? null : (days.toSorted().at(-1) ?? null);
}

const boundText = (plants: readonly BarredPlant[], day: string | null): string =>
  `encore sous ${plants.length === 1 ? "un contrat d’achat" : "des contrats d’achat"}${day === null ? "" : ` jusqu’au ${formatDate(day)}`}`;

/** The same of a production, beside which nothing is a sum: null where none is kept from sharing. */
export const barredProductionText = (plants: readonly BarredPlant[]): string | null =>
  plants.length === 0
    ? null
    : `Production comptée, dont ${amountOf(plants)} ${boundText(plants, lastDayOf(plants))}.`;

/**
 * That a sum counts plants which a purchase contract still keeps from sharing (`contractToEnd`), by their power; null where none
 * does. Who has not said whether one runs is not told of.
 */
export function barredPlantsText(plants: readonly BarredPlant[], { isAll, tellsDay }: Told): string | null {
  if (plants.length === 0) return null;
  const isOne = plants.length === 1;
  const day = tellsDay ? lastDayOf(plants) : null;
  const amount = amountOf(plants);
  const bound = boundText(plants, day);
  if (isAll)
    return `Tout ce que compte cette somme, ${amount}, est ${bound}\u00a0: elle vaut une fois ${isOne ? "ce contrat fini" : "ces contrats finis"}.`;
  const by = day === null ? (isOne ? "sa fin" : "leur fin") : "là";
  return `Cette somme compte ${amount} ${bound}\u00a0: d’ici ${by}, chacun reçoit moins.`;
}
