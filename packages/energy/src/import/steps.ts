import { type Finding, note, type RepairCode } from "./findings.ts";
import type { Reading } from "./reading.ts";

const MINUTE = 60_000;
/** Steps that meters have. */
const METER_STEPS = new Set([5, 10, 15, 30, 60]);
/** Linky's own, when nothing says otherwise. */
const USUAL_STEP = 30;
/** After this many longer distances in a row the step has changed; fewer are gaps. */
const IN_A_ROW = 12;

/**
 * Minutes that each reading covers: what its line says, else the distance from the reading before. A shorter distance
 * is a new step at once; a longer one is a gap, unless it lasts.
 * @param readings in order, one an instant
 */
export function stepsOf(readings: readonly Reading[], repairs: Finding<RepairCode>[]): Uint16Array {
  const distance = (i: number): number =>
    i > 0 && i < readings.length ? (readings[i]!.end - readings[i - 1]!.end) / MINUTE : 0;
  const lasts = (i: number): boolean => {
    for (let k = 1; k < IN_A_ROW; k++) if (distance(i + k) !== distance(i)) return false;
    return true;
  };
  const steps = new Uint16Array(readings.length);
  let current = METER_STEPS.has(distance(1)) ? distance(1) : USUAL_STEP;
  readings.forEach(({ step, line }, i) => {
    const before = current;
    const apart = distance(i);
    if (METER_STEPS.has(step)) current = step;
    else if (METER_STEPS.has(apart) && (apart < current || lasts(i))) current = apart;
    if (i > 0 && current !== before) note(repairs, "step_changed", line, "");
    steps[i] = current;
  });
  return steps;
}
