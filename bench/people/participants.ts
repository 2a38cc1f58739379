import { missingKinds } from "@mec/domain/support";
import { sql } from "kysely";
import {
  type Connection,
  connectEmbedded,
  connectPostgres,
  type Database,
} from "../../packages/server/src/db/connect.ts";
import { migrate } from "../../packages/server/src/db/migrate.ts";
import type { Deps } from "../../packages/server/src/deps.ts";
import { listParticipants } from "../../packages/server/src/features/support/list-participants.ts";
import { listMissings } from "../../packages/server/src/features/support/missings.ts";
import type { Figure } from "../result.ts";
import { bareSelect, medianOf } from "../support/controls.ts";
import { startPostgres } from "../support/postgres.ts";

const people = 10_000;
const projects = 300;

/**
 * Data of the points beside their meters: most accepted ones have a signatory, one in six a document on its
 * way; some consents have ended, some end soon, and one in four was given anew.
 */
async function fillDocuments(db: Database): Promise<void> {
  await sql`insert into signatory (consumption_point_id, identity, updated_at)
    select consumption_point_id, '{}', now() from (select *, row_number() over () as n from application where status = 'SIGNATURE') a
    where n % 5 <> 0`.execute(db);
  await sql`insert into document (project_id, consumption_point_id, kind, status, created_at, updated_at)
    select project_id, consumption_point_id, 'bulletin', 'SENT', now(), now()
    from (select *, row_number() over () as n from application where status = 'SIGNATURE') a where n % 6 = 0`.execute(
    db,
  );
  const consent = (given: string, every: number) => sql`
    insert into sge_consent (consumption_point_id, account_id, holder_name, prm, text_version, text_hash, given_at, expires_at, ip, user_agent)
    select id, account_id, 'Nom', prm, '1', '', now() - ${given}::interval, now() - ${given}::interval + interval '12 months', '', ''
    from (select *, row_number() over () as n from consumption_point where prm is not null) c where n % ${every} = 0`;
  for (const [given, every] of [
    ["1 month", 2],
    ["340 days", 3],
    ["400 days", 5],
  ] as const)
    await consent(given, every).execute(db);
}

/** 10,000 people with a point each, in 300 projects: half of them candidates, half whose documents are being made. */
async function fill(db: Database): Promise<void> {
  await sql`insert into account (email, password_hash, first_name, last_name, cgus_version, cgus_accepted_at, created_at)
    select 'voisin' || n || '@exemple.fr', '!', 'Prénom' || n, 'Nom' || n, '1', now(), now() - n * interval '1 minute'
    from generate_series(1, ${people}::int) n`.execute(db);
  await sql`insert into project (account_id, name, normalised_name, description, perimeter, address, latitude, longitude, city,
      department, region, repartition_key, visibility, created_at, updated_at)
    select id, 'Soleil ' || n, 'soleil ' || n, 'Une toiture.', 2, '{}', 48, -1, 'Rennes', '35', '53', 'dynamic-per-default', true, now(), now()
    from (select id, row_number() over () as n from account) a where n <= ${projects}`.execute(db);
  await sql`insert into consumption_point (account_id, name, consumer_type, address, latitude, longitude, annual_consumption, prm, segment, created_at, updated_at)
    select id, 'Maison', 'individual', '{}', 48, -1, 4000,
      case when n % 3 = 0 then null else (30000000000000 + n)::text end, 'C5', now(), now()
    from (select id, row_number() over () as n from account) a`.execute(db);
  await sql`alter table application disable trigger user`.execute(db);
  await sql`insert into application (project_id, consumption_point_id, is_from_project_owner, status, created_at)
    select p.id, c.id, false, case when c.n % 2 = 0 then 'APPLICATION' else 'SIGNATURE' end, now() - c.n * interval '1 minute'
    from (select id, row_number() over () as n from consumption_point) c
      join (select id, row_number() over () as n from project) p on p.n = c.n % ${projects} + 1`.execute(db);
  await sql`alter table application enable trigger user`.execute(db);
  await sql`insert into application_progress (application_id, status, acted_as, created_at)
    select id, 'APPLICATION', 'holder', created_at from application`.execute(db);
  await sql`insert into application_progress (application_id, status, acted_as, created_at)
    select id, 'SIGNATURE', 'owner', created_at from application where status = 'SIGNATURE'`.execute(db);
  await fillDocuments(db);
  await sql`analyze`.execute(db);
}

async function measure(where: string, { db }: Connection): Promise<Figure[]> {
  const deps = { db, now: () => new Date() } as Deps;
  const page = { page: 1, pageSize: 50 };
  const asked: [string, () => Promise<unknown>][] = [
    ["a page of participants", () => listParticipants(deps, {}, page)],
    ["the last page of participants", () => listParticipants(deps, {}, { page: people / 50, pageSize: 50 })],
    ["participants by name", () => listParticipants(deps, { q: "nom4321" }, page)],
    ["participants by a name that 1,111 have", () => listParticipants(deps, { q: "nom4" }, page)],
    ["participants by e-mail", () => listParticipants(deps, { q: "voisin4321@ex" }, page)],
    ["participants by PRM", () => listParticipants(deps, { q: "30000000004321" }, page)],
    ...missingKinds.map((kind): [string, () => Promise<unknown>] => [
      `a page of what is missing, ${kind}`,
      () => listMissings(deps, { kind }, page),
    ]),
    ["a page of all that is missing", () => listMissings(deps, {}, page)],
    ["the 200th page of all that is missing", () => listMissings(deps, {}, { page: 200, pageSize: 50 })],
  ];
  const results: Figure[] = [];
  for (const [name, work] of asked) {
    const control = await bareSelect(db, people);
    results.push({
      name: `${name}, 10,000 people, ${where}`,
      value: await medianOf(work),
      unit: "ms",
      ratio: { max: 7.5 },
      control,
    });
  }
  return results;
}

async function on(where: string, connection: Connection): Promise<Figure[]> {
  try {
    await migrate(connection.db);
    await fill(connection.db);
    return await measure(where, connection);
  } finally {
    await connection.close();
  }
}

/** The support team's searches among 10,000 people. */
export async function run(): Promise<Figure[]> {
  const embedded = await on("embedded", await connectEmbedded(undefined));
  const postgres = await startPostgres();
  try {
    return [...embedded, ...(await on("PostgreSQL", connectPostgres(postgres.url)))];
  } finally {
    postgres.stop();
  }
}
