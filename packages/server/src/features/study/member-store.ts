import type { ApplicationStatus } from "@mec/domain/application";
import { participantAtPlace } from "@mec/domain/document";
import type {
  ConsumerType,
  Contract,
  MeterPower,
  ProductionType,
  Segment,
  WorkingHours,
} from "@mec/domain/point";
import type { RepartitionKey } from "@mec/domain/project";
import type { HeldPoint } from "@mec/domain/signatory";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { live, priceProposedAt, takingPart, withOpenPrice } from "../application/scopes.ts";
import { agreedPriceOf, contractPriceOf } from "../document/terms/reads.ts";
import { hasValidConsent } from "../point/index.ts";
import { counted, leavingContract } from "../point/scopes.ts";
import { findUntoldSellers } from "../signatory/reads.ts";

/** Who holds a point, and who signs for it once that is said. */
export interface Held extends HeldPoint {
  readonly firstName: string;
  readonly lastName: string;
}

/** A consumption point with a live application to the project. */
export interface Member extends Held {
  readonly applicationId: string;
  readonly consumptionPointId: string;
  readonly pointName: string;
  /** As every list names it: whose place it is, then for whom is signed, and which place. */
  readonly name: string;
  readonly status: ApplicationStatus;
  readonly consumerType: ConsumerType;
  readonly segment: Segment;
  /** kVA; null when not told. */
  readonly meterPower: MeterPower | null;
  /** kWh, 0 when unknown. */
  readonly annualKwh: number;
  readonly contract: Contract | null;
  /** Null when not told. */
  readonly workingHours: WorkingHours | null;
  /** Whether a business gets its VAT back; null when not told. */
  readonly reclaimsVat: boolean | null;
  /** Whether a home heats with electricity; null when not told. */
  readonly electricHeating: boolean | null;
  readonly prm: string | null;
  /** What his contract says from its sending on, and before that the newest price that was proposed to him; €/kWh without VAT. */
  readonly price: number | null;
  /** Whether his readings may be used. */
  readonly hasConsent: boolean;
}

/** Everybody who applied to the project and was not refused, the oldest first. */
export const findMembers = (db: Db, projectId: string, now: Date): Promise<Member[]> =>
  named(selectMembers(db, projectId, now));

/** Of these members the applications of those of whom nobody has said yet whether they buy from themselves. */
export async function findUntold(
  db: Db,
  projectId: string,
  members: readonly Pick<Member, "applicationId" | "consumptionPointId">[],
): Promise<ReadonlySet<string>> {
  const pointIds = members.map(({ consumptionPointId }) => consumptionPointId);
  const untold = await findUntoldSellers(db, projectId, pointIds);
  return new Set(members.flatMap((one) => (untold.has(one.consumptionPointId) ? one.applicationId : [])));
}

/** Those of them whose applications are named: of ten thousand, one page is read. */
export const findMembersAmong = (
  db: Db,
  { projectId, applicationIds }: { projectId: string; applicationIds: readonly string[] },
  now: Date,
): Promise<Member[]> => named(selectMembers(db, projectId, now).where("a.id", "in", applicationIds));

/** Those of them who hold these points; none for any other point. */
export const findMembersAt = (
  db: Db,
  { projectId, pointIds }: { projectId: string; pointIds: readonly string[] },
  now: Date,
): Promise<Member[]> =>
  named(
    selectMembers(db, projectId, now).where(
      "consumption_point.id",
      "=",
      sql<string>`any(${pointIds}::uuid[])`,
    ),
  );

/** A point that takes part in a project, or whose holder may accept a price. */
export interface PricedPoint {
  readonly projectId: string;
  readonly consumptionPointId: string;
  /** €/kWh without VAT; null when he was accepted without one. */
  readonly price: number | null;
  /** When it was proposed. */
  readonly proposedAt: Date | null;
  readonly takesPart: boolean;
}

/** The price of an application: a contract that was sent keeps its own. */
const priceOf = (application: string) =>
  sql<number | null>`coalesce(${contractPriceOf(application)}, ${agreedPriceOf(application)})`;

/** A person's points of this kind in some projects on a day: those that take part first, then the oldest. */
export const findPricedPoints = (
  db: Db,
  projectIds: readonly string[],
  { accountId, day }: { accountId: string; day: string },
): Promise<PricedPoint[]> =>
  db
    .selectFrom("application as a")
    .innerJoin("consumption_point as p", "p.id", "a.consumption_point_id")
    .select(["a.project_id as projectId", "p.id as consumptionPointId", priceOf("a").as("price")])
    .select(priceProposedAt("a").as("proposedAt"))
    .select(sql<boolean>`${takingPart("a")}`.as("takesPart"))
    .where("a.project_id", "in", projectIds)
    .where("p.account_id", "=", accountId)
    .where((eb) => eb.or([takingPart("a"), withOpenPrice("a", day)]))
    .orderBy(takingPart("a"), "desc")
    .orderBy("a.created_at")
    .orderBy("a.id")
    .execute();

async function named(members: ReturnType<typeof selectMembers>): Promise<Member[]> {
  return (await members.execute()).map((one) => ({
    ...one,
    name: participantAtPlace(one.identity, one, one.pointName),
  }));
}

function selectMembers(db: Db, projectId: string, now: Date) {
  return db
    .selectFrom("application as a")
    .innerJoin("consumption_point", "consumption_point.id", "a.consumption_point_id")
    .innerJoin("account as h", "h.id", "consumption_point.account_id")
    .leftJoin("signatory as s", "s.consumption_point_id", "consumption_point.id")
    .select([
      "a.id as applicationId",
      "consumption_point.id as consumptionPointId",
      "consumption_point.name as pointName",
      "h.id as accountId",
      "h.first_name as firstName",
      "h.last_name as lastName",
      "s.identity",
      "a.status",
      "consumption_point.consumer_type as consumerType",
      "consumption_point.segment",
      "consumption_point.meter_power as meterPower",
      "consumption_point.annual_consumption as annualKwh",
      "consumption_point.contract",
      "consumption_point.working_hours as workingHours",
      "consumption_point.reclaims_vat as reclaimsVat",
      "consumption_point.electric_heating as electricHeating",
      "consumption_point.prm",
      hasValidConsent("consumer", now).as("hasConsent"),
      priceOf("a").as("price"),
    ])
    .where("a.project_id", "=", projectId)
    .where(live("a"))
    .orderBy("a.created_at")
    .orderBy("a.id");
}

/** A production point of the project. */
export interface Producer extends Held {
  readonly productionPointId: string;
  readonly name: string;
  readonly productionType: ProductionType;
  /** kWh, 0 when unknown. */
  readonly annualKwh: number;
  /** 0 when unknown. */
  readonly powerKwc: number;
  readonly latitude: number;
  readonly longitude: number;
  /** €/kWh without VAT; null when the electricity is given. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly prm: string | null;
  readonly hasConsent: boolean;
  /** Whether it shares but once a purchase contract has ended. */
  readonly leavesContract: boolean;
}

export async function findProducers(db: Db, projectId: string, now: Date): Promise<Producer[]> {
  return db
    .selectFrom("production_point")
    .innerJoin("account as h", "h.id", "production_point.account_id")
    .leftJoin("signatory as s", "s.production_point_id", "production_point.id")
    .select((eb) => [
      "production_point.id as productionPointId",
      "production_point.name",
      "production_type as productionType",
      "annual_production as annualKwh",
      eb.fn.coalesce("production_power", eb.lit(0)).as("powerKwc"),
      "production_point.latitude",
      "production_point.longitude",
      "price_min as priceMin",
      "price_max as priceMax",
      "production_point.prm",
      hasValidConsent("producer", now).as("hasConsent"),
      leavingContract().as("leavesContract"),
      "h.id as accountId",
      "h.first_name as firstName",
      "h.last_name as lastName",
      "s.identity",
    ])
    .where("production_point.project_id", "=", projectId)
    .where(counted())
    .orderBy("production_point.created_at")
    .orderBy("production_point.id")
    .execute();
}

export interface StudiedProject {
  readonly name: string;
  readonly repartitionKey: RepartitionKey;
}

export function findStudiedProject(db: Db, projectId: string): Promise<StudiedProject> {
  return db
    .selectFrom("project")
    .select(["name", "repartition_key as repartitionKey"])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
}

/**
 * The production of some projects by kind, with power and yearly energy added up; 0 where none is known.
 * @param without a point that is not counted
 */
export async function findProductionSums(db: Db, projectIds: readonly string[], without?: string) {
  const points = db.selectFrom("production_point");
  return (without === undefined ? points : points.where("id", "!=", without))
    .select((eb) => [
      "project_id as projectId",
      "production_type as productionType",
      eb.fn.coalesce(eb.fn.sum<number>("production_power"), eb.lit(0)).as("powerKwc"),
      sql<number>`sum(annual_production)::float8`.as("annualKwh"),
    ])
    .where("project_id", "in", projectIds)
    .where(counted())
    .groupBy(["project_id", "production_type"])
    .orderBy("production_type")
    .execute();
}
