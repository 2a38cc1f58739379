import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Control, Figure } from "../result.ts";
import { type Answering, startAnswering } from "../support/answering.ts";
import { bareAnswer, bareInsert, bareSelect, medianOf } from "../support/controls.ts";
import { asIdle } from "../support/growth.ts";
import { fillWithProjects } from "../support/projects.ts";

const projects = 100_000;
const rounds = 9;

/** One project in a thousand produces wind power, another one is cheap. */
async function vary({ db }: Answering): Promise<void> {
  await sql`update project set production_types = array['wind'] where short_number % 1000 = 7`.execute(db);
  await sql`update project set lowest_price = 0.05 where short_number % 1000 = 8`.execute(db);
  await sql`analyze project`.execute(db);
}

/** The median time of uncached answers: each request asks for another number of lines. */
async function unkept(server: Answering, path: (limit: number) => string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push((await server.ask(path(90 + round), { signedIn: false })).ms);
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const around = "minLat=41&minLong=-6&maxLat=52&maxLong=10&zoom=20";

/** How long after its commit a hidden project is still shown on the map, which is asked for until it is gone. */
async function hide(server: Answering): Promise<number> {
  const view = "minLat=30.9&minLong=30.9&maxLat=31.1&maxLong=31.1&zoom=16";
  const path = `/api/public/project/clusters?${view}`;
  const { rows } = await sql<{ id: string }>`update project set latitude = 31, longitude = 31
    where id = (select id from project limit 1) returning id`.execute(server.db);
  const isShown = async () => (await server.ask(path, { signedIn: false })).bytes > 2;
  while (!(await isShown())) await setTimeout(5);
  return timeOf(async () => {
    await sql`update project set moderation_status = 'hidden' where id = ${rows[0]?.id}`.execute(server.db);
    while (await isShown()) await setTimeout(5);
  });
}

/** What the database needs to read them all and group them, by degrees. */
async function bareGroups({ db }: Answering): Promise<Control> {
  const group = () =>
    sql`select count(*), min(name) from project group by floor(latitude), floor(longitude)`.execute(db);
  return { name: "as many projects grouped by degrees", value: await medianOf(group), unit: "ms" };
}

/** The site map's index and one of its parts, made, then kept until a project changes. */
async function* siteMaps(server: Answering): AsyncGenerator<Figure> {
  for (const [name, path, max, control] of [
    ["index", "/sitemap.xml", 3.2, () => bareGroups(server)],
    ["part of some 6,000 projects", "/sitemap-projects-0.xml", 5.2, () => bareSelect(server.db, 6000)],
  ] as const) {
    const made = await server.ask(path, { signedIn: false });
    const kept = await server.ask(path, { signedIn: false });
    yield {
      name: `the site map of 100,000: its ${name} (${Math.round(made.bytes / 1000)} kB)`,
      value: made.ms,
      unit: "ms",
      cpuMs: made.cpuMs,
      ratio: { max },
      control: await control(),
    };
    yield {
      name: `the site map of 100,000: its ${name}, once it is made`,
      value: kept.ms,
      unit: "ms",
      control: await bareAnswer(kept.bytes),
    };
    yield {
      name: `the site map of 100,000: the loop's longest delay in its ${name}`,
      value: made.stallMs,
      unit: "ms",
      ratio: { max: asIdle.max },
      control: await asIdle.control(),
    };
  }
}

/** What visitors and search engines ask of 100,000 public projects. */
export async function* run(): AsyncGenerator<Figure> {
  const server = await startAnswering();
  try {
    await fillWithProjects(server.url, projects);
    await vary(server);
    const control = {
      name: "the newest, no filter",
      value: await unkept(server, (limit) => `/api/public/project?limit=${limit}`),
      unit: "ms",
    };
    for (const [name, filter, max] of [
      ["of a rare type", "productionPointType=wind", 0.48],
      ["of a rare price", "maxPrice=0.06", 0.84],
    ] as const) {
      const value = await unkept(server, (limit) => `/api/public/project?limit=${limit}&${filter}`);
      yield { name: `a list ${name} among 100,000`, value, unit: "ms", ratio: { max }, control };
    }
    const first = await server.ask(`/api/public/project/clusters?${around}`, { signedIn: false });
    yield {
      name: "the first view of the map of 100,000",
      value: first.ms,
      unit: "ms",
      cpuMs: first.cpuMs,
      ratio: { max: 6.6 },
      control: await bareGroups(server),
    };
    yield {
      name: "the loop's longest delay in it",
      value: first.stallMs,
      unit: "ms",
      ratio: { max: asIdle.max },
      control: await asIdle.control(),
    };
    yield* siteMaps(server);
    yield {
      name: "a hidden project is gone from the map",
      value: await hide(server),
      unit: "ms",
      ratio: { max: 76 },
      control: await bareInsert(server.db),
    };
  } finally {
    await server.close();
  }
}
