import { startProduct } from "../../e2e/product.ts";
import type { BenchResult } from "../result.ts";
import { load, startControl } from "../support/load.ts";
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

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

async function visitorSession(url: string): Promise<BenchResult> {
  const body = await (await fetch(`${url}/api/session`)).text();
  const control = await startControl(401, body);
  const bare: number[] = [];
  const ours: number[] = [];
  // In turns, so that other load on the machine weighs on both.
  for (let turn = 0; turn < 3; turn += 1) {
    bare.push((await load({ url: control.url, wanted: 401 }, 5)).perSecond);
    ours.push((await load({ url: `${url}/api/session`, wanted: 401 }, 5)).perSecond);
  }
  control.stop();
  return {
    name: "GET /session of a visitor, against bare node:http with the same bytes",
    value: sum(ours) / sum(bare),
    unit: "×",
    goal: { min: 0.5 },
    control: { name: "node:http", value: sum(bare) / bare.length, unit: "req/s" },
  };
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
export async function run(): Promise<BenchResult[]> {
  const postgres = await startPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url, TRUST_PROXY: "1" });
  try {
    await fillWithProjects(postgres.url, projects);
    const { url } = product;
    const signedIn = await signUp(url);
    const visitor = await visitorSession(url);
    const session = await load({ url: `${url}/api/session`, headers: signedIn, wanted: 200 });
    const limited = await load({ url, requests: searches("&limit=20"), wanted: 200 });
    const whole = await load({ url, requests: searches(""), wanted: 200 });
    const write = await load({
      // No other write of one account goes on for so long: what others see or receive is limited.
      url: `${url}/api/customer-account/onboard`,
      method: "POST",
      headers: { ...signedIn, "content-type": "application/json" },
      body: customer,
      wanted: 201,
    });
    return [
      visitor,
      { name: "GET /session, signed in", value: session.perSecond, unit: "req/s", goal: { min: 5000 } },
      {
        name: "GET /public/project/radius, 15 km of 100,000, limit 20: p99",
        value: limited.p99,
        unit: "ms",
        goal: { max: 20 },
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
        goal: { min: 800 },
      },
    ];
  } finally {
    await product.stop();
    postgres.stop();
  }
}
