import { type Block, createBlock, type Flows, loadBlock } from "./block.ts";
import { commonLength } from "./check.ts";
import type { Rule } from "./rule.ts";

/**
 * What receives the results, one row of one block at a time: `values[offset … offset + length − 1]` are the steps
 * from `start` on, in Wh. Rows are only lent: copy what must last.
 */
export interface Sink {
  shared?(consumer: number, start: number, values: Float64Array, offset: number, length: number): void;
  surplus?(producer: number, start: number, values: Float64Array, offset: number, length: number): void;
  pair?(consumer: number, producer: number, start: number, values: Float64Array, length: number): void;
}

/**
 * Shares the productions of a study by a rule, block of time after block of time, and hands the results to a sink.
 * Time is linear in steps × participants; the memory does not depend on the number of steps.
 * @throws RangeError naming a series or value that is refused (see `allocate`).
 */
export function runSharing(flows: Flows, rule: Rule, sink: Sink): void {
  const { consumption, production } = flows;
  const steps = commonLength({ consumption, production });
  const block = createBlock(consumption.length, production.length, steps);
  for (let start = 0; start < steps; start += block.stride) {
    loadBlock(block, flows, start, steps);
    rule.share(block);
    emit(block, rule, sink);
  }
}

function emit(block: Block, rule: Rule, sink: Sink): void {
  const { start, stride, length, consumers, producers } = block;
  for (let i = 0; i < consumers; i++) sink.shared?.(i, start, block.energy, i * stride, length);
  for (let j = 0; j < producers; j++) sink.surplus?.(j, start, block.surplus, j * stride, length);
  if (!sink.pair) return;
  const row = new Float64Array(stride);
  for (let i = 0; i < consumers; i++) {
    for (let j = 0; j < producers; j++) {
      rule.pair(block, i, j, row);
      sink.pair(i, j, start, row, length);
    }
  }
}
