import { randomUUID } from "node:crypto";
import type pg from "pg";

const place = JSON.stringify({
  label: "12 Rue du Bench 35000 Rennes",
  houseNumber: "12",
  street: "Rue du Bench",
  postCode: "35000",
  city: "Rennes",
  coordinates: { latitude: 48.11, longitude: -1.67 },
});

/** The account that holds the meters and owns the projects of a bench. */
export async function addAccount(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `insert into account (email, email_verified_at, password_hash, first_name, last_name, cgus_version, cgus_accepted_at, created_at)
     values ($1, now(), '!', 'Odile', 'Martin', '1', now(), now()) returning id`,
    [`meters-${randomUUID()}@exemple.fr`],
  );
  return rows[0].id;
}

/** Consumption points, each with its meter and a valid consent. */
export async function addMeters(client: pg.Client, accountId: string, count: number): Promise<string[]> {
  const { rows } = await client.query(
    `insert into consumption_point (account_id, name, consumer_type, address, latitude, longitude, annual_consumption, prm,
       segment, created_at, updated_at)
     select $1, 'Maison ' || i, 'individual', $2, 48.11, -1.67, 4000, lpad(i::text, 14, '1'), 'C5', now(), now()
     from generate_series(1, $3) i returning id, prm`,
    [accountId, place, count],
  );
  for (const { id, prm } of rows) {
    await client.query(
      `insert into sge_consent (consumption_point_id, account_id, holder_name, prm, text_version, text_hash, given_at,
         expires_at, ip, user_agent)
       values ($1, $2, 'Odile Martin', $3, '1', '', now(), now() + interval '1 year', '', '')`,
      [id, accountId, prm],
    );
  }
  return rows.map(({ id }) => id);
}

/** A project with a solar roof: the first points take part, the others are candidates. */
export async function addOperation(
  client: pg.Client,
  { ownerId, pointIds, participants }: { ownerId: string; pointIds: readonly string[]; participants: number },
): Promise<string> {
  const { rows } = await client.query(
    `insert into project (account_id, name, normalised_name, description, perimeter, address, latitude, longitude, city,
       department, region, repartition_key, visibility, created_at, updated_at)
     values ($1, 'Soleil du bench', 'soleil du bench', 'Un toit.', 2, $2, 48.11, -1.67, 'Rennes', '35', '53',
       'dynamic-per-default', true, now(), now()) returning id`,
    [ownerId, place],
  );
  const projectId: string = rows[0].id;
  await client.query(
    `insert into production_point (account_id, project_id, name, production_type, address, latitude, longitude,
       annual_production, production_power, segment, price_min, price_max, created_at, updated_at)
     values ($1, $2, 'Toit du bench', 'photovoltaic', $3, 48.11, -1.67, 110000, 100, 'C4', 0.1, 0.14, now(), now())`,
    [ownerId, projectId, place],
  );
  for (const [index, pointId] of pointIds.entries()) {
    await client.query(
      `insert into application (project_id, consumption_point_id, is_from_project_owner, status, created_at)
       values ($1, $2, false, $3, now())`,
      [projectId, pointId, index < participants ? "SIGNATURE" : "APPLICATION"],
    );
  }
  return projectId;
}
