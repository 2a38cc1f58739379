/**
 * Each of these makes a layer of schemas ready. Asked for one by one and at once: each is run in a task of its own, as soon
 * as it and what it is made of are there.
 */
const layers = () =>
  Promise.all([import("./first-schema.ts"), import("./first-rule.ts"), import("./first-call.ts")]);

let ready: Promise<unknown> | undefined;

/**
 * To call before files full of schemas are loaded: their layers take a phone long to make, and a touch can be handled
 * between two.
 */
export function beforeSchemas(): Promise<unknown> {
  ready ??= layers().catch((missing: unknown) => {
    ready = undefined;
    throw missing;
  });
  return ready;
}
