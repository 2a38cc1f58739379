import { barringContract } from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import { type Db, inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { findContracted } from "./contracts/reads.ts";
import { barred, leavingContract } from "./scopes.ts";

/** The plants of which it is kept that a contract bars them, or that none does, and which are otherwise by now. */
async function findTurned(db: Db, now: Date, projectId?: string) {
  const today = dayInParis(now);
  const plants = await db
    .selectFrom("production_point")
    .innerJoin("project", "project.id", "production_point.project_id")
    .select([
      "production_point.id",
      "project.id as projectId",
      "project.stage",
      "project.expected_start as expectedStart",
      "is_barred as isBarred",
    ])
    .where((eb) => eb.or([barred(), leavingContract().$castTo<boolean>()]))
    .$if(projectId !== undefined, (some) => some.where("project.id", "=", projectId ?? ""))
    .execute();
  const contracted = await findContracted(
    db,
    plants.map(({ id }) => id),
  );
  return plants.filter(({ id, isBarred, ...start }) => {
    const told = contracted.get(id);
    return isBarred !== (told !== undefined && barringContract(told, start, today) !== null);
  });
}

/** Keeps which plants of a project every sum is without. Its row is locked before, as that of each project is before its plants. */
export async function settleBarred(tx: Tx, projectId: string | null, now: Date): Promise<void> {
  if (projectId === null) return;
  for (const { id, isBarred } of await findTurned(tx, now, projectId))
    await tx.updateTable("production_point").set({ is_barred: !isBarred }).where("id", "=", id).execute();
}

/** The same of all projects once a day: a contract ends, and a month has come, without anybody's step. */
export async function settleBarredOfDay(deps: Deps): Promise<void> {
  const turned = await findTurned(deps.db, deps.now());
  for (const projectId of new Set(turned.map((plant) => plant.projectId)))
    await inTransaction(deps.db, async (tx) => {
      await tx.selectFrom("project").select("id").where("id", "=", projectId).forNoKeyUpdate().execute();
      await settleBarred(tx, projectId, deps.now());
    });
}
