import { unconfirmedDays } from "@mec/domain/account";
import type { Deps } from "../../deps.ts";

const dayMs = 86_400_000;

/** What is unconfirmed and older than this moment is erased. */
export const unconfirmedSince = (now: Date): Date => new Date(now.getTime() - unconfirmedDays * dayMs);

/** Alerts and messages whose link was never opened belong to nobody: nothing of them stays. */
export async function eraseUnconfirmed({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  for (const table of ["project_alert", "contact_message"] as const) {
    await db
      .deleteFrom(table)
      .where("confirmed_at", "is", null)
      .where("created_at", "<", unconfirmedSince(now()))
      .execute();
  }
}
