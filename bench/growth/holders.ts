import { sql } from "kysely";
import type { Database } from "../../packages/server/src/db/connect.ts";
import type { Figure } from "../result.ts";
import { type Answering, startAnswering } from "../support/answering.ts";
import { type Asked, fillOperations, growthOf } from "../support/growth.ts";

/** The signed-in person's plant in each of his operations. */
async function plantsOf(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom("production_point").select(["id", "project_id"]).execute();
  return new Map(rows.map(({ id, project_id }) => [project_id ?? "", id]));
}

/** A home of the signed-in person in each operation, with a price that waits for his answer. */
async function addHomes({ db, ownerId }: Answering): Promise<Map<string, string>> {
  await sql`alter table application disable trigger user`.execute(db);
  const { rows } = await sql<{ project: string; point: string }>`
    with home as (
      insert into consumption_point (account_id, name, consumer_type, address, latitude, longitude, annual_consumption, prm,
        segment, created_at, updated_at)
      select ${ownerId}, 'Maison ' || id::text, 'individual', address, latitude, longitude, 4000,
        (20000000000000 + row_number() over ())::text, 'C5', now(), now() from project
      returning id, name),
    asked as (
      insert into application (project_id, consumption_point_id, is_from_project_owner, status, created_at)
      select p.id, h.id, false, 'PROPOSAL', now() from project p join home h on h.name = 'Maison ' || p.id::text
      returning id, project_id, consumption_point_id),
    told as (
      insert into application_progress (application_id, status, acted_as, price, created_at)
      select id, 'PROPOSAL', 'owner', 0.12, now() from asked returning application_id)
    select project_id as project, consumption_point_id as point from asked join told on application_id = id`.execute(
    db,
  );
  await sql`alter table application enable trigger user`.execute(db);
  return new Map(rows.map(({ project, point }) => [project, point]));
}

/** Every contract of the operations is signed, and names its operation's plant as its seller. */
const signContracts = ({ db }: Answering) =>
  sql`update document d set status = 'DONE',
      data = jsonb_build_object('producers', jsonb_build_array(jsonb_build_object('pointId', p.id)))
    from production_point p where p.project_id = d.project_id and d.kind = 'salesContract'`.execute(db);

/** What one person asks of his own point in an operation of 100, 1,000 and 10,000: the others must cost him nothing. */
export async function* run(): AsyncGenerator<Figure> {
  const server = await startAnswering();
  try {
    const operations = await fillOperations(server);
    const plants = await plantsOf(server.db);
    const homes = await addHomes(server);
    await signContracts(server);
    const calls: Asked[] = [
      { name: "what a price commits to", path: (id) => `/api/consumption-point/${homes.get(id)}/commitment` },
      { name: "what may be retracted", path: (id) => `/api/consumption-point/${homes.get(id)}/retraction` },
      { name: "what a plant sells", path: (id) => `/api/production-point/${plants.get(id)}/sale` },
    ];
    for (const call of calls) yield* growthOf(server, operations, call);
  } finally {
    await server.close();
  }
}
