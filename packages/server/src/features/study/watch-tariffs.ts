import { dayInParis } from "@mec/domain/shared";
import { mostDaysUnchecked, oldChecksOf } from "@mec/energy";
import type { Deps } from "../../deps.ts";

/** Says in the log, each day, which figures nobody found in their source for too long. */
export async function watchTariffs({ log, now }: Pick<Deps, "log" | "now">): Promise<void> {
  const old = oldChecksOf(dayInParis(now()));
  if (old.length > 0) log.warn({ old }, `tariffs were not checked for ${mostDaysUnchecked} days`);
}
