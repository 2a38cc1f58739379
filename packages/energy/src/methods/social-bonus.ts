import { addRows, rowOffsets, scaleRows } from "../allocation/rows.ts";
import { pooledRule, type Rule } from "../allocation/rule.ts";

/**
 * Sharing in proportion to withdrawals, each kilowatt-hour of a beneficiary counting `factor` times: he is
 * served `factor` times better than the others until all he withdraws is local.
 * `A_i = C_i · min(1, λ · b_i)`, with the λ(t) at which everything that can be used locally is used.
 * @param factor ≥ 1
 * @throws RangeError if the factor is under 1, or a beneficiary does not exist.
 */
export function socialBonus(beneficiaries: readonly number[], factor: number, consumers: number): Rule {
  if (!(factor >= 1 && factor < Infinity))
    throw new RangeError(`factor: ${factor} is not a number of 1 or more`);
  const helped = [...new Set(beneficiaries)];
  for (const member of helped) {
    if (!Number.isInteger(member) || member < 0 || member >= consumers) {
      throw new RangeError(`beneficiaries: there is no consumer ${member}`);
    }
  }
  const others = Array.from({ length: consumers }, (_, i) => i).filter((i) => !helped.includes(i));
  return pooledRule(({ energy, stride, length, pool, demand, used, consumers: zeroRow }) => {
    const helpedRows = rowOffsets(helped, stride, zeroRow);
    const otherRows = rowOffsets(others, stride, zeroRow);
    const helpedDemand = new Float64Array(length);
    addRows(energy, helpedRows, length, helpedDemand);
    const helpedPart = new Float64Array(length);
    const otherPart = new Float64Array(length);
    for (let t = 0; t < length; t++) {
      const produced = pool[t]!;
      const first = helpedDemand[t]!;
      const rest = Math.max(0, demand[t]! - first);
      const level = levelOf(produced, first, rest, factor);
      helpedPart[t] = Math.min(1, level * factor);
      otherPart[t] = Math.min(1, level);
      used[t] = first * helpedPart[t]! + rest * otherPart[t]!;
    }
    scaleRows(energy, helpedRows, length, helpedPart);
    scaleRows(energy, otherRows, length, otherPart);
  });
}

/** The λ at which `helped · min(1, λ · factor) + others · min(1, λ)` is what is produced, 1 if all can be served. */
function levelOf(produced: number, helped: number, others: number, factor: number): number {
  if (helped + others <= produced) return 1;
  const level = produced / (helped * factor + others);
  if (level * factor <= 1 || others === 0) return level;
  return (produced - helped) / others;
}
