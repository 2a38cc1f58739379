import {
  type DocumentKind,
  type MadeContract,
  type SalesTerms,
  type Seller,
  saleBetween,
} from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import { sql } from "kysely";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Db } from "../../db/transaction.ts";
import { concluded, signedByConsumer } from "../signature/scopes.ts";
import { living, retractedSales, sellers, settled } from "./scopes.ts";

/** The terms of sale that change what a person pays: the price, the yearly fees, whether VAT is added, and for how long. */
export interface SaleConditions
  extends Pick<
    SalesTerms,
    | "price"
    | "subscription"
    | "vatRegime"
    | "durationYears"
    | "noticeMonths"
    | "indexation"
    | "indexationRate"
  > {
  readonly projectId: string;
  /** Null for the terms of all the consumers. */
  readonly consumptionPointId: string | null;
}

const told = <K extends keyof SalesTerms>(key: K) => sql<SalesTerms[K]>`terms->>${sql.lit(key)}`;
const figure = (key: keyof SalesTerms) => sql<number | null>`(terms->>${sql.lit(key)})::float8`;

/**
 * The conditions in some projects: those for all their consumers, and those of each consumer who has his own.
 */
export function findSaleConditions(db: Db, projectIds: readonly string[]): Promise<SaleConditions[]> {
  return db
    .selectFrom("sales_terms")
    .select([
      "project_id as projectId",
      "consumption_point_id as consumptionPointId",
      figure("price").as("price"),
      figure("subscription").as("subscription"),
      told("vatRegime").as("vatRegime"),
      figure("durationYears").as("durationYears"),
      figure("noticeMonths").as("noticeMonths"),
      told("indexation").as("indexation"),
      figure("indexationRate").as("indexationRate"),
    ])
    .where("project_id", "in", projectIds)
    .execute();
}

/** When the terms that a consumer's contract takes, his own before those of all, were last written; undefined while none are. */
export async function findTermsWritten(
  db: Db,
  projectId: string,
  pointId: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom("sales_terms")
    .select("updated_at as at")
    .where("project_id", "=", projectId)
    .where((where) =>
      where.or([where("consumption_point_id", "=", pointId), where("consumption_point_id", "is", null)]),
    )
    .orderBy("consumption_point_id", (order) => order.asc().nullsLast())
    .executeTakeFirst();
  return row?.at;
}

/**
 * Whether VAT is added to the price that a participant is offered: by his own terms of sale, else by the common
 * ones; null while neither says.
 */
export async function findVatRegime(
  db: Db,
  projectId: string,
  consumptionPointId: string | null,
): Promise<SaleConditions["vatRegime"]> {
  const conditions = await findSaleConditions(db, [projectId]);
  const of = (pointId: string | null) => conditions.find((one) => one.consumptionPointId === pointId);
  return (of(consumptionPointId) ?? of(null))?.vatRegime ?? null;
}

/** What binds a participant who leaves. */
export interface Binding {
  /** All have signed it here, whether the signed copy is made or still to come. */
  readonly signed: { readonly id: string; readonly kind: DocumentKind }[];
  /** Settled outside of the platform, in words that we do not have. */
  readonly elsewhere: DocumentKind[];
  /** Of a producer: how many consumers' contracts, signed by all or settled outside, sell what his installation makes. */
  readonly sold: number;
}

export interface Taking {
  readonly projectId: string;
  readonly participant: Participant;
}

const nothing: Binding = { signed: [], elsewhere: [], sold: 0 };

const binds = () => sql<boolean>`(${concluded("document")} or ${settled()})`;

async function countSold(db: Db, { projectId, participant: { kind, id } }: Taking): Promise<number> {
  if (kind === "consumer") return 0;
  const { count } = await db
    .selectFrom("document")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("project_id", "=", projectId)
    .where("kind", "=", "salesContract")
    .where("consumption_point_id", "is not", null)
    .where(living())
    .where(binds())
    .where(sql<boolean>`${sellers} ? ${id}::text`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What all have signed of a participant's documents in the project that he takes part in, and whose contracts name his plant. */
export async function findBinding(db: Db, taking: Taking): Promise<Binding> {
  const [binding = nothing] = await findBindings(db, taking.projectId, [taking.participant]);
  return binding;
}

/** The same of each of several participants in one project. */
export async function findBindings(
  db: Db,
  projectId: string,
  participants: readonly Participant[],
): Promise<Binding[]> {
  const idsOf = (wanted: Participant["kind"]) =>
    participants.flatMap(({ kind, id }) => (kind === wanted ? id : []));
  const rows = await db
    .selectFrom("document")
    .select(["id", "kind", "consumption_point_id", "production_point_id"])
    .select(concluded("document").as("isSignedHere"))
    .where("project_id", "=", projectId)
    .where(({ or, eb }) =>
      or([
        eb("consumption_point_id", "=", sql<string>`any(${idsOf("consumer")}::uuid[])`),
        eb("production_point_id", "=", sql<string>`any(${idsOf("producer")}::uuid[])`),
      ]),
    )
    .where(living())
    .where(binds())
    .execute();
  const bindings: Binding[] = [];
  for (const participant of participants) {
    const own = rows.filter((row) => row[pointColumn[participant.kind]] === participant.id);
    bindings.push({
      signed: own.flatMap(({ id, kind, isSignedHere }) => (isSignedHere ? { id, kind } : [])),
      elsewhere: own.flatMap(({ kind, isSignedHere }) => (isSignedHere ? [] : kind)),
      sold: await countSold(db, { projectId, participant }),
    });
  }
  return bindings;
}

/** A sale of one plant to one consumer, as it was written. */
export interface SoldTo {
  readonly consumptionPointId: string;
  /** €/kWh without VAT; null for a contract settled outside of the platform, which we do not have. */
  readonly price: number | null;
}

/** The contracts that name this plant and that its consumers have signed, or that were settled outside of the platform. */
export async function findSoldTo(db: Db, projectId: string, productionPointId: string): Promise<SoldTo[]> {
  const rows = await db
    .selectFrom("document")
    .select([
      "consumption_point_id as consumptionPointId",
      sql<number | null>`coalesce(data->'terms'->>'price', data->>'acceptedPrice')::float8`.as("price"),
    ])
    .where("project_id", "=", projectId)
    .where("kind", "=", "salesContract")
    .where(living())
    .where(sql<boolean>`(${signedByConsumer("document")} or ${settled()})`)
    .where(sql<boolean>`${sellers} ? ${productionPointId}::text`)
    .execute();
  return rows.flatMap(({ consumptionPointId, price }) =>
    consumptionPointId === null ? [] : { consumptionPointId, price },
  );
}

/** The producers from whose contracts each consumer of a project, or each of these, has retracted. */
export async function findRetractedSales(
  db: Db,
  projectId: string,
  pointIds?: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const among = pointIds ? sql`where consumer = any(${pointIds}::uuid[])` : sql``;
  const { rows } = await sql<{ consumer: string; seller: string }>`
    select distinct consumer, seller from (${retractedSales(projectId)}) retracted ${among}`.execute(db);
  const found = new Map<string, string[]>();
  for (const { consumer, seller } of rows) found.set(consumer, [...(found.get(consumer) ?? []), seller]);
  return found;
}

/** The production points of a project, by what a sales contract needs of them, the oldest first. */
const findSellers = (db: Db, projectId: string): Promise<Seller[]> =>
  db
    .selectFrom("production_point as point")
    .leftJoin("signatory as s", "s.production_point_id", "point.id")
    .select([
      "point.id as pointId",
      sql<boolean>`coalesce(point.prm, '') <> ''`.as("prm"),
      sql<boolean>`s.identity is not null`.as("signatory"),
      sql<boolean>`point.production_power is not null`.as("power"),
      sql<boolean>`exists (select from document o where o.production_point_id = point.id
        and o.project_id = point.project_id and o.kind = 'salesContract' and ${settled("o")} and ${living("o")})`.as(
        "isElsewhere",
      ),
    ])
    .where("point.project_id", "=", projectId)
    .orderBy("point.created_at")
    .orderBy("point.id")
    .execute();

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
    .limit(2)
    .execute();
  return rows.map((row) => row.name);
}

/** The contracts of a plant that nobody has signed yet. */
interface SalesToCome {
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
  const sides = await findSellers(db, projectId);
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
