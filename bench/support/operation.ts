import { sql } from "kysely";
import type { Database } from "../../packages/server/src/db/connect.ts";

/**
 * An operation of this many consumers around one plant: nine in ten take part, with their documents under
 * way, one in ten asks to; one in fifty is too far away, so that the perimeter is broken. The triggers' work
 * is done once, at the end.
 * @returns the project's id.
 */
export async function fillOperation(db: Database, ownerId: string, people: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into project (account_id, name, normalised_name, description, perimeter, address, latitude, longitude, city,
      department, region, repartition_key, visibility, owner_confirmed, created_at, updated_at)
    values (${ownerId}, 'Soleil ' || ${people}::text, 'soleil', 'Une toiture.', 2, ${addressAt("48.1", "-1.67")}, 48.1, -1.67,
      'Rennes', '35', '53', 'static', true, true, now(), now()) returning id`.execute(db);
  const projectId = rows[0]?.id ?? "";
  await fillAccounts(db, people);
  await fillPoints(db, projectId, people);
  await fillApplications(db, projectId, people);
  await sql`select refresh_project_summary(${projectId}::uuid)`.execute(db);
  await sql`analyze`.execute(db);
  return projectId;
}

const addressAt = (
  latitude: string,
  longitude: string,
) => sql`jsonb_build_object('label', '12 rue du Banc 35000 Rennes',
  'houseNumber', '12', 'street', 'rue du Banc', 'postCode', '35000', 'city', 'Rennes', 'citycode', '35238',
  'coordinates', jsonb_build_object('latitude', ${sql.raw(latitude)}::float8, 'longitude', ${sql.raw(longitude)}::float8))`;

const mailOf = (people: number) => `'voisin' || n || '-of-${people}@exemple.fr'`;

async function fillAccounts(db: Database, people: number): Promise<void> {
  await sql`insert into account (email, password_hash, first_name, last_name, cgus_version, cgus_accepted_at, created_at, email_verified_at)
    select ${sql.raw(mailOf(people))}, '!', 'Prénom' || n, 'Nom' || n, '1', now(), now(), now()
    from generate_series(1, ${people}::int) n`.execute(db);
}

async function fillPoints(db: Database, projectId: string, people: number): Promise<void> {
  await sql`insert into production_point (account_id, project_id, name, production_type, address, latitude, longitude,
      annual_production, production_power, segment, price_min, price_max, created_at, updated_at)
    select account_id, id, 'Toiture', 'photovoltaic', address, latitude, longitude, 40000, 36, 'C5', 0.1, 0.15, now(), now()
    from project where id = ${projectId}`.execute(db);
  await sql`insert into consumption_point (account_id, name, consumer_type, address, latitude, longitude, annual_consumption, prm,
      segment, created_at, updated_at)
    select a.id, 'Maison', 'individual', ${addressAt("lat", "long")}, lat, long, 4000, (30000000000000 + ${people} * 100000::bigint + n)::text,
      'C5', now(), now()
    from (select n, 48.1 + (n * 7919 % 997) / 997.0 * 0.008 + case when n % 50 = 0 then 0.03 else 0 end as lat,
        -1.67 + (n * 104729 % 991) / 991.0 * 0.012 as long from generate_series(1, ${people}::int) n) place
      join account a on a.email = ${sql.raw(mailOf(people))}`.execute(db);
}

async function fillApplications(db: Database, projectId: string, people: number): Promise<void> {
  await sql`alter table application disable trigger user`.execute(db);
  await sql`insert into application (project_id, consumption_point_id, is_from_project_owner, status, created_at)
    select ${projectId}, c.id, false, case when n % 10 = 0 then 'APPLICATION' else 'SIGNATURE' end, now() - n * interval '1 minute'
    from generate_series(1, ${people}::int) n join account a on a.email = ${sql.raw(mailOf(people))}
      join consumption_point c on c.account_id = a.id`.execute(db);
  await sql`alter table application enable trigger user`.execute(db);
  await sql`insert into application_progress (application_id, status, acted_as, created_at)
    select id, 'APPLICATION', 'holder', created_at from application where project_id = ${projectId}`.execute(
    db,
  );
  await sql`insert into document (project_id, consumption_point_id, kind, status, created_at, updated_at)
    select project_id, consumption_point_id, kind, 'SENT', now(), now()
    from application, (values ('bulletin'), ('accord'), ('salesContract')) k (kind)
    where project_id = ${projectId} and status = 'SIGNATURE'`.execute(db);
}
