import type { Coordinates } from "@mec/domain/address";
import type { Perimeter } from "@mec/domain/project";
import type { EntityType, Juridiction } from "@mec/domain/signatory";
import { type RawBuilder, sql } from "kysely";
import { type ColumnsOf, jsonColumns } from "../../../db/json-columns.ts";
import type { Db } from "../../../db/transaction.ts";
import { live, takingPart } from "../../application/scopes.ts";
import { personThenPoint } from "../../point/reads.ts";

export interface Stander extends Coordinates {
  readonly projectId: string;
  readonly id: string;
  readonly kind: "consumption-point" | "production-point" | "project";
  /** Whether it takes part; a candidate does not yet, and its place does not count. */
  readonly participant: boolean;
}

/** A participant's or candidate's point, with what the perimeter's rule needs to know of it. */
export interface StanderRow extends Omit<Stander, "projectId"> {
  readonly citycode: string | null;
  readonly postCode: string;
  readonly city: string;
  readonly powerKw: number | null;
  readonly isIndividual: boolean;
  /** By the signatory, once known. */
  readonly entityType: EntityType | null;
  readonly juridiction: Juridiction | null;
}

export type StanderColumns = ColumnsOf<StanderRow>;

const standerColumns = jsonColumns([
  "id",
  "kind",
  "latitude",
  "longitude",
  "participant",
  "citycode",
  "postCode",
  "city",
  "powerKw",
  "isIndividual",
  "entityType",
  "juridiction",
] satisfies (keyof StanderRow)[]);

/**
 * The columns that the perimeter's rule needs of a point and of its signatory: reading thousands of whole addresses
 * takes twice as long.
 */
const siteOf = (point: "c" | "g", power: RawBuilder<unknown>, isIndividual: RawBuilder<unknown>) => {
  const address = sql.ref(`${point}.address`);
  return sql`${address}->>'citycode' as citycode, ${address}->>'postCode' as "postCode", ${address}->>'city' as city,
    ${power} as "powerKw", ${isIndividual} as "isIndividual",
    s.identity->>'entityType' as "entityType", s.identity->>'juridiction' as juridiction`;
};
const siteOfConsumer = siteOf("c", sql`null::float8`, sql`c.consumer_type = 'individual'`);
const siteOfPlant = siteOf("g", sql`g.production_power`, sql`false`);

/**
 * The people and plants of these projects: their production points, and the points that applied. A producer is a
 * candidate while his application waits; once accepted, his point belongs to the project. The database computes only
 * the columns that a query reads.
 */
const standersOf = (projectIds: readonly string[]) => sql`(
      select g.project_id as "projectId", g.id, 'production-point' as kind, g.latitude, g.longitude,
        true as participant, g.created_at, ${siteOfPlant}
      from production_point g left join signatory s on s.production_point_id = g.id
      where g.project_id = any(${projectIds})
      union all
      select a.project_id, c.id, 'consumption-point', c.latitude, c.longitude, ${takingPart("a")}, a.created_at, ${siteOfConsumer}
      from application a join consumption_point c on c.id = a.consumption_point_id
        left join signatory s on s.consumption_point_id = c.id
      where a.project_id = any(${projectIds}) and ${live("a")}
      union all
      select a.project_id, g.id, 'production-point', g.latitude, g.longitude, ${takingPart("a")}, a.created_at, ${siteOfPlant}
      from application a join production_point g on g.id = a.production_point_id
        left join signatory s on s.production_point_id = g.id
      where a.project_id = any(${projectIds}) and ${live("a")}
        and g.project_id is distinct from a.project_id
    ) stander`;

/** Who is asked after besides the participants: all candidates, none of them, or these alone. */
export type Standers = "everybody" | "participants" | { readonly candidates: readonly string[] };

/** A project's, the oldest first, as columns: they may be thousands. */
export async function findStanderColumns(
  db: Db,
  projectId: string,
  standers: Standers,
): Promise<StanderColumns> {
  const others = typeof standers === "string" ? [] : standers.candidates;
  const { rows } = await sql<StanderColumns>`
    select ${standerColumns} from (
      select * from ${standersOf([projectId])}
      where participant or ${standers === "everybody"} or id = any(${others}::uuid[])
      order by created_at, id) ordered`.execute(db);
  const [read] = rows;
  if (!read) throw new Error("An aggregate gave no row");
  return read;
}

/** Those of all these projects, the oldest first. */
async function findStanders(db: Db, projectIds: readonly string[]): Promise<Stander[]> {
  if (projectIds.length === 0) return [];
  const { rows } = await sql<Stander>`
    select "projectId", id, kind, latitude, longitude, participant from ${standersOf(projectIds)}
    order by created_at, id`.execute(db);
  return rows;
}

/** Some of a project's participants, producers first, then the oldest, and how many there are. */
export async function findParticipantPage(
  db: Db,
  projectId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ participants: Pick<Stander, "id" | "kind">[]; total: number }> {
  const all = standersOf([projectId]);
  const { rows: participants } = await sql<Pick<Stander, "id" | "kind">>`
    select id, kind from ${all} where participant
    order by kind = 'consumption-point', created_at, id limit ${limit} offset ${offset}`.execute(db);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${all} where participant`.execute(db);
  return { participants, total: rows[0]?.total ?? 0 };
}

/** How a place is named: the person and then the point; and its address. */
export interface Naming {
  readonly name: string;
  readonly address: string;
}

/** The names of these points, by id; unknown ids are left out. */
export async function findNamings(db: Db, pointIds: readonly string[]): Promise<Map<string, Naming>> {
  if (pointIds.length === 0) return new Map();
  const { rows } = await sql<Naming & { id: string }>`
    select c.id, ${personThenPoint("h", "c")} as name, c.address->>'label' as address
    from consumption_point c join account h on h.id = c.account_id where c.id = any(${pointIds})
    union all
    select p.id, ${personThenPoint("h", "p")}, p.address->>'label'
    from production_point p join account h on h.id = p.account_id where p.id = any(${pointIds})`.execute(db);
  return new Map(rows.map(({ id, name, address }) => [id, { name, address }]));
}

/** A project and the exact place of each participant: for the owner and for rules, never for the public. */
export interface Standing {
  readonly limitKm: Perimeter;
  readonly address: Coordinates;
  readonly participants: readonly Coordinates[];
}

/** The participants of each of these projects, by id; unknown ids are left out. */
export async function findStandings(db: Db, projectIds: readonly string[]): Promise<Map<string, Standing>> {
  if (projectIds.length === 0) return new Map();
  const projects = await db
    .selectFrom("project")
    .select(["id", "perimeter", "latitude", "longitude"])
    .where("id", "in", projectIds)
    .execute();
  const places = new Map<string, Coordinates[]>();
  for (const { projectId, participant, latitude, longitude } of await findStanders(db, projectIds)) {
    if (!participant) continue;
    const known = places.get(projectId);
    if (known) known.push({ latitude, longitude });
    else places.set(projectId, [{ latitude, longitude }]);
  }
  return new Map(
    projects.map(({ id, perimeter, latitude, longitude }) => [
      id,
      { limitKm: perimeter, address: { latitude, longitude }, participants: places.get(id) ?? [] },
    ]),
  );
}
