import pg from "pg";
import { startProduct } from "../../e2e/product.ts";
import type { Figure } from "../result.ts";
import { type Load, load, startControl } from "../support/load.ts";
import { startPostgres } from "../support/postgres.ts";
import { fillWithProjects } from "../support/projects.ts";
import { signUp } from "../support/sign-up.ts";

const projects = 100_000;

const customer = JSON.stringify({
  name: "Camille Durand",
  email: "camille@exemple.fr",
  address: {
    label: "12 Rue de la Paix 35000 Rennes",
    houseNumber: "12",
    street: "Rue de la Paix",
    postCode: "35000",
    city: "Rennes",
    coordinates: { latitude: 48.11, longitude: -1.67 },
  },
});

const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;

type Asked = Parameters<typeof load>[0];

/** What we answer under load, and what a bare node:http does with the same bytes: in turns, so that other load on the machine weighs on both. */
async function besideBare(asked: Asked, example: Response): Promise<Record<"ours" | "bare", Load>> {
  const control = await startControl(asked.wanted, await example.text());
  const bare: Load[] = [];
  const ours: Load[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    bare.push(await load({ url: control.url, wanted: asked.wanted }, 5));
    ours.push(await load(asked, 5));
  }
  control.stop();
  const meanOf = (loads: readonly Load[]) => ({
    perSecond: mean(loads.map(({ perSecond }) => perSecond)),
    p99: mean(loads.map(({ p99 }) => p99)),
  });
  return { ours: meanOf(ours), bare: meanOf(bare) };
}

async function session(name: string, min: number, asked: Asked): Promise<Figure> {
  const { ours, bare } = await besideBare(
    asked,
    await fetch(asked.url, asked.headers ? { headers: asked.headers as Record<string, string> } : {}),
  );
  return {
    name,
    value: ours.perSecond,
    unit: "req/s",
    ratio: { min },
    control: { name: "node:http with the same bytes", value: bare.perSecond, unit: "req/s" },
  };
}

/** Writes: as many connections that insert a row each and commit, again and again. */
async function insertsPerSecond(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  await pool.query("create table bare_insert (words text)");
  let done = 0;
  const end = performance.now() + 5000;
  const write = async () => {
    for (; performance.now() < end; done += 1)
      await pool.query("insert into bare_insert values (repeat('x', 100))");
  };
  await Promise.all(Array.from({ length: 50 }, write));
  await pool.query("drop table bare_insert");
  await pool.end();
  return done / 5;
}

/**
 * Searches of 15 km around a thousand different places: no answer is asked for twice in a row. They come from
 * a thousand visitors, so that the limit per address, though counted, stops none.
 */
const searches = (rest: string) =>
  Array.from({ length: 1000 }, (_, index) => {
    const place = `centerLat=${(43 + 7 * Math.random()).toFixed(5)}&centerLong=${(-3 + 9 * Math.random()).toFixed(5)}`;
    const path = `/api/public/project/radius?${place}&radius=15000${rest}`;
    return { path, headers: { "x-forwarded-for": `10.0.${index >> 8}.${index & 255}` } };
  });

/** The API on PostgreSQL among 100,000 projects, under fifty connections. */
export async function run(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url, TRUST_PROXY: "1" });
  try {
    await fillWithProjects(postgres.url, projects);
    const { url } = product;
    const signedIn = await signUp(url);
    const at = `${url}/api/session`;
    const visitor = await session("GET /session of a visitor", 0.5, { url: at, wanted: 401 });
    const own = await session("GET /session, signed in", 0.065, { url: at, headers: signedIn, wanted: 200 });
    const [search] = searches("&limit=20");
    const { ours: limited, bare } = await besideBare(
      { url, requests: searches("&limit=20"), wanted: 200 },
      await fetch(url + (search?.path ?? "")),
    );
    const whole = await load({ url, requests: searches(""), wanted: 200 });
    const write = await load({
      // No other write of one account goes on for so long: what others see or receive is limited.
      url: `${url}/api/customer-account/onboard`,
      method: "POST",
      headers: { ...signedIn, "content-type": "application/json" },
      body: customer,
      wanted: 201,
    });
    const inserts = await insertsPerSecond(postgres.url);
    return [
      visitor,
      own,
      {
        name: "GET /public/project/radius, 15 km of 100,000, limit 20: p99",
        value: limited.p99,
        unit: "ms",
        ratio: { max: 3.4 },
        control: { name: "node:http with the same bytes: p99", value: bare.p99, unit: "ms" },
      },
      {
        name: "GET /public/project/radius, 15 km of 100,000, limit 20",
        value: limited.perSecond,
        unit: "req/s",
      },
      { name: "GET /public/project/radius, 15 km of 100,000, no limit: p99", value: whole.p99, unit: "ms" },
      {
        name: "POST /customer-account/onboard: XSRF, validation and commit",
        value: write.perSecond,
        unit: "req/s",
        ratio: { min: 0.059 },
        control: { name: "rows inserted and committed, 50 at once", value: inserts, unit: "/s" },
      },
    ];
  } finally {
    await product.stop();
    postgres.stop();
  }
}
