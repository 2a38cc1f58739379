import { AsyncLocalStorage } from "node:async_hooks";
import type { Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/** Something to be committed together with whatever a request does. */
export interface Effect {
  mark(tx: Transaction<Schema>): Promise<void>;
}

const effects = new AsyncLocalStorage<Effect>();

/** Runs `work`; each of its transactions is marked before it is committed. */
export const withEffect = <T>(effect: Effect, work: () => Promise<T>): Promise<T> =>
  effects.run(effect, work);

export const currentEffect = (): Effect | undefined => effects.getStore();
