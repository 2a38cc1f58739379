import { departmentOfPostCode } from "@mec/domain/address";
import { normalisedName } from "@mec/domain/project";
import type { Tx } from "../../server/src/db/transaction.ts";
import { renderSvg } from "../../server/src/gateways/image/index.ts";
import type { Storage } from "../../server/src/gateways/storage/port.ts";
import { type DemoProject, demoProjects } from "./content.ts";
import { projectPictureSvg } from "./pictures.ts";

const contentType = "image/jpeg";

export interface StoredPicture {
  readonly full: string;
  readonly thumbnail: string;
}

async function storePicture(storage: Storage, project: DemoProject, seed: number): Promise<StoredPicture> {
  const { full, thumbnail } = await renderSvg(projectPictureSvg(seed, project.picture));
  return {
    full: await storage.put(full, { contentType }),
    thumbnail: await storage.put(thumbnail, { contentType }),
  };
}

/** Draws every project's picture; the library works on its own threads. */
export function storePictures(storage: Storage): Promise<StoredPicture[]> {
  return Promise.all(demoProjects.map((project, index) => storePicture(storage, project, index + 1)));
}

export interface InsertedProject {
  readonly id: string;
  readonly ownerId: string;
  readonly project: DemoProject;
}

export const fullAddress = ({ address }: DemoProject) => ({
  ...address,
  label: `${address.houseNumber} ${address.street} ${address.postCode} ${address.city}`.trim(),
});

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** YYYY-MM; none where no start is announced. */
const monthAfter = (now: Date, months: number | undefined): string | null =>
  months === undefined
    ? null
    : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)).toISOString().slice(0, 7);

const publishedAt = (index: number, now: Date): Date => daysBefore(now, 200 - index * 4);

/** Publishes the projects with their production point and picture; most are approved, the newest wait. */
export async function insertDemoProjects(
  tx: Tx,
  ownerIds: readonly string[],
  pictures: readonly StoredPicture[],
  now: Date,
): Promise<InsertedProject[]> {
  const owners = demoProjects.map((_, index) => ownerIds[index % ownerIds.length] ?? "");
  const created = await tx
    .insertInto("project")
    .values(
      demoProjects.map((project, index) => {
        const address = fullAddress(project);
        const department = departmentOfPostCode(address.postCode, address.citycode);
        return {
          account_id: owners[index] ?? "",
          name: project.name,
          normalised_name: normalisedName(project.name),
          description: project.description,
          perimeter: project.perimeterKm,
          address: JSON.stringify(address),
          ...address.coordinates,
          city: address.city,
          department: department?.code ?? "",
          region: department?.regionCode ?? "",
          repartition_key: "dynamic-per-default" as const,
          visibility: true,
          bearer_kind: project.bearer?.kind ?? null,
          bearer_name: project.bearer?.name ?? null,
          bearer_verified_at: project.bearer ? now : null,
          expected_start: monthAfter(now, project.monthsToStart),
          moderation_status: index % 8 === 7 ? ("pending" as const) : ("approved" as const),
          created_at: publishedAt(index, now),
          updated_at: publishedAt(index, now),
        };
      }),
    )
    .returning("id")
    .execute();
  const inserted = demoProjects.map((project, index) => ({
    id: created[index]?.id ?? "",
    ownerId: owners[index] ?? "",
    project,
  }));
  await tx
    .insertInto("production_point")
    .values(inserted.map((row, index) => productionRow(row, index, now)))
    .execute();
  await tx
    .insertInto("project_image")
    .values(
      inserted.map(({ id }, index) => ({
        project_id: id,
        full_key: pictures[index]?.full ?? "",
        thumbnail_key: pictures[index]?.thumbnail ?? "",
        created_at: now,
      })),
    )
    .execute();
  return inserted;
}

function productionRow({ id, ownerId, project }: InsertedProject, index: number, now: Date) {
  const address = fullAddress(project);
  return {
    account_id: ownerId,
    project_id: id,
    name: `Installation de ${address.city}`.slice(0, 50),
    production_type: project.productionType,
    address: JSON.stringify(address),
    ...address.coordinates,
    annual_production: project.annualProductionKwh,
    production_power: project.powerKwc,
    prm: `3${String(20_000_000_000 + index * 7_919).padStart(13, "0")}`,
    segment: project.powerKwc > 36 ? ("C4" as const) : ("C5" as const),
    price_min: project.price?.min ?? null,
    price_max: project.price?.max ?? null,
    // With its project: nobody who has a price reads that a producer came since.
    created_at: publishedAt(index, now),
    updated_at: now,
  };
}
