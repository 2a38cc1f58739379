import { sql } from "kysely";
import {
  type Connection,
  connectEmbedded,
  connectPostgres,
  type Database,
} from "../../packages/server/src/db/connect.ts";
import { migrate } from "../../packages/server/src/db/migrate.ts";
import type { Deps } from "../../packages/server/src/deps.ts";
import { getOverview } from "../../packages/server/src/features/overview/get-overview.ts";
import type { Figure } from "../result.ts";
import { bareSelect, medianOf } from "../support/controls.ts";
import { startPostgres } from "../support/postgres.ts";

const people = 10_000;
const address = JSON.stringify({
  label: "12 Rue du Banc 35000 Rennes",
  houseNumber: "12",
  street: "Rue du Banc",
  postCode: "35000",
  city: "Rennes",
  citycode: "35238",
  coordinates: { latitude: 48, longitude: -1 },
});

/** 10,000 people in one project, all within its limit: half of them candidates, half whose documents are being made. */
async function fill(db: Database): Promise<string> {
  await sql`insert into account (email, password_hash, first_name, last_name, cgus_version, cgus_accepted_at, created_at)
    select 'voisin' || n || '@exemple.fr', '!', 'Prénom' || n, 'Nom' || n, '1', now(), now() from generate_series(1, ${people}::int) n`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`
    insert into project (account_id, name, normalised_name, description, perimeter, address, latitude, longitude, city,
      department, region, repartition_key, visibility, created_at, updated_at)
    select id, 'Soleil', 'soleil', 'Une toiture.', 2, ${address}::jsonb, 48, -1, 'Rennes', '35', '53', 'dynamic-per-default', true, now(), now()
    from account limit 1 returning id`.execute(db);
  const id = rows[0]?.id ?? "";
  await sql`insert into consumption_point (account_id, name, consumer_type, address, latitude, longitude, annual_consumption, segment, created_at, updated_at)
    select id, 'Maison', 'individual', ${address}::jsonb, 48 + (n % 100) * 0.0001, -1 + (n / 100) * 0.0001, 4000, 'C5', now(), now()
    from (select id, row_number() over () as n from account) a`.execute(db);
  await sql`alter table application disable trigger user`.execute(db);
  await sql`insert into application (project_id, consumption_point_id, is_from_project_owner, status, created_at)
    select ${id}, id, false, case when n % 2 = 0 then 'APPLICATION' else 'SIGNATURE' end, now() - n * interval '1 minute'
    from (select id, row_number() over () as n from consumption_point) c`.execute(db);
  await sql`alter table application enable trigger user`.execute(db);
  await sql`insert into application_progress (application_id, status, acted_as, created_at)
    select id, 'APPLICATION', 'holder', created_at from application`.execute(db);
  await sql`insert into document (project_id, consumption_point_id, kind, status, created_at, updated_at)
    select project_id, consumption_point_id, kind, 'SENT', now(), now()
    from application, (values ('bulletin'), ('accord')) k (kind) where status = 'SIGNATURE'`.execute(db);
  await sql`insert into signature_request (document_id, provider, provider_id, status, created_at, expires_at)
    select id, 'embedded', id::text, 'ongoing', now(), now() + interval '30 days' from document`.execute(db);
  await sql`insert into signature_signer (request_id, position, role, first_name, last_name, email, account_id, status)
    select r.id, 2, 'pmo', 'Odile', 'Martin', 'porteur@exemple.fr', p.account_id, 'notified'
    from signature_request r, project p`.execute(db);
  await sql`analyze`.execute(db);
  return id;
}

async function on(where: string, max: number, { db, close }: Connection): Promise<Figure> {
  try {
    await migrate(db);
    const id = await fill(db);
    const deps = { db, now: () => new Date() } as Deps;
    return {
      name: `a project's home, 10,000 people in it, ${where}`,
      value: await medianOf(() => getOverview(deps, id)),
      unit: "ms",
      ratio: { max },
      control: await bareSelect(db, people),
    };
  } finally {
    await close();
  }
}

/** The first page of an owner, for a project with 10,000 applicants and participants. */
export async function run(): Promise<Figure[]> {
  const embedded = await on("embedded", 15, await connectEmbedded(undefined));
  const postgres = await startPostgres();
  try {
    return [embedded, await on("PostgreSQL", 25, connectPostgres(postgres.url))];
  } finally {
    postgres.stop();
  }
}
