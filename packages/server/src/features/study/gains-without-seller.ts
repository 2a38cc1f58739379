import type { Deps } from "../../deps.ts";
import { findProductionSums } from "./member-store.ts";
import { findProductionSumsAt, loadVatAt, type Moment } from "./moment.ts";
import { outcomesOfPrices } from "./outcome-of-prices.ts";
import { getPriceProposals } from "./price-of-places.ts";
import { gainMove } from "./since-agreement.ts";

interface OfSellers {
  readonly projectId: string;
  /** Places that buy from them. */
  readonly pointIds: readonly string[];
}

/** By their points: what each saves in a year before and after, in words. */
type Moves = ReadonlyMap<string, string>;

const none: Moves = new Map();

const kwhOf = (sums: readonly { readonly annualKwh: number }[]): number =>
  sums.reduce((kwh, { annualKwh }) => kwh + annualKwh, 0);

/** The sums of the places' pages beside those of a moment, where something else was produced then, and something is in both. */
async function sumsBeside(deps: Deps, { projectId, pointIds }: OfSellers, moment: Moment) {
  const [then, now] = [
    kwhOf(await findProductionSumsAt(deps.db, projectId, moment)),
    kwhOf(await findProductionSums(deps.db, [projectId])),
  ];
  const vatThen = await loadVatAt(deps.db, projectId, moment);
  if (then === now || then === 0 || now === 0 || vatThen === null) return null;
  const today = await getPriceProposals(deps, projectId, pointIds);
  const priced = [...today].map(([pointId, { price }]) => ({ pointId, price }));
  return { today, other: await outcomesOfPrices(deps, projectId, priced, { moment, vatThen }) };
}

/** What those who buy from sellers who have left saved until then, and save today. Nothing where no other sells. */
export async function gainsOfLeft(deps: Deps, of: OfSellers, leftAt: Date): Promise<Moves> {
  const moment = { at: new Date(leftAt.getTime() - 1).toISOString(), together: [] };
  const sums = await sumsBeside(deps, of, moment);
  if (!sums) return none;
  const { today, other } = sums;
  return new Map(
    [...today].flatMap(([pointId, sum]) => {
      const move = gainMove(other.get(pointId), sum);
      return move === null ? [] : [[pointId, move] as const];
    }),
  );
}

/** What they save today, and will once these plants are out. */
export async function gainsOfLeaving(deps: Deps, of: OfSellers, plantIds: readonly string[]): Promise<Moves> {
  const moment = { at: deps.now().toISOString(), together: [], without: plantIds };
  const sums = await sumsBeside(deps, of, moment);
  if (!sums) return none;
  const { today, other } = sums;
  return new Map(
    [...today].flatMap(([pointId, sum]) => {
      const move = gainMove(sum, other.get(pointId));
      return move === null ? [] : [[pointId, move] as const];
    }),
  );
}
