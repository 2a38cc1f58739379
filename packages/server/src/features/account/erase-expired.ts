import type { Deps } from "../../deps.ts";

/** Links, logins under way and sessions that are over are of no use to anybody. */
export async function eraseExpired({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  for (const table of ["account_token", "account_challenge", "session"] as const) {
    await db.deleteFrom(table).where("expires_at", "<", now()).execute();
  }
}
