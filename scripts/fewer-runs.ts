import * as all from "fast-check";

export * from "fast-check";

/**
 * Takes the place of fast-check's `assert` where the tests run again on another Node: each property is tried on a
 * quarter of its cases, and on all its examples.
 */
export function assert<Ts>(
  property: all.IRawProperty<Ts>,
  given: all.Parameters<Ts> = {},
): Promise<void> | void {
  const { numRuns = 100, examples = [] } = given;
  return all.assert(property, { ...given, numRuns: Math.max(Math.ceil(numRuns / 4), examples.length) });
}

export default { ...all, assert };
