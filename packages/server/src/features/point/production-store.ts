import type { PointHolder, ProjectProducer } from "@mec/api/point";
import type { ProductionPoint, ProductionPointInput, ProductionPointUpdate } from "@mec/domain/point";
import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { Part } from "../../answering.ts";
import { countRows } from "../../db/count-rows.ts";
import type { Schema } from "../../db/schema.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import { progressOf } from "../application/reads.ts";
import { live } from "../application/scopes.ts";
import { hasValidConsent } from "./consent-store.ts";
import { kwhOfText, textOfKwh } from "./kwh.ts";
import { settleBarred } from "./settle-barred.ts";
import { accountsSharingMeter } from "./shared-meter.ts";
import { contractColumns, contractSaidAt, ownWords, refuseContractEnd, toldContract } from "./told-tariff.ts";

type Row = Selectable<Schema["production_point"]> & { sge: boolean };

/** The columns of the parts given: a part left out of an update stays as it is. */
function toColumns(input: ProductionPointUpdate) {
  const { prm, raccordementId } = input.operational;
  // A meter comes with the connection.
  const isPlanned = prm ? false : input.operational.isPlanned;
  return {
    name: input.name,
    production_type: input.productionType,
    address: JSON.stringify(input.address),
    latitude: input.address.coordinates.latitude,
    longitude: input.address.coordinates.longitude,
    annual_production: kwhOfText(input.annualProduction),
    production_power: input.productionPower,
    ...(prm === undefined ? {} : { prm: prm === "" ? null : prm }),
    connection_request_id: raccordementId === "" ? null : raccordementId,
    ...(isPlanned === undefined ? {} : { is_planned: isPlanned }),
    segment: input.segment,
    ...(input.vatRegime === undefined ? {} : { vat_regime: input.vatRegime }),
    ...(input.quoteEur === undefined ? {} : { quote_eur: input.quoteEur }),
    ...contractColumns(input),
    ...(input.price === undefined
      ? {}
      : { price_min: input.price?.min ?? null, price_max: input.price?.max ?? null }),
  };
}

const priceOf = ({ price_min: min, price_max: max }: Row): ProductionPoint["price"] =>
  min === null || max === null ? null : { min, max };

async function withProgress(db: Db, rows: readonly Row[]): Promise<ProductionPoint[]> {
  const progress = await progressOf(
    db,
    "producer",
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    ...(row.project_id === null ? {} : { projectId: row.project_id }),
    productionType: row.production_type,
    address: row.address,
    annualProduction: textOfKwh(row.annual_production),
    productionPower: row.production_power,
    segment: row.segment,
    operational: {
      isOperational: row.prm !== null,
      prm: row.prm ?? "",
      sge: row.sge,
      raccordementId: row.connection_request_id ?? "",
      ...(row.is_planned === null ? {} : { isPlanned: row.is_planned }),
    },
    price: priceOf(row),
    ...(row.vat_regime === null ? {} : { vatRegime: row.vat_regime }),
    applicationProgress: progress.get(row.id) ?? null,
  }));
}

function selectPoints(db: Db, now: Date) {
  return db
    .selectFrom("production_point")
    .selectAll()
    .select(hasValidConsent("producer", now).as("sge"))
    .orderBy("created_at")
    .orderBy("id");
}

/** The points of these ids, by id; unknown ids are left out. */
export async function productionPointsByIds(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ProductionPoint>> {
  if (ids.length === 0) return new Map();
  const points = await withProgress(db, await selectPoints(db, now).where("id", "in", ids).execute());
  return new Map(points.map((point) => [point.id, point]));
}

/** A point with its holder's own words; undefined for an unknown id. */
export async function ownProductionPoint(
  db: Db,
  id: string,
  now: Date,
): Promise<ProductionPoint | undefined> {
  const rows = await selectPoints(db, now).where("id", "=", id).execute();
  const [point] = await withProgress(db, rows);
  return point && { ...point, ...ownWords(rows[0]) };
}

/** A person's points, oldest first, with his own words. */
export async function productionPointsOf(
  db: Db,
  accountId: string,
  now: Date,
  { limit, offset }: Part,
): Promise<ProductionPoint[]> {
  const rows = await selectPoints(db, now)
    .where("account_id", "=", accountId)
    .limit(limit)
    .offset(offset)
    .execute();
  const points = await withProgress(db, rows);
  return points.map((point, at) => ({ ...point, ...ownWords(rows[at]) }));
}

export const countProductionPointsOf = (db: Db, accountId: string): Promise<number> =>
  countRows(db.selectFrom("production_point").where("account_id", "=", accountId));

async function holdersOf(db: Db, accountIds: readonly string[]): Promise<Map<string, PointHolder>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("account")
    .select(["id", "first_name", "last_name", "email", "phone_number"])
    .where("id", "in", accountIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        firstName: row.first_name,
        lastName: row.last_name,
        email: row.email,
        phoneNumber: row.phone_number,
      },
    ]),
  );
}

/** Whether a point is attached to the project, or its live application asks for it. */
const isOfProject = (projectId: string) => (eb: ExpressionBuilder<Schema, "production_point">) =>
  eb.or([
    eb("project_id", "=", projectId),
    eb(
      "id",
      "in",
      eb
        .selectFrom("application")
        .select("production_point_id")
        .where("application.project_id", "=", projectId)
        .where("production_point_id", "is not", null)
        .where(live())
        .$castTo<{ production_point_id: string }>(),
    ),
  ]);

export const countProductionPointsOfProject = (db: Db, projectId: string): Promise<number> =>
  countRows(db.selectFrom("production_point").where(isOfProject(projectId)));

/**
 * The points attached to a project, and those whose live application asks for it, oldest first: with what their contract pays, by
 * which its owner compares.
 */
export async function productionPointsOfProject(
  db: Db,
  projectId: string,
  now: Date,
  { limit, offset }: Part,
): Promise<ProjectProducer[]> {
  const rows = await selectPoints(db, now)
    .select(accountsSharingMeter("production_point").as("prm_shared_with"))
    .where(isOfProject(projectId))
    .limit(limit)
    .offset(offset)
    .execute();
  const points = await withProgress(db, rows);
  const holders = await holdersOf(
    db,
    rows.map(({ account_id }) => account_id),
  );
  return points.map((point, at) => {
    const holder = holders.get(rows[at]?.account_id ?? "");
    if (!holder) throw new Error(`The production point ${point.id} has no holder`);
    return {
      ...point,
      ...toldContract(rows[at]),
      holder,
      prmSharedWith: Number(rows[at]?.prm_shared_with ?? 0),
    };
  });
}

/** Whether a plant that this person has in this project lacks its yearly production. */
export async function lacksProduction(db: Db, projectId: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom("production_point")
    .select("id")
    .where("project_id", "=", projectId)
    .where("account_id", "=", accountId)
    .where("annual_production", "=", kwhOfText(""))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Attaches a point to a project (its holder's own, or the one that accepted it), or to none. */
export async function attachToProject(tx: Tx, pointId: string, projectId: string, now: Date): Promise<void> {
  await tx.updateTable("production_point").set({ project_id: projectId }).where("id", "=", pointId).execute();
  await settleBarred(tx, projectId, now);
}

export async function insertProductionRow(
  tx: Tx,
  accountId: string,
  projectId: string | null,
  input: ProductionPointInput,
  now: Date,
): Promise<string> {
  refuseContractEnd(input, now);
  const { id } = await tx
    .insertInto("production_point")
    .values({
      account_id: accountId,
      project_id: projectId,
      ...toColumns(input),
      ...(input.purchaseContract ? { purchase_contract_said_at: now } : {}),
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await settleBarred(tx, projectId, now);
  return id;
}

/** How many former answers are kept: nobody changes his VAT so often, and what was said before counts as not kept. */
const mostFormerVat = 20;

/**
 * Who said yes to a price before knows that its VAT is another since: not where a seller says what was planned for him, in the
 * terms of all or of one, or what is counted as long as nobody says it.
 */
const saidAt = ({ vatRegime }: ProductionPointUpdate, now: Date) =>
  vatRegime === undefined
    ? {}
    : {
        vat_said_at: sql<Date | null>`case when exists (select from (
            select (select vat_regime from project p where p.id = production_point.project_id) as planned
            union all
            select terms->>'vatRegime' from sales_terms t where t.project_id = production_point.project_id) plan
          where coalesce(production_point.vat_regime, planned, 'standard') <> coalesce(${vatRegime}::text, planned, 'standard'))
          then ${now}::timestamptz else vat_said_at end`,
        // As it was planned or not: a price that was accepted before stays told with what was said then.
        former_vat: sql<
          Row["former_vat"]
        >`case when production_point.vat_regime is distinct from ${vatRegime}::text then (
            select jsonb_build_object('said', case when jsonb_array_length(said) <= ${mostFormerVat} then said
              else jsonb_path_query_array(said, ${`$[last - ${mostFormerVat - 1} to last]`}::jsonpath) #- '{0,vatRegime}' end)
            from (select production_point.former_vat->'said'
              || jsonb_build_object('vatRegime', production_point.vat_regime, 'until', ${now}::timestamptz) as said) next)
          else production_point.former_vat end`,
      };

export async function updateProductionRow(
  tx: Tx,
  id: string,
  input: ProductionPointUpdate,
  now: Date,
): Promise<void> {
  refuseContractEnd(input, now);
  // A quote is that of its panels and of their roof: others have another.
  const { latitude, longitude } = input.address.coordinates;
  if (input.quoteEur === undefined)
    await tx
      .updateTable("production_point")
      .set({ quote_eur: null })
      .where("id", "=", id)
      .where(({ or, eb }) =>
        or([
          eb("production_power", "is distinct from", input.productionPower),
          eb("latitude", "!=", latitude),
          eb("longitude", "!=", longitude),
        ]),
      )
      .execute();
  const row = await tx
    .updateTable("production_point")
    .set({ ...toColumns(input), ...saidAt(input, now), ...contractSaidAt(input, now), updated_at: now })
    .where("id", "=", id)
    .returning(["prm", "is_planned", "project_id as projectId"])
    .executeTakeFirst();
  if (row?.prm && row.is_planned)
    await tx.updateTable("production_point").set({ is_planned: false }).where("id", "=", id).execute();
  await settleBarred(tx, row?.projectId ?? null, now);
}
