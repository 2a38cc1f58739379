import { pages } from "@mec/api";
import type { Kit } from "@mec/api/kit";
import type { Actor, Deps } from "../../deps.ts";
import { findReadable, shortAddress, standingOf } from "../project/index.ts";

/** The content of a kit, with facts that its readers need not know. */
export interface KitSource {
  readonly kit: Kit;
  readonly imageId: string | null;
  /** When its facts last changed: two kits of the same facts are identical files. */
  readonly date: Date;
}

const oneDay = 86_400_000;

/** A kit without a project: its QR code leads to the map. */
function blankKit({ config, now }: Deps): KitSource {
  const today = new Date(Math.floor(now().getTime() / oneDay) * oneDay);
  return {
    kit: { project: null, address: config.publicUrl + pages.explore.to() },
    imageId: null,
    date: today,
  };
}

/**
 * Contains only what the project's public page shows.
 * @throws DomainError NOT_FOUND for a project that this person may not read.
 */
export async function findKit(
  deps: Deps,
  projectId: string | undefined,
  actor: Actor | null,
): Promise<KitSource> {
  if (projectId === undefined) return blankKit(deps);
  const row = await findReadable(deps.db, projectId, actor);
  const { city: town, postCode } = row.address;
  return {
    kit: {
      project: {
        id: row.id,
        name: row.name,
        town,
        postCode,
        productionTypes: row.production_types,
        perimeter: row.perimeter,
        isOnline: standingOf(row) === "online",
      },
      address: shortAddress(deps, row.short_number),
    },
    imageId: row.image_id,
    date: row.updated_at,
  };
}
