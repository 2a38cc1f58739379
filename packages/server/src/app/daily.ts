import type { Deps } from "../deps.ts";
import { eraseOldKeys } from "../idempotency/index.ts";
import { doEach } from "../jobs/do-each.ts";
import { eraseOldTries } from "../limits/limits.ts";
import { eraseUnwanted } from "../long-work/index.ts";
import { eraseDeadRuns, eraseOldResults } from "../results/index.ts";
import { features } from "./features.ts";

/** The work done once a day. */
export async function daily(deps: Deps): Promise<void> {
  await eraseOldKeys(deps.db, deps.now());
  await eraseOldTries(deps.db, deps.now());
  await eraseOldResults(deps.db);
  await eraseDeadRuns(deps.db);
  // Workers do it too, and more often; this is for installations without any.
  await eraseUnwanted(deps.db);
  const works = [
    ...features.flatMap((feature) => ("daily" in feature ? feature.daily : [])),
    ...features.flatMap((feature) => ("longDaily" in feature ? feature.longDaily : [])),
  ];
  await doEach(works, (work) => work(deps));
}
