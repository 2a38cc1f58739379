import type { Block } from "../allocation/block.ts";
import { checkShares } from "../allocation/check.ts";
import { serve } from "../allocation/default-key.ts";
import { addUp, type KernelSlice, withdrawalsOf } from "../allocation/kernel/slice.ts";
import type { Weigher } from "../allocation/kernel/weigher.ts";
import { addRows, capRows, rowOffsets, scaleRows } from "../allocation/rows.ts";
import { pooledRule, type Rule } from "../allocation/rule.ts";

/** A group of consumers served together, before the groups that follow. */
export interface PriorityGroup {
  /** Indexes of the consumers. */
  readonly members: readonly number[];
  /**
   * Without it, members share in proportion of what they withdraw; with it, each has a fixed share of what is left
   * when the group's turn comes (Σ ≤ 1), and what he cannot use goes to the next groups.
   */
  readonly shares?: readonly number[];
}

/**
 * Groups served one after the other: a group sees only what the groups before it left.
 * A consumer that is in no group receives nothing.
 * @throws RangeError if a consumer does not exist or is in two groups, or if shares are wrong.
 */
export function priorityGroups(groups: readonly PriorityGroup[], consumers: number): Rule {
  checkGroups(groups, consumers);
  const share = (block: Block) => {
    const served = new Set<number>();
    for (const group of groups) {
      serveGroup(block, group);
      for (const member of group.members) served.add(member);
    }
    for (let i = 0; i < consumers; i++) {
      if (!served.has(i)) block.energy.fill(0, i * block.stride, i * block.stride + block.length);
    }
  };
  return pooledRule(share, { passes: 2, share: (slice, weigher) => serveInKernel(slice, weigher, groups) });
}

function serveInKernel(slice: KernelSlice, weigher: Weigher, groups: readonly PriorityGroup[]): boolean {
  const { kernel, pool, used, length, end } = slice;
  const [left, demand] = [slice.levels, slice.served];
  for (const { members, shares } of groups) {
    for (let t = 0; t < length; t++) left.values[t] = Math.max(0, pool.values[t]! - used.values[t]!);
    if (shares) {
      weigher.prepare();
      members.forEach((i, n) => {
        const row = withdrawalsOf(slice, i);
        weigher.addGiven(i, kernel.capRow(row, shares[n]!, left.at, weigher.givenFor(i), used.at, end));
      });
      continue;
    }
    demand.values.fill(0);
    addUp(slice, members, demand);
    weigher.prepare(serve(demand.values, left.values, used.values, length));
    weigher.addWithdrawals(members);
  }
  return true;
}

function serveGroup(block: Block, { members, shares }: PriorityGroup): void {
  const { energy, stride, length, pool, used } = block;
  const rows = rowOffsets(members, stride, block.consumers);
  const left = new Float64Array(length);
  for (let t = 0; t < length; t++) left[t] = Math.max(0, pool[t]! - used[t]!);
  if (shares) {
    const padded = new Float64Array(rows.length);
    padded.set(shares);
    capRows(energy, rows, length, left, padded, used);
    return;
  }
  const demand = new Float64Array(length);
  addRows(energy, rows, length, demand);
  scaleRows(energy, rows, length, serve(demand, left, used, length));
}

function checkGroups(groups: readonly PriorityGroup[], consumers: number): void {
  const seen = new Set<number>();
  groups.forEach(({ members, shares }, index) => {
    for (const member of members) {
      if (!Number.isInteger(member) || member < 0 || member >= consumers) {
        throw new RangeError(`groups[${index}]: there is no consumer ${member}`);
      }
      if (seen.has(member)) throw new RangeError(`groups[${index}]: consumer ${member} is in two groups`);
      seen.add(member);
    }
    if (shares) checkShares(`groups[${index}].shares`, shares, members.length);
  });
}
