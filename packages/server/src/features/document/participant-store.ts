import { setImmediate } from "node:timers/promises";
import type { Address } from "@mec/domain/address";
import type { ApplicationStatus, Departure } from "@mec/domain/application";
import type { DocumentKind, KeptDocumentStatus } from "@mec/domain/document";
import type { ConsumerType, ContractedPlant, Participant, ProductionType, Segment } from "@mec/domain/point";
import type { SellerVat } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";
import { sql } from "kysely";
import { participantOf } from "../../db/participant-columns.ts";
import type { Db } from "../../db/transaction.ts";
import { live, newestPrice, takingPart } from "../application/scopes.ts";
import { findContracted } from "../point/index.ts";
import { leavingSeller, living, vatSaid } from "./scopes.ts";

interface ParticipantPoint {
  readonly pointId: string;
  readonly pointName: string;
  readonly address: Address;
  /** "" when unknown. */
  readonly prm: string;
  readonly segment: Segment;
  /** As stored: birth date and place are encrypted. */
  readonly identity: SignatoryInput | null;
  readonly accountId: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface Consumer extends ParticipantPoint {
  readonly applicationStatus: ApplicationStatus;
  /** €/kWh HT, the newest that was proposed to him; null when none was. */
  readonly acceptedPrice: number | null;
  readonly consumerType: ConsumerType;
  /** Whether he gets VAT back, as he told it. */
  readonly reclaimsVat: boolean | null;
  /** kWh, 0 when unknown. */
  readonly annualKwh: number;
  /** Whether another place of the same account takes part or has applied: their files are then told apart. */
  readonly isOneOfSeveral: boolean;
}

export interface Producer extends ParticipantPoint {
  /** Null for a point that the owner attached himself. */
  readonly applicationStatus: ApplicationStatus | null;
  /** Whether it is still to be laid or connected. */
  readonly isPlanned: boolean;
  readonly productionType: ProductionType;
  /** kWc. */
  readonly power: number | null;
  /** Null as long as he has not said it. */
  readonly vatRegime: SellerVat | null;
  /** Whether that is said, or no contract states it. */
  readonly isVatSaid: boolean;
  /** Whether its surplus is sold under a purchase contract, as its holder told it; null as long as he has not. */
  readonly hasPurchaseContract: boolean | null;
  /** Whether the electricity is given. */
  readonly isFree: boolean;
  /** Where his own accord stands, which gives the mandate to bill for him; null while there is none. */
  readonly accordStatus: KeptDocumentStatus | null;
  /** Whether he has asked to leave the project. */
  readonly isLeaving: boolean;
  /** IGNORED where the owner settles his sales outside of the platform; null otherwise. */
  readonly salesStatus: KeptDocumentStatus | null;
  /** What is told of its purchase contract, which may have to end before it shares; null once it does. */
  readonly contracted: ContractedPlant | null;
}

const ofPoint = [
  "point.id as pointId",
  "point.name as pointName",
  "point.address",
  "point.segment",
  "s.identity",
  "point.account_id as accountId",
  "h.first_name as firstName",
  "h.last_name as lastName",
] as const;
const prm = sql<string>`coalesce(point.prm, '')`.as("prm");

/** The accepted consumers of a project, or those who hold these points; the oldest first. */
export function findConsumers(db: Db, projectId: string, pointIds?: readonly string[]): Promise<Consumer[]> {
  if (pointIds?.length === 0) return Promise.resolve([]);
  const rows = db
    .selectFrom("application as a")
    .innerJoin("consumption_point as point", "point.id", "a.consumption_point_id")
    .innerJoin("account as h", "h.id", "point.account_id")
    .leftJoin("signatory as s", "s.consumption_point_id", "point.id")
    .select([
      ...ofPoint,
      prm,
      "a.status as applicationStatus",
      "point.consumer_type as consumerType",
      "point.reclaims_vat as reclaimsVat",
      "point.annual_consumption as annualKwh",
      newestPrice("a").as("acceptedPrice"),
      sql<boolean>`exists (select from consumption_point beside
        join application other on other.consumption_point_id = beside.id and other.project_id = ${projectId}
        where beside.account_id = point.account_id and beside.id <> point.id and ${live("other")})`.as(
        "isOneOfSeveral",
      ),
    ])
    .where("a.project_id", "=", projectId)
    .where(takingPart("a"))
    .orderBy("a.created_at")
    .orderBy("a.id");
  return (pointIds ? rows.where(sql<boolean>`point.id = any(${pointIds}::uuid[])`) : rows).execute();
}

/** The points of one page of the accepted consumers, in the same order, and how many consumers there are. */
export async function findConsumerIds(
  db: Db,
  projectId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ ids: string[]; total: number }> {
  const accepted = db
    .selectFrom("application as a")
    .where("a.project_id", "=", projectId)
    .where("a.consumption_point_id", "is not", null)
    .where(takingPart("a"));
  const { total } = await accepted
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await accepted
    .select("a.consumption_point_id as id")
    .orderBy("a.created_at")
    .orderBy("a.id")
    .limit(limit)
    .offset(offset)
    .execute();
  return { ids: rows.flatMap(({ id }) => id ?? []), total: Number(total) };
}

/** How many are read at a time, so that a list of thousands keeps nobody waiting. */
const chunkSize = 500;

/** All the consumers of a project who were accepted, the oldest first, some at a time. */
export async function* allConsumers(db: Db, projectId: string): AsyncGenerator<Consumer[]> {
  const { ids } = await findConsumerIds(db, projectId, { limit: Number.MAX_SAFE_INTEGER, offset: 0 });
  for (let start = 0; start < ids.length; start += chunkSize) {
    yield await findConsumers(db, projectId, ids.slice(start, start + chunkSize));
    await setImmediate();
  }
}

/** The status of a producer's own living document of this kind; null while there is none. */
const ownStatus = (projectId: string, kind: DocumentKind) => sql<KeptDocumentStatus | null>`(
  select d.status from document d
  where d.production_point_id = point.id and d.project_id = ${projectId} and d.kind = ${kind} and ${living("d")}
  limit 1)`;

/** Every production point of a project, the oldest first. */
export async function findProducers(db: Db, projectId: string): Promise<Producer[]> {
  const rows = await db
    .selectFrom("production_point as point")
    .innerJoin("account as h", "h.id", "point.account_id")
    .leftJoin("signatory as s", "s.production_point_id", "point.id")
    .leftJoin("application as a", (join) =>
      join
        .onRef("a.production_point_id", "=", "point.id")
        .on("a.project_id", "=", projectId)
        .on(takingPart("a")),
    )
    .select([
      ...ofPoint,
      prm,
      "a.status as applicationStatus",
      sql<boolean>`point.prm is null and point.is_planned is true`.as("isPlanned"),
      ownStatus(projectId, "accord").as("accordStatus"),
      ownStatus(projectId, "salesContract").as("salesStatus"),
      "point.production_type as productionType",
      "point.production_power as power",
      "point.vat_regime as vatRegime",
      vatSaid("point").$castTo<boolean>().as("isVatSaid"),
      sql<boolean | null>`point.purchase_contract <> 'none'`.as("hasPurchaseContract"),
      sql<boolean>`point.price_min is null`.as("isFree"),
      leavingSeller("point").$castTo<boolean>().as("isLeaving"),
    ])
    .where("point.project_id", "=", projectId)
    .orderBy("point.created_at")
    .orderBy("point.id")
    .execute();
  const contracted = await findContracted(
    db,
    rows.map(({ pointId }) => pointId),
  );
  return rows.map((row) => ({ ...row, contracted: contracted.get(row.pointId) ?? null }));
}

/** The project that a participant takes part in; null when he was not accepted in any. */
export async function findParticipation(db: Db, { kind, id }: Participant): Promise<string | null> {
  if (kind === "producer") {
    const point = await db
      .selectFrom("production_point")
      .select("project_id as projectId")
      .where("id", "=", id)
      .executeTakeFirst();
    return point?.projectId ?? null;
  }
  const application = await db
    .selectFrom("application")
    .select("project_id as projectId")
    .where("consumption_point_id", "=", id)
    .where(takingPart())
    .executeTakeFirst();
  return application?.projectId ?? null;
}

/** What a consumer asked who leaves; null where he has not. */
export async function findDeparture(
  db: Db,
  { projectId, pointId }: { readonly projectId: string; readonly pointId: string },
): Promise<Departure | null> {
  const row = await db
    .selectFrom("application")
    .select("departure")
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "=", pointId)
    .where(takingPart())
    .executeTakeFirst();
  return row?.departure ?? null;
}

/** Whose accepted applications these are, and in which project; those that are not accepted, or have ended, are left out. */
export async function findTakings(
  db: Db,
  applicationIds: readonly string[],
): Promise<{ applicationId: string; projectId: string; participant: Participant }[]> {
  const rows = await db
    .selectFrom("application")
    .select(["id", "project_id", "consumption_point_id", "production_point_id"])
    .where("id", "in", applicationIds)
    .where(takingPart())
    .execute();
  return rows.map((row) => ({
    applicationId: row.id,
    projectId: row.project_id,
    participant: participantOf(row),
  }));
}
