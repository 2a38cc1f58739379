import type { Address } from "@mec/domain/address";
import type { ApplicationStatus } from "@mec/domain/application";
import type { ConsumerType, WorkingHours } from "@mec/domain/point";
import type { BearerKind, ProjectStage } from "@mec/domain/project";
import type { SignatoryInput } from "@mec/domain/signatory";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { live, newestPrice } from "../../application/scopes.ts";

/** A place that has applied to the project of another of its account. */
export interface AppliedPlace {
  readonly projectId: string;
  readonly accountId: string;
  readonly pointId: string;
  readonly name: string;
  readonly address: Address;
  readonly consumerType: ConsumerType;
  readonly workingHours: WorkingHours | null;
  readonly reclaimsVat: boolean | null;
  readonly status: ApplicationStatus;
  /** As stored: birth date and place are encrypted. */
  readonly identity: SignatoryInput | null;
}

/** Of one account's places of one kind in the project of one of them, those with a price, the oldest first. */
export const findPricedPlacesBeside = (db: Db, pointId: string): Promise<AppliedPlace[]> =>
  db
    .selectFrom("consumption_point as asked")
    .innerJoin("application as own", "own.consumption_point_id", "asked.id")
    .innerJoin("consumption_point as point", (join) =>
      join
        .onRef("point.account_id", "=", "asked.account_id")
        .onRef("point.consumer_type", "=", "asked.consumer_type"),
    )
    .innerJoin("application as a", (join) =>
      join.onRef("a.consumption_point_id", "=", "point.id").onRef("a.project_id", "=", "own.project_id"),
    )
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
    ])
    .where("asked.id", "=", pointId)
    .where(live("own"))
    .where(live("a"))
    .where(sql<boolean>`${newestPrice("a")} is not null`)
    .orderBy("a.created_at")
    .orderBy("a.id")
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
