import type { Address } from "@mec/domain/address";
import type { ApplicationStatus } from "@mec/domain/application";
import type { ConsumerType, ProductionType, WorkingHours } from "@mec/domain/point";
import type { BearerKind, ProjectStage } from "@mec/domain/project";
import type { SignatoryInput } from "@mec/domain/signatory";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { live, newestPrice } from "../../application/scopes.ts";

/** What a note is asked for: one of somebody's places or plants, in the project that it applied to or takes part in. */
export interface Asked {
  readonly projectId: string;
  readonly accountId: string;
  readonly consumerType: ConsumerType;
}

/** A place or a plant, by who signs for it: as stored, birth date and place are encrypted. */
export interface Held {
  readonly pointId: string;
  readonly identity: SignatoryInput | null;
}

/** A place that has applied to the project of another of its account. */
export interface AppliedPlace extends Held {
  readonly projectId: string;
  readonly accountId: string;
  readonly name: string;
  readonly address: Address;
  readonly consumerType: ConsumerType;
  readonly workingHours: WorkingHours | null;
  readonly reclaimsVat: boolean | null;
  readonly status: ApplicationStatus;
  readonly hasPrice: boolean;
}

export interface HeldPlant extends Held {
  readonly name: string;
  readonly address: Address;
  readonly type: ProductionType;
}

export const findAskedPlace = (db: Db, pointId: string): Promise<Asked | undefined> =>
  db
    .selectFrom("consumption_point as point")
    .innerJoin("application as a", "a.consumption_point_id", "point.id")
    .select([
      "a.project_id as projectId",
      "point.account_id as accountId",
      "point.consumer_type as consumerType",
    ])
    .where("point.id", "=", pointId)
    .where(live("a"))
    .executeTakeFirst();

export async function findAskedPlant(db: Db, pointId: string): Promise<Asked | undefined> {
  const plant = await db
    .selectFrom("production_point")
    .select(["project_id as projectId", "account_id as accountId"])
    .where("id", "=", pointId)
    .executeTakeFirst();
  if (!plant?.projectId) return undefined;
  return { projectId: plant.projectId, accountId: plant.accountId, consumerType: "professional" };
}

/** An account's places of one kind in one project, the oldest first. */
export const findPlacesOf = (
  db: Db,
  { projectId, accountId, consumerType }: Asked,
): Promise<AppliedPlace[]> =>
  db
    .selectFrom("consumption_point as point")
    .innerJoin("application as a", "a.consumption_point_id", "point.id")
    .leftJoin("signatory as s", "s.consumption_point_id", "point.id")
    .select([
      "a.project_id as projectId",
      "point.account_id as accountId",
      "point.id as pointId",
      "point.name",
      "point.address",
      "point.consumer_type as consumerType",
      "point.working_hours as workingHours",
      "point.reclaims_vat as reclaimsVat",
      "a.status",
      "s.identity",
      sql<boolean>`${newestPrice("a")} is not null`.as("hasPrice"),
    ])
    .where("point.account_id", "=", accountId)
    .where("point.consumer_type", "=", consumerType)
    .where("a.project_id", "=", projectId)
    .where(live("a"))
    .orderBy("a.created_at")
    .orderBy("a.id")
    .execute();

/** Its plants that the project shares, the oldest first. */
export const findPlantsOf = (
  db: Db,
  { projectId, accountId }: Pick<Asked, "projectId" | "accountId">,
): Promise<HeldPlant[]> =>
  db
    .selectFrom("production_point as plant")
    .leftJoin("signatory as s", "s.production_point_id", "plant.id")
    .select([
      "plant.id as pointId",
      "plant.name",
      "plant.address",
      "plant.production_type as type",
      "s.identity",
    ])
    .where("plant.account_id", "=", accountId)
    .where("plant.project_id", "=", projectId)
    .orderBy("plant.created_at")
    .orderBy("plant.id")
    .execute();

interface NotedProject {
  readonly bearerKind: BearerKind | null;
  readonly bearerName: string | null;
  readonly stage: ProjectStage;
  readonly expectedStart: string | null;
}

export const findNotedProject = (db: Db, projectId: string): Promise<NotedProject> =>
  db
    .selectFrom("project")
    .select([
      "bearer_kind as bearerKind",
      "bearer_name as bearerName",
      "stage",
      "expected_start as expectedStart",
    ])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
