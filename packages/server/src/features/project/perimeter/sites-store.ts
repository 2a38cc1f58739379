import { setImmediate } from "node:timers/promises";
import type { BodyKind, Site } from "@mec/domain/project";
import type { EntityType, Juridiction } from "@mec/domain/signatory";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { communeOf } from "../../../gateways/geocoder/index.ts";

interface SiteRow {
  readonly id: string;
  readonly citycode: string | null;
  readonly postCode: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly powerKw: number | null;
  readonly isIndividual: boolean;
  /** The signatory's, once known. */
  readonly entityType: EntityType | null;
  readonly juridiction: Juridiction | null;
}

function bodyOf({ isIndividual, entityType, juridiction }: SiteRow): BodyKind {
  if (entityType === "Particulier") return "person";
  if (juridiction === "EPCI" || juridiction === "Collectivité") return "public";
  if (entityType === "Professionnel") return "other";
  return isIndividual ? "person" : "unknown";
}

/** How many points are read at a time, so that a list of thousands keeps nobody waiting. */
const chunkSize = 1000;

/** These points as the perimeter's rule needs them, by id; unknown ids are left out. */
export async function findSites(db: Db, pointIds: readonly string[]): Promise<Map<string, Site>> {
  const sites = new Map<string, Site>();
  for (let start = 0; start < pointIds.length; start += chunkSize) {
    for (const [id, site] of await readSites(db, pointIds.slice(start, start + chunkSize)))
      sites.set(id, site);
    await setImmediate();
  }
  return sites;
}

/** What tells an address's commune: to read whole addresses of thousands takes the thread twice as long. */
const communeColumns = sql`p.address->>'citycode' as citycode, p.address->>'postCode' as "postCode", p.address->>'city' as city`;

async function readSites(db: Db, pointIds: readonly string[]): Promise<[string, Site][]> {
  const { rows } = await sql<SiteRow>`
    select p.id, ${communeColumns}, p.latitude, p.longitude, null as "powerKw", p.consumer_type = 'individual' as "isIndividual",
      s.identity->>'entityType' as "entityType", s.identity->>'juridiction' as juridiction
    from consumption_point p left join signatory s on s.consumption_point_id = p.id
    where p.id = any(${pointIds})
    union all
    select p.id, ${communeColumns}, p.latitude, p.longitude, p.production_power, false,
      s.identity->>'entityType', s.identity->>'juridiction'
    from production_point p left join signatory s on s.production_point_id = p.id
    where p.id = any(${pointIds})`.execute(db);
  return rows.map((row) => {
    const { id, citycode, postCode, city, latitude, longitude, powerKw } = row;
    const commune = communeOf({ postCode, city, ...(citycode === null ? {} : { citycode }) });
    return [id, { latitude, longitude, commune, body: bodyOf(row), powerKw }];
  });
}
