import { type MadeContract, saleBetween } from "@mec/domain/document";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { sideOf } from "./document-states.ts";
import { findProducers } from "./participant-store.ts";
import { findRetractedSales } from "./retracted-sales.ts";
import { living, sellers } from "./scopes.ts";

/** The living sales contracts of each consumer of a project, the oldest first. */
async function contractsByConsumer(db: Db, projectId: string): Promise<Map<string, MadeContract[]>> {
  const rows = await db
    .selectFrom("document")
    .select(["consumption_point_id as consumer", "status", sellers.as("sellers")])
    .where("project_id", "=", projectId)
    .where("kind", "=", "salesContract")
    .where("consumption_point_id", "is not", null)
    .where(living())
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const contracts = new Map<string, MadeContract[]>();
  for (const { consumer, ...contract } of rows)
    if (consumer !== null) contracts.set(consumer, [...(contracts.get(consumer) ?? []), contract]);
  return contracts;
}

/** How many businesses are named: the others are counted. */
const mostNamed = 2;

/** The businesses and public bodies among these consumers: no home is named to who sells before it has signed. */
async function namedAmong(db: Db, pointIds: readonly string[]): Promise<string[]> {
  const name = sql<string>`identity->>'socialReason'`;
  const rows = await db
    .selectFrom("signatory")
    .select(name.as("name"))
    .distinct()
    .where(sql<boolean>`consumption_point_id = any(${pointIds}::uuid[])`)
    .where(sql<boolean>`identity->>'entityType' = 'Professionnel'`)
    .orderBy("name")
    .limit(mostNamed)
    .execute();
  return rows.map((row) => row.name);
}

/** The contracts of a plant that nobody has signed yet. */
export interface SalesToCome {
  /** With whom one is still to be sent. */
  readonly toCome: ReadonlySet<string>;
  /** To whom one was sent, whoever has signed it. */
  readonly sent: ReadonlySet<string>;
  /** The names of those of them who are no individuals, two at most. */
  readonly names: readonly string[];
  /** What they wait for: what the producer has to give, else their owner. */
  readonly waitsFor: "meter" | "signatory" | "owner";
}

/** With whom of these consumers of a project a plant's contracts are still to come, by the rule that makes them. */
export async function findSalesToCome(
  db: Db,
  { projectId, pointId }: { readonly projectId: string; readonly pointId: string },
  consumers: readonly string[],
): Promise<SalesToCome> {
  const sides = (await findProducers(db, projectId)).map(sideOf);
  const contracts = await contractsByConsumer(db, projectId);
  const retracted = await findRetractedSales(db, projectId);
  const among = (wanted: ReturnType<typeof saleBetween>) =>
    new Set(
      consumers.filter(
        (id) => saleBetween(pointId, sides, contracts.get(id) ?? [], retracted.get(id)) === wanted,
      ),
    );
  const toCome = among("to-come");
  const own = sides.find((side) => side.pointId === pointId);
  return {
    toCome,
    sent: among("sent"),
    names: await namedAmong(db, [...toCome]),
    waitsFor: own && !own.prm ? "meter" : own && !own.signatory ? "signatory" : "owner",
  };
}
