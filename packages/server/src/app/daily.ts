import type { Deps } from "../deps.ts";
import { eraseOldKeys } from "../idempotency/index.ts";
import { eraseOldTries } from "../limits/limits.ts";
import { features } from "./features.ts";

/** What is done once a day. */
export async function daily(deps: Deps): Promise<void> {
  await eraseOldKeys(deps.db, deps.now());
  await eraseOldTries(deps.db, deps.now());
  for (const feature of features) {
    for (const work of "daily" in feature ? feature.daily : []) await work(deps);
  }
}
