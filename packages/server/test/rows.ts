import type { ApplicationStatus } from "@mec/domain/application";
import type { DocumentKind, KeptDocumentStatus } from "@mec/domain/document";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../src/db/connect.ts";
import { asDatabaseOwner } from "./database.ts";

/** Rows written straight into the database, for the states in which tests start. */
const address = {
  label: "3 Rue des Lilas 44000 Nantes",
  houseNumber: "3",
  street: "Rue des Lilas",
  postCode: "44000",
  city: "Nantes",
  coordinates: { latitude: 47.21, longitude: -1.55 },
};
const place = { address: JSON.stringify(address), latitude: 47.21, longitude: -1.55 };
const moment = new Date("2026-03-01T10:00:00Z");

/** An account that nobody can sign in to. */
export async function accountRow(db: Database, email: string): Promise<string> {
  const now = new Date();
  const { id } = await db
    .insertInto("account")
    .values({
      email,
      password_hash: "none",
      first_name: "Suzanne",
      last_name: "Support",
      phone_number: null,
      cgus_version: "1",
      cgus_accepted_at: now,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function projectRow(
  db: Database,
  accountId: string,
  { name = "Soleil des Lilas", createdAt = moment }: { name?: string; createdAt?: Date } = {},
): Promise<string> {
  const { id } = await db
    .insertInto("project")
    .values({
      ...place,
      account_id: accountId,
      name,
      normalised_name: name.toLowerCase(),
      description: "Une description. ".repeat(10),
      perimeter: 2,
      city: "Nantes",
      department: "44",
      region: "52",
      repartition_key: "dynamic-per-default",
      visibility: true,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function consumptionPointRow(
  db: Database,
  accountId: string,
  { name = "Ma maison", prm = null }: { name?: string; prm?: string | null } = {},
): Promise<string> {
  const { id } = await db
    .insertInto("consumption_point")
    .values({
      ...place,
      account_id: accountId,
      name,
      consumer_type: "individual",
      annual_consumption: 4200,
      prm,
      segment: "C5",
      created_at: moment,
      updated_at: moment,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function productionPointRow(
  db: Database,
  accountId: string,
  { name = "Toit de la grange", projectId = null }: { name?: string; projectId?: string | null } = {},
): Promise<string> {
  const { id } = await db
    .insertInto("production_point")
    .values({
      ...place,
      account_id: accountId,
      project_id: projectId,
      name,
      production_type: "photovoltaic",
      annual_production: 36_000,
      segment: "C5",
      created_at: moment,
      updated_at: moment,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function consentRow(
  db: Database,
  given: {
    accountId: string;
    consumptionPointId?: string;
    productionPointId?: string;
    prm?: string;
    givenAt?: Date;
    expiresAt: Date;
    withdrawnAt?: Date;
  },
): Promise<string> {
  const { id } = await db
    .insertInto("sge_consent")
    .values({
      consumption_point_id: given.consumptionPointId ?? null,
      production_point_id: given.productionPointId ?? null,
      account_id: given.accountId,
      holder_name: "Camille Durand",
      prm: given.prm ?? "12345678901234",
      text_version: "1",
      text_hash: "0".repeat(64),
      given_at: given.givenAt ?? moment,
      expires_at: given.expiresAt,
      withdrawn_at: given.withdrawnAt ?? null,
      ip: "192.0.2.1",
      user_agent: "test",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function applicationRow(
  db: Database,
  given: {
    projectId: string;
    consumptionPointId?: string;
    productionPointId?: string;
    status: ApplicationStatus;
    endedAt?: Date;
    authorId?: string;
    message?: string;
  },
): Promise<string> {
  const { id } = await db
    .insertInto("application")
    .values({
      project_id: given.projectId,
      consumption_point_id: given.consumptionPointId ?? null,
      production_point_id: given.productionPointId ?? null,
      is_from_project_owner: false,
      status: given.status,
      ended_at: given.endedAt ?? null,
      created_at: moment,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("application_progress")
    .values({
      application_id: id,
      status: given.status,
      message: given.message ?? null,
      author_id: given.authorId ?? null,
      acted_as: given.status === "APPLICATION" ? "holder" : "owner",
      created_at: moment,
    })
    .execute();
  return id;
}

/** A document of a consumer; one that is not living has been replaced. */
export async function documentRow(
  db: Database,
  given: {
    projectId: string;
    /** One of the two is its participant. */
    consumptionPointId?: string;
    productionPointId?: string;
    status: KeptDocumentStatus;
    kind?: DocumentKind;
    isLiving?: boolean;
  },
): Promise<string> {
  const { id } = await db
    .insertInto("document")
    .values({
      project_id: given.projectId,
      consumption_point_id: given.consumptionPointId ?? null,
      production_point_id: given.productionPointId ?? null,
      kind: given.kind ?? "bulletin",
      status: given.status,
      data: null,
      words: null,
      file_name: null,
      prepared_key: null,
      prepared_sha256: null,
      final_key: null,
      final_sha256: null,
      reason: null,
      created_at: moment,
      updated_at: moment,
      superseded_at: given.isLiving === false ? moment : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Thousands of rows for a query's plan, without their triggers, which write each project's summary anew for each row. */
export async function manyRows(db: Database, ...inserts: RawBuilder<unknown>[]): Promise<void> {
  await asDatabaseOwner(db, async (tx) => {
    for (const insert of inserts) await insert.execute(tx);
  });
  await sql`analyze`.execute(db);
}
