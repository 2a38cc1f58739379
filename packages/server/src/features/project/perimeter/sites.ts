import { setImmediate } from "node:timers/promises";
import type { BodyKind, Site } from "@mec/domain/project";
import type { Db } from "../../../db/transaction.ts";
import { communeOf } from "../../../gateways/geocoder/index.ts";
import {
  findStanderColumns,
  type Stander,
  type StanderColumns,
  type StanderRow,
  type Standers,
} from "./reach-store.ts";

export interface PlacedStander extends Stander {
  readonly site: Site;
}

function bodyOf({
  isIndividual,
  entityType,
  juridiction,
}: Pick<StanderRow, "isIndividual" | "entityType" | "juridiction">): BodyKind {
  if (entityType === "Particulier") return "person";
  if (juridiction === "EPCI" || juridiction === "Collectivité") return "public";
  if (entityType === "Professionnel") return "other";
  return isIndividual ? "person" : "unknown";
}

/** How many are placed at a time, so that a list of thousands keeps nobody waiting. */
const chunkSize = 2000;

function placedOf(projectId: string, all: StanderColumns, n: number): PlacedStander {
  const [latitude, longitude] = [all.latitude[n]!, all.longitude[n]!];
  const [postCode, city, citycode] = [all.postCode[n]!, all.city[n]!, all.citycode[n]];
  const body = bodyOf({
    isIndividual: all.isIndividual[n]!,
    entityType: all.entityType[n] ?? null,
    juridiction: all.juridiction[n] ?? null,
  });
  const commune = communeOf({ postCode, city, ...(citycode && { citycode }) });
  return {
    projectId,
    id: all.id[n]!,
    kind: all.kind[n]!,
    latitude,
    longitude,
    participant: all.participant[n]!,
    site: { latitude, longitude, commune, body, powerKw: all.powerKw[n] ?? null },
  };
}

/** The people and plants of a project as the perimeter's rule needs them, the oldest first. */
export async function findPlacedStanders(
  db: Db,
  projectId: string,
  standers: Standers,
): Promise<PlacedStander[]> {
  const all = await findStanderColumns(db, projectId, standers);
  const placed: PlacedStander[] = [];
  for (let n = 0; n < all.id.length; n += 1) {
    if (n % chunkSize === 0) await setImmediate();
    placed.push(placedOf(projectId, all, n));
  }
  return placed;
}
