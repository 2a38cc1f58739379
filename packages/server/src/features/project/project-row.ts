import type { PublicProject, project as projectSchema } from "@mec/api/project";
import type { PublicGauge } from "@mec/domain/project";
import { displayedRange, isMixedVat } from "@mec/domain/shared";
import type { Selectable } from "kysely";
import type * as z from "zod";
import type { Schema } from "../../db/schema.ts";
import { leastAsked, mostAsked } from "./announced-price.ts";
import { type PlannedPlants, plannedOf } from "./plants.ts";
import { vatOfRow } from "./reads.ts";
import { queued, startsOn } from "./scopes.ts";

export type OwnedProject = z.output<typeof projectSchema>;
/** Which of a project's pictures an answer links to. */
export type ImageType = "thumbnail" | "full" | "none";

export const publicColumns = [
  "project.id",
  "project.name",
  "project.description",
  "project.perimeter",
  "project.address",
  "project.image_id",
  "project.bearer_image_id",
  "project.created_at",
  "project.updated_at",
  "project.repartition_key",
  "project.visibility",
  leastAsked.as("leastAsked"),
  mostAsked.as("mostAsked"),
  "project.vat_regime",
  "project.taxed_kwc",
  "project.exempt_kwc",
  "project.untold_kwc",
  "project.number_of_consumers",
  "project.number_of_producers",
  "project.annual_production",
  "project.pledged_share",
  "project.production_types",
  "project.bearer_kind",
  "project.bearer_name",
  "project.bearer_verified_at",
  "project.expected_start",
  "project.stage",
  startsOn().as("startsOn"),
  plannedOf.as("planned"),
  queued().$castTo<boolean>().as("queued"),
] as const;

export const ownedColumns = [
  ...publicColumns,
  "project.accepted_kwh",
  "project.applied_kwh",
  "project.moderation_status",
  "project.moderation_reason",
  "project.owner_confirmed",
] as const;

type Row = Selectable<Schema["project"]>;
type Unqualified<T> = T extends `project.${infer Name}` ? Name : never;
type Read<Columns extends readonly unknown[]> = Pick<
  Row,
  Extract<Unqualified<Columns[number]>, keyof Row>
> & {
  readonly planned: PlannedPlants;
  readonly queued: boolean;
  readonly startsOn: string | null;
  readonly leastAsked: number | null;
  readonly mostAsked: number | null;
};
export type PublicRow = Read<typeof publicColumns>;
export type OwnedRow = Read<typeof ownedColumns>;

export const imageUrl = (id: string, size: "thumbnail" | "full"): string =>
  `/api/public/project/image/${id}/${size}`;

/** A face or a logo is never shown large. */
export const sizeShown = { project: "full", bearer: "thumbnail" } as const;

function imagesOf(id: string | null, imageType: ImageType) {
  return id === null || imageType === "none" ? [] : [{ id, url: imageUrl(id, imageType) }];
}

function bearerOf(row: PublicRow): PublicProject["bearer"] {
  const { bearer_kind: kind, bearer_name: name, bearer_verified_at: verifiedAt } = row;
  return kind === null ? null : { kind, name, isVerified: verifiedAt !== null };
}

/** The bearer's picture; none when the bearer is not told. */
function bearerImageOf({ bearer_kind, bearer_image_id: id }: PublicRow): PublicProject["bearerImage"] {
  return bearer_kind === null || id === null ? null : { id, url: imageUrl(id, sizeShown.bearer) };
}

/** As far as it says whether there is room: its columns alone. */
export const gaugeOf = (
  row: Pick<PublicRow, "annual_production" | "pledged_share" | "queued">,
): PublicGauge => ({
  annualProductionKwh: row.annual_production,
  pledgedShare: row.pledged_share,
  isQueued: row.queued,
});

export function toPublicProject(row: PublicRow, imageType: ImageType = "full"): PublicProject {
  const { leastAsked: min, mostAsked: max, planned } = row;
  const vatRegime = vatOfRow(row);
  const price = min === null || max === null ? null : { min, max };
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    perimeter: row.perimeter,
    address: row.address,
    images: imagesOf(row.image_id, imageType),
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
    repartitionKey: row.repartition_key,
    price,
    priceWithTax: price && isMixedVat(vatRegime) ? displayedRange(price, "individual", vatRegime) : null,
    vatRegime,
    numberOfConsumers: row.number_of_consumers,
    numberOfProducers: row.number_of_producers,
    visibility: row.visibility,
    gauge: { ...gaugeOf(row), plannedKwh: planned.plannedKwh },
    productionTypes: row.production_types,
    bearer: bearerOf(row),
    bearerImage: bearerImageOf(row),
    stage: row.stage,
    ...(row.startsOn && { startsOn: row.startsOn }),
    expectedStart: row.expected_start,
  };
}

export function toOwnedProject(row: OwnedRow, imageType: ImageType = "full"): OwnedProject {
  const project = toPublicProject(row, imageType);
  return {
    ...project,
    gauge: { ...project.gauge, acceptedKwh: row.accepted_kwh, appliedKwh: row.applied_kwh },
    moderation: { status: row.moderation_status, reason: row.moderation_reason },
    plannedVat: row.vat_regime,
    ownerConfirmed: row.owner_confirmed,
  };
}
