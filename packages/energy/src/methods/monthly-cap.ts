import { pooledRule, type Rule } from "../allocation/rule.ts";

/**
 * Sharing in proportion to withdrawals, each consumer up to a ceiling per period: once he has reached it, the
 * others share what he would have had, until the next period.
 * @param caps Wh per period, one per consumer; `Infinity` for none
 * @param periods one number per step: a ceiling starts again when it changes (`monthOfStep` gives months)
 * @throws RangeError on a bad cap, a wrong number of them, or periods shorter than the study.
 */
export function monthlyCap(caps: readonly number[], periods: ArrayLike<number>, consumers: number): Rule {
  if (caps.length !== consumers)
    throw new RangeError(`caps has ${caps.length} values, expected ${consumers}`);
  caps.forEach((cap, i) => {
    if (!(cap >= 0)) throw new RangeError(`caps[${i}]: ${cap} is not an energy of 0 or more`);
  });
  const left = Float64Array.from(caps);
  return pooledRule(({ energy, stride, start, length, pool, used }) => {
    if (start + length > periods.length) throw new RangeError(`periods has only ${periods.length} steps`);
    for (let t = 0; t < length; t++) {
      const step = start + t;
      if (step === 0 || periods[step] !== periods[step - 1]) left.set(caps);
      let demand = 0;
      for (let i = 0; i < consumers; i++) demand += Math.min(energy[i * stride + t]!, left[i]!);
      const part = demand > pool[t]! ? pool[t]! / demand : 1;
      for (let i = 0; i < consumers; i++) {
        const given = Math.min(energy[i * stride + t]!, left[i]!) * part;
        energy[i * stride + t] = given;
        left[i] = left[i]! - given;
        used[t] = used[t]! + given;
      }
    }
  });
}
