import { newsSince, type Visits, visitedAt } from "@mec/domain/overview";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";

async function findVisits(db: Db, projectId: string): Promise<Visits | null> {
  const row = await db
    .selectFrom("owner_visit")
    .select(["last_at as last", "former_at as former"])
    .where("project_id", "=", projectId)
    .executeTakeFirst();
  return row ?? null;
}

/** The moment from which events are news to a project's owner. */
export const findNewsSince = async ({ db, now }: Deps, projectId: string): Promise<Date | null> =>
  newsSince(await findVisits(db, projectId), now());

/** Records that the owner visits his project. */
export const visitProject = (deps: Deps, projectId: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { last, former } = visitedAt(await findVisits(tx, projectId), deps.now());
    const columns = { last_at: last, former_at: former };
    await tx
      .insertInto("owner_visit")
      .values({ project_id: projectId, ...columns })
      .onConflict((conflict) => conflict.column("project_id").doUpdateSet(columns))
      .execute();
  });
