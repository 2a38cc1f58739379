/** Level at which everybody is served, whatever his weight. */
export const ALL_SERVED = 1e300;
/** Below this relative step, the level is found. */
const ROUNDING = 1e-13;
/** How much of the demand, and of the production, the quick check of a level may miss. */
const CHECK_OF_DEMAND = 1e-12;
const CHECK_OF_PRODUCTION = 1e-11;
/** Distance between the two levels whose difference gives a slope. */
const NEAR = 1e-6;
/** Quick steps before the exact ones; two bring the level next to the solution on ordinary curves. */
const QUICK_STEPS = 2;

/** The consumers served and those still waiting at a level: what the first withdraw, Wh, and the shares of the others. */
export interface ActiveSet {
  served: number;
  waiting: number;
}

/**
 * The level λ at which Σ min(C_i, λ · w_i) is the production, which is less than what is wanted (`demand`).
 * The sum is concave and piecewise linear in λ: from anywhere the tangent falls at or below the solution,
 * then climbs to it without passing it, and ends in as many steps as sets of served consumers are crossed.
 * The tangent of a set is exact but costs a comparison per consumer that the processor cannot predict (4 ns);
 * so two steps of sums without a comparison (1.3 ns) come first, and a sum checks the result where it is
 * precise enough to do so.
 * @param wanted what each withdraws, Wh, from `offset` on
 * @param shares one per consumer, adding up to 1
 * @param set the active set of the step before, to start from; becomes the one of this step
 */
export function findLevel(
  wanted: Float64Array,
  offset: number,
  shares: Float64Array,
  consumers: number,
  production: number,
  demand: number,
  set: ActiveSet,
): number {
  let level = levelFor(production, set);
  for (let i = 0; i < QUICK_STEPS; i++) {
    level = quickStep(wanted, offset, shares, consumers, production, level);
  }
  const tolerance = CHECK_OF_DEMAND * demand;
  const canCheck = tolerance <= CHECK_OF_PRODUCTION * production;
  findSet(wanted, offset, shares, consumers, level, set);
  level = levelFor(production, set);
  if (canCheck) {
    const given = givenAt(wanted, offset, shares, consumers, level);
    if (Math.abs(given - production) <= tolerance) return level;
  }
  for (;;) {
    findSet(wanted, offset, shares, consumers, level, set);
    const next = levelFor(production, set);
    if (!isHigher(next, level)) return level;
    level = next;
  }
}

/** The level at which the consumers of a set use the production; at least the level at which nobody is wholly served. */
export function levelFor(production: number, { served, waiting }: ActiveSet): number {
  return waiting > 0 ? Math.max(production, (production - served) / waiting) : production;
}

/** Whether a level is above another by more than rounding. */
export const isHigher = (level: number, other: number): boolean => level > other * (1 + ROUNDING);

function findSet(
  wanted: Float64Array,
  offset: number,
  shares: Float64Array,
  consumers: number,
  level: number,
  set: ActiveSet,
): void {
  let served = 0;
  let waiting = 0;
  for (let i = 0; i < consumers; i++) {
    const energy = wanted[offset + i]!;
    const share = shares[i]!;
    if (energy > level * share) waiting += share;
    else served += energy;
  }
  set.served = served;
  set.waiting = waiting;
}

/** A Newton step with the slope between two close levels, without a branch per consumer. */
function quickStep(
  wanted: Float64Array,
  offset: number,
  shares: Float64Array,
  consumers: number,
  production: number,
  level: number,
): number {
  const above = level * (1 + NEAR);
  let given = 0;
  let more = 0;
  for (let i = 0; i < consumers; i++) {
    const energy = wanted[offset + i]!;
    const share = shares[i]!;
    const excess = energy - level * share;
    const excessAbove = energy - above * share;
    given += energy - 0.5 * (excess + Math.abs(excess));
    more += energy - 0.5 * (excessAbove + Math.abs(excessAbove));
  }
  const slope = (more - given) / (above - level);
  return slope > 0 ? Math.max(production, level + (production - given) / slope) : production;
}

/** Σ min(C_i, λ · w_i), without a branch per consumer. */
function givenAt(
  wanted: Float64Array,
  offset: number,
  shares: Float64Array,
  consumers: number,
  level: number,
): number {
  let given = 0;
  for (let i = 0; i < consumers; i++) {
    const energy = wanted[offset + i]!;
    const excess = energy - level * shares[i]!;
    given += energy - 0.5 * (excess + Math.abs(excess));
  }
  return given;
}
