import pg from "pg";

/** Fills a migrated database with projects all over metropolitan France, with the values that triggers would write. */
export async function fillWithProjects(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into account (email, email_verified_at, password_hash, first_name, last_name, cgus_version, cgus_accepted_at, created_at)
    values ('bench-owner@exemple.fr', now(), '!', 'Odile', 'Martin', '1', now(), now())`);
  await client.query(
    `insert into project (account_id, name, normalised_name, description, perimeter, address, latitude, longitude, city,
       department, region, repartition_key, visibility, created_at, updated_at, number_of_consumers, number_of_producers,
       production_types, price_min, price_max, lowest_price, power_kwc, annual_production, accepted_kwh, applied_kwh)
     select (select id from account limit 1), 'Soleil numéro ' || i, 'soleil numero ' || i, repeat('Une toiture partagée. ', 10), 2,
       jsonb_build_object('label', i || ' Rue du Bench 35000 Rennes', 'houseNumber', i::text, 'street', 'Rue du Bench',
         'postCode', '35000', 'city', 'Rennes', 'coordinates', jsonb_build_object('latitude', lat, 'longitude', long)),
       lat, long, 'Rennes', '35', '53', 'dynamic-per-default', true, now() - i * interval '1 minute', now(), i % 20, 1,
       array['photovoltaic'], 0.1, 0.15, 0.1, 36, 40000, (i % 20) * 3000, 5000
     from (select i, 42.5 + 8 * random() as lat, -4 + 11.5 * random() as long from generate_series(1, $1) i) places`,
    [count],
  );
  await client.query("analyze");
  await client.end();
}
