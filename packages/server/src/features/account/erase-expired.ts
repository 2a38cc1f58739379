import type { Deps } from "../../deps.ts";

/** Erases links, unfinished logins and sessions that have expired. */
export async function eraseExpired({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  for (const table of ["account_token", "account_challenge", "session"] as const) {
    await db.deleteFrom(table).where("expires_at", "<", now()).execute();
  }
}
