import { asConsumer, asProducer, type Participant } from "@mec/domain/point";
import type { Relation } from "@mec/domain/shared";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Db } from "../../db/transaction.ts";
import type { Actor } from "../../deps.ts";
import { live } from "../application/scopes.ts";
import { pointTable } from "./tables.ts";

/** A person's relations to a point; null when there is no such point. */
async function pointRelations(
  db: Db,
  actor: Actor,
  { kind, id }: Participant,
): Promise<Set<Relation> | null> {
  const point = await db
    .selectFrom(pointTable[kind])
    .select((eb) => [
      "account_id",
      eb
        .exists(
          eb
            .selectFrom("application")
            .innerJoin("project", "project.id", "application.project_id")
            .select("application.id")
            .where(pointColumn[kind], "=", id)
            .where(live())
            .where("project.account_id", "=", actor.id),
        )
        .as("applied_to_actor"),
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!point) return null;
  const relations = new Set<Relation>();
  if (point.account_id === actor.id) relations.add("holder");
  if (point.applied_to_actor) relations.add("applicant-owner");
  if (actor.roles.includes("support")) relations.add("support");
  return relations;
}

export const consumptionPointRelations = (db: Db, actor: Actor, id: string) =>
  pointRelations(db, actor, asConsumer(id));

export const productionPointRelations = (db: Db, actor: Actor, id: string) =>
  pointRelations(db, actor, asProducer(id));
