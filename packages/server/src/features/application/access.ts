import type { Relation } from "@mec/domain/shared";
import type { Db } from "../../db/transaction.ts";
import type { Actor } from "../../deps.ts";
import { findParties } from "./store.ts";

/** A person's relations to an application; null when there is no such application. */
export async function applicationRelations(db: Db, actor: Actor, id: string): Promise<Set<Relation> | null> {
  const parties = await findParties(db, id);
  if (!parties) return null;
  const relations = new Set<Relation>();
  if (parties.ownerId === actor.id) relations.add("owner");
  if (parties.holderId === actor.id) relations.add("holder");
  if (actor.roles.includes("support")) relations.add("support");
  return relations;
}
