import type { Deps } from "../../deps.ts";

/** §9: readings are erased 24 months after they were received. */
export async function eraseOldCurves({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  await db.deleteFrom("load_curve").where("erased_at", "<=", now()).execute();
}
