import { gzipSync } from "node:zlib";
import { startProduct } from "../../e2e/product.ts";
import { buildClusters, itemsOfView } from "../../packages/server/src/features/project/map/map-clusters.ts";
import type { Figure } from "../result.ts";
import { startPostgres } from "../support/postgres.ts";
import { fillWithProjects } from "../support/projects.ts";

const views = 400;

/** In metropolitan France, more or less. */
const anywhere = () => ({ latitude: 42.5 + 8 * Math.random(), longitude: -4 + 11 * Math.random() });

/** A rectangle of a random place at a zoom, the size of a desktop map. */
function viewAt(zoom: number): string {
  const width = (360 / 2 ** zoom) * 5;
  const { latitude, longitude } = anywhere();
  const bounds = {
    minLat: Math.max(-85, latitude - width / 3),
    maxLat: Math.min(85, latitude + width / 3),
    minLong: Math.max(-180, longitude - width / 2),
    maxLong: Math.min(180, longitude + width / 2),
    zoom,
  };
  return new URLSearchParams(
    Object.entries(bounds).map(([name, value]) => [name, value.toFixed(6)]),
  ).toString();
}

const randomQueries = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => viewAt(5 + (index % 14)).replace(/zoom=(\d+)\.\d+/, "zoom=$1"));

async function answer(url: string, query: string): Promise<string> {
  const response = await fetch(`${url}/api/public/project/clusters?${query}`);
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${query}: ${response.status} ${body}`);
  return body;
}

/** How many cluster answers the server has given, and how many within 5 ms by its own clock. */
async function answered(url: string): Promise<{ all: number; quick: number }> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const count = (name: string, le: string) =>
    metrics
      .split("\n")
      .filter((line) => line.startsWith(name) && line.includes("/clusters") && line.includes(le))
      .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
  const name = "http_request_duration_seconds";
  return { all: count(`${name}_count`, ""), quick: count(`${name}_bucket`, 'le="0.005"') };
}

const p99 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;

/** Computing clusters alone, for this many views: p99, after as many to warm up. */
function computing(): Figure {
  const projects = Array.from({ length: 100_000 }, (_, index) => ({
    ...anywhere(),
    id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    name: `Projet ${index}`,
  }));
  const clusters = buildClusters(projects as unknown as Parameters<typeof buildClusters>[0]);
  const times = randomQueries(2 * views).map((query) => {
    const view = Object.fromEntries(
      [...new URLSearchParams(query)].map(([name, value]) => [name, Number(value)]),
    );
    const start = performance.now();
    itemsOfView(clusters, view as unknown as Parameters<typeof itemsOfView>[1], view.zoom ?? 0);
    const between = performance.now();
    const { minLat = 0, maxLat = 0 } = view;
    projects.filter(({ latitude }) => latitude >= minLat && latitude <= maxLat);
    return [between - start, performance.now() - between] as const;
  });
  const measured = times.slice(views);
  return {
    name: "clusters of any view of 100,000 projects, p99",
    value: p99(measured.map(([ours]) => ours)),
    unit: "ms",
    ratio: { max: 0.15 },
    control: {
      name: "those of the same latitudes found one by one, p99",
      value: p99(measured.map(([, bare]) => bare)),
      unit: "ms",
    },
  };
}

/** The requests of a map of 100,000 projects: every zoom, and all of France at the deepest. */
export async function run(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url });
  try {
    await fillWithProjects(postgres.url, 100_000);
    const queries = [...randomQueries(views), "minLat=41&maxLat=51.5&minLong=-5.5&maxLong=10&zoom=18"];
    for (const query of randomQueries(views)) await answer(product.url, query);
    const before = await answered(product.url);
    const control: number[] = [];
    const times: number[] = [];
    const bodies: string[] = [];
    for (const query of queries) {
      const start = performance.now();
      await (await fetch(`${product.url}/health/live`)).text();
      const between = performance.now();
      bodies.push(await answer(product.url, query));
      times.push(performance.now() - between);
      control.push(between - start);
    }
    const after = await answered(product.url);
    const heaviest = Math.max(...bodies.map((body) => gzipSync(body).length));
    return [
      computing(),
      {
        name: "views that the server answered within 5 ms, checked and compressed",
        value: (100 * (after.quick - before.quick)) / (after.all - before.all),
        unit: "%",
      },
      {
        name: "the same with the way there and back: p99",
        value: p99(times),
        unit: "ms",
        control: { name: "an empty answer, p99", value: p99(control), unit: "ms" },
      },
      { name: "the heaviest of those answers, gzip", value: heaviest / 1000, unit: "kB", goal: { max: 25 } },
    ];
  } finally {
    await product.stop();
    postgres.stop();
  }
}
