import { departmentOfPostCode } from "@mec/domain/address";
import {
  type BearerKind,
  normalisedName,
  type ProjectInput,
  type ProjectStanding,
  type RepartitionKey,
} from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import type { ModerationStatus } from "@mec/domain/support";
import { sql } from "kysely";
import type { Part } from "../../answering.ts";
import { countRows } from "../../db/count-rows.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import { type ImageType, type OwnedProject, ownedColumns, toOwnedProject } from "./project-row.ts";
import { standingColumns, standingOf } from "./standing.ts";

function toColumns(input: ProjectInput) {
  const { address } = input;
  const department = departmentOfPostCode(address.postCode, address.citycode);
  return {
    name: input.name,
    normalised_name: normalisedName(input.name),
    description: input.description,
    perimeter: input.perimeter,
    address: JSON.stringify(address),
    latitude: address.coordinates.latitude,
    longitude: address.coordinates.longitude,
    city: address.city,
    department: department?.code ?? "",
    region: department?.regionCode ?? "",
    repartition_key: input.repartitionKey,
    visibility: input.visibility,
    expected_start: input.expectedStart,
    ...bearerColumns(input.bearer),
  };
}

/** A bearer left out of the input stays as it is. */
const bearerColumns = (bearer: ProjectInput["bearer"]) =>
  bearer === undefined ? {} : { bearer_kind: bearer?.kind ?? null, bearer_name: bearer?.name ?? null };

/** Support verified the name it read: the verification holds only while the name stays. */
function stillVerified(bearer: ProjectInput["bearer"]) {
  if (bearer === undefined) return {};
  const kind = bearer?.kind ?? null;
  const name = bearer?.name ?? null;
  return {
    bearer_verified_at: sql<Date | null>`case when ${sql.ref("bearer_kind")} is not distinct from ${kind}
      and ${sql.ref("bearer_name")} is not distinct from ${name} then ${sql.ref("bearer_verified_at")} end`,
  };
}

interface StoredBearer {
  readonly kind: string | null;
  readonly name: string | null;
}

/** Whether this input says that somebody else stands behind the project, or nobody. */
export const changesBearer = (former: StoredBearer, bearer: ProjectInput["bearer"]): boolean =>
  bearer !== undefined && ((bearer?.kind ?? null) !== former.kind || (bearer?.name ?? null) !== former.name);

/**
 * The bearer of a project, with its row locked before those of its pictures: of two pictures given at once, the
 * second waits for the first.
 * @throws DomainError NOT_FOUND.
 */
export async function lockBearer(tx: Tx, projectId: string): Promise<StoredBearer> {
  const row = await tx
    .selectFrom("project")
    .select(["bearer_kind as kind", "bearer_name as name"])
    .where("id", "=", projectId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return row;
}

export async function insertProject(
  tx: Tx,
  accountId: string,
  input: ProjectInput,
  now: Date,
): Promise<{ id: string; standing: ProjectStanding }> {
  const row = await tx
    .insertInto("project")
    .values({ account_id: accountId, ...toColumns(input), created_at: now, updated_at: now })
    .returning(["id", ...standingColumns])
    .executeTakeFirstOrThrow();
  return { id: row.id, standing: standingOf(row) };
}

export async function updateProjectRow(tx: Tx, id: string, input: ProjectInput, now: Date): Promise<void> {
  await tx
    .updateTable("project")
    .set({ ...toColumns(input), ...stillVerified(input.bearer), updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** The projects of these ids, by id; unknown ids are left out. */
export async function projectsByIds(
  db: Db,
  ids: readonly string[],
  imageType: ImageType = "full",
): Promise<Map<string, OwnedProject>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("project").select(ownedColumns).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, toOwnedProject(row, imageType)]));
}

/** @throws DomainError NOT_FOUND. */
export async function getOwnedProject(
  db: Db,
  id: string,
  imageType: ImageType = "full",
): Promise<OwnedProject> {
  const project = (await projectsByIds(db, [id], imageType)).get(id);
  if (!project) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return project;
}

/** A person's projects, newest first. */
export async function projectsOf(
  db: Db,
  accountId: string,
  { limit, offset }: Part,
): Promise<OwnedProject[]> {
  const rows = await db
    .selectFrom("project")
    .select(ownedColumns)
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => toOwnedProject(row));
}

export const countProjectsOf = (db: Db, accountId: string): Promise<number> =>
  countRows(db.selectFrom("project").where("account_id", "=", accountId));

/** The newest of the owner's designs decides how a project shares. */
export async function setRepartitionKey(tx: Tx, id: string, key: RepartitionKey, now: Date): Promise<void> {
  await tx
    .updateTable("project")
    .set({ repartition_key: key, updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** Sets the moderation status given by support. @returns whether there is such a project. */
export async function setModeration(
  tx: Tx,
  id: string,
  { status, reason }: { status: ModerationStatus; reason: string | null },
): Promise<boolean> {
  const row = await tx
    .updateTable("project")
    .set({ moderation_status: status, moderation_reason: reason })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records support's verification for the body and the name that it read and the picture that it saw: the owner may have
 * given others meanwhile. A page of the former release does not tell which kind of body it read.
 */
export async function verifyBearer(
  tx: Tx,
  {
    projectId,
    kind,
    name,
    pictureId,
    now,
  }: {
    projectId: string;
    kind: BearerKind | undefined;
    name: string;
    pictureId: string | null;
    now: Date;
  },
): Promise<boolean> {
  const row = await tx
    .updateTable("project")
    .set({ bearer_verified_at: now })
    .where("id", "=", projectId)
    .where((eb) => (kind === undefined ? eb.lit(true) : eb("bearer_kind", "=", kind)))
    .where("bearer_name", "=", name)
    .where("bearer_image_id", "is not distinct from", pictureId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Support verified what it saw: it has not seen another picture. @returns whether it was verified. */
export async function unverifyBearer(tx: Tx, projectId: string): Promise<boolean> {
  const row = await tx
    .updateTable("project")
    .set({ bearer_verified_at: null })
    .where("id", "=", projectId)
    .where("bearer_verified_at", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a person's projects with everything that belongs to them. */
export async function deleteProjectsOf(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom("project").where("account_id", "=", accountId).execute();
}
