import {
  type ConsumptionPoint,
  type ConsumptionPointInput,
  type ConsumptionPointUpdate,
  defaultSegment,
} from "@mec/domain/point";
import type { Selectable } from "kysely";
import type { Part } from "../../answering.ts";
import { countRows } from "../../db/count-rows.ts";
import type { Schema } from "../../db/schema.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import { findLeft } from "../application/left/reads.ts";
import { progressOf } from "../application/reads.ts";
import { hasValidConsent } from "./consent-store.ts";
import { kwhOfText, textOfKwh } from "./kwh.ts";

type Row = Selectable<Schema["consumption_point"]> & { sge: boolean };

/** A home has no hours and no VAT to reclaim, and loses what it told of them as a business; as a business it loses its heating. */
function kindColumns({ consumerType, workingHours, reclaimsVat, electricHeating }: ConsumptionPointUpdate) {
  if (consumerType === "individual") {
    const heating = electricHeating === undefined ? {} : { electric_heating: electricHeating };
    return { working_hours: null, reclaims_vat: null, ...heating };
  }
  return {
    electric_heating: null,
    ...(workingHours === undefined ? {} : { working_hours: workingHours }),
    ...(reclaimsVat === undefined ? {} : { reclaims_vat: reclaimsVat }),
  };
}

/** A larger connection has none of these powers, and loses what was told of it. */
function powerColumn({ segment, meterPower }: ConsumptionPointUpdate) {
  if (segment !== defaultSegment) return { meter_power: null };
  return meterPower === undefined ? {} : { meter_power: meterPower };
}

/** The columns of the parts given: a part left out of an update stays as it is. */
function toColumns(input: ConsumptionPointUpdate) {
  return {
    name: input.name,
    consumer_type: input.consumerType,
    address: JSON.stringify(input.address),
    latitude: input.address.coordinates.latitude,
    longitude: input.address.coordinates.longitude,
    annual_consumption: kwhOfText(input.annualConsumption),
    ...(input.prm === undefined ? {} : { prm: input.prm === "" ? null : input.prm }),
    segment: input.segment,
    ...powerColumn(input),
    ...(input.contract === undefined
      ? {}
      : { contract: input.contract ? JSON.stringify(input.contract) : null }),
    ...kindColumns(input),
  };
}

async function withProgress(db: Db, rows: readonly Row[]): Promise<ConsumptionPoint[]> {
  const progress = await progressOf(
    db,
    "consumer",
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    consumerType: row.consumer_type,
    address: row.address,
    annualConsumption: textOfKwh(row.annual_consumption),
    prm: row.prm ?? "",
    sge: row.sge,
    segment: row.segment,
    ...(row.meter_power === null ? {} : { meterPower: row.meter_power }),
    contract: row.contract,
    ...(row.working_hours === null ? {} : { workingHours: row.working_hours }),
    ...(row.reclaims_vat === null ? {} : { reclaimsVat: row.reclaims_vat }),
    ...(row.electric_heating === null ? {} : { electricHeating: row.electric_heating }),
    applicationProgress: progress.get(row.id) ?? null,
  }));
}

function selectPoints(db: Db, now: Date) {
  return db
    .selectFrom("consumption_point")
    .selectAll()
    .select(hasValidConsent("consumer", now).as("sge"))
    .orderBy("created_at")
    .orderBy("id");
}

/** The points of these ids, by id; unknown ids are left out. */
export async function consumptionPointsByIds(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ConsumptionPoint>> {
  if (ids.length === 0) return new Map();
  const points = await withProgress(db, await selectPoints(db, now).where("id", "in", ids).execute());
  return new Map(points.map((point) => [point.id, point]));
}

/** The same with the project that each has left, which is its holder's alone to read. */
async function withLeft(db: Db, points: readonly ConsumptionPoint[]): Promise<ConsumptionPoint[]> {
  const left = await findLeft(
    db,
    points.flatMap(({ id, applicationProgress }) => (applicationProgress ? [] : id)),
  );
  return points.map((point) => {
    const project = left.get(point.id);
    return project ? { ...point, left: project } : point;
  });
}

/** A point as its holder reads it; undefined when it is unknown. */
export async function ownConsumptionPoint(
  db: Db,
  id: string,
  now: Date,
): Promise<ConsumptionPoint | undefined> {
  const [point] = await withLeft(db, [...(await consumptionPointsByIds(db, [id], now)).values()]);
  return point;
}

/** A person's points, oldest first. */
export async function consumptionPointsOf(
  db: Db,
  accountId: string,
  now: Date,
  { limit, offset }: Part,
): Promise<ConsumptionPoint[]> {
  const rows = selectPoints(db, now).where("account_id", "=", accountId).limit(limit).offset(offset);
  return withLeft(db, await withProgress(db, await rows.execute()));
}

export const countConsumptionPointsOf = (db: Db, accountId: string): Promise<number> =>
  countRows(db.selectFrom("consumption_point").where("account_id", "=", accountId));

export async function insertConsumptionRow(
  tx: Tx,
  accountId: string,
  input: ConsumptionPointInput,
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto("consumption_point")
    .values({ account_id: accountId, ...toColumns(input), created_at: now, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateConsumptionRow(
  tx: Tx,
  id: string,
  input: ConsumptionPointUpdate,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("consumption_point")
    .set({ ...toColumns(input), updated_at: now })
    .where("id", "=", id)
    .execute();
}
