import {
  type ContractedPlant,
  type ContractToEnd,
  contractToEnd,
  firstDayAfter,
} from "../point/contract-to-end.ts";
import { type ProductionType, powerUnit } from "../point/production-types.ts";
import { formatDate, formatNumber } from "../shared/index.ts";
import { type Start, startToCome } from "./first-sharing.ts";

/** What keeps a plant from sharing: a contract that has a last day, or one that runs without. Of who has not said whether one runs, nothing does. */
type Barring = Exclude<ContractToEnd, "unknown">;

/**
 * The purchase contract that keeps a plant from sharing today, or once its project begins, where that month is to come; null where none
 * does. No sum of its project counts such a plant until it may share, unless the project has no other.
 */
export function barringContract(plant: ContractedPlant, start: Start, today: string): Barring | null {
  const month = startToCome(start, today);
  const toEnd = contractToEnd(plant, month === null ? today : `${month}-01`);
  return toEnd === "unknown" ? null : toEnd;
}

/** A plant that a purchase contract keeps from sharing until its end. */
export interface BarredPlant {
  /** Null when unknown. */
  readonly powerKw: number | null;
  readonly productionType: ProductionType;
  readonly toEnd: Barring;
}

interface Told {
  /** Whether its project has no other plant: the sum is then of all of them. */
  readonly isAll: boolean;
  /** Whether the day of the end is told: to who is asked to buy, not to everybody. */
  readonly tellsDay: boolean;
}

/** How much they are, and that it is not counted. */
function amountOf(plants: readonly BarredPlant[]): { amount: string; notCounted: string } {
  const kw = plants.reduce((sum, { powerKw }) => sum + (powerKw ?? 0), 0);
  if (plants.every(({ powerKw }) => powerKw)) {
    const unit = powerUnit(plants.map(({ productionType }) => productionType));
    return { amount: `${formatNumber(kw, 1)}\u00a0${unit}`, notCounted: "non comptés" };
  }
  return plants.length === 1
    ? { amount: "Une installation", notCounted: "non comptée" }
    : { amount: `${plants.length}\u00a0installations`, notCounted: "non comptées" };
}

/** The first day on which one of them may share; null where one of these contracts has no last day. */
function firstDayOf(plants: readonly BarredPlant[]): string | null {
  const days = plants.flatMap(({ toEnd }) => (toEnd === "older" ? [] : toEnd.endsOn));
  const [first] = days.length < plants.length ? [] : days.toSorted();
  return first === undefined ? null : firstDayAfter(first);
}

/**
 * Which plants a sum does not count as a purchase contract keeps them from sharing (`barringContract`), by their power; where its
 * project has no other, that nothing is shared before. Null where there is none.
 */
export function barredPlantsText(plants: readonly BarredPlant[], { isAll, tellsDay }: Told): string | null {
  if (plants.length === 0) return null;
  const contracts = plants.length === 1 ? "son contrat d’achat" : "leurs contrats d’achat";
  const first = tellsDay ? firstDayOf(plants) : null;
  if (isAll)
    return first === null
      ? "Rien n’est partagé tant qu’un contrat d’achat court sur la production."
      : `Rien n’est partagé avant le ${formatDate(first)}, une fois un contrat d’achat fini.`;
  const { amount, notCounted } = amountOf(plants);
  const end = `quand ${contracts} ${plants.length === 1 ? "aura" : "auront"} pris fin`;
  return `${amount} de plus, ${first === null ? end : `le ${formatDate(first)} au plus tôt`}\u00a0: ${notCounted}.`;
}
