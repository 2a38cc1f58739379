import type { Relation } from "@mec/domain/shared";
import type { Db } from "../../db/transaction.ts";
import type { Actor } from "../../deps.ts";
import { live } from "../application/scopes.ts";

/** A person's relations to a project; null when there is no such project. */
export async function projectRelations(db: Db, actor: Actor, id: string): Promise<Set<Relation> | null> {
  const project = await db
    .selectFrom("project")
    .select((eb) => [
      "account_id",
      eb
        .exists(
          eb
            .selectFrom("application as a")
            .leftJoin("consumption_point as c", "c.id", "a.consumption_point_id")
            .leftJoin("production_point as p", "p.id", "a.production_point_id")
            .select("a.id")
            .where("a.project_id", "=", id)
            .where(live("a"))
            .where((or) => or.or([or("c.account_id", "=", actor.id), or("p.account_id", "=", actor.id)])),
        )
        .as("takes_part"),
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!project) return null;
  const relations = new Set<Relation>();
  if (project.account_id === actor.id) relations.add("owner");
  if (project.takes_part) relations.add("participant");
  if (actor.roles.includes("support")) relations.add("support");
  return relations;
}
