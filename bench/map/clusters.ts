import { gzipSync } from "node:zlib";
import { startProduct } from "../../e2e/product.ts";
import type { BenchResult } from "../result.ts";
import { startPostgres } from "../support/postgres.ts";
import { fillWithProjects } from "../support/projects.ts";

const views = 400;

/** A rectangle of a random place at a zoom, the size of a desktop map. */
function viewAt(zoom: number): string {
  const width = (360 / 2 ** zoom) * 5;
  const latitude = 42.5 + 8 * Math.random();
  const longitude = -4 + 11 * Math.random();
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

/** What the map of 100,000 projects asks for: every zoom, and all of France at the deepest. */
export async function run(): Promise<BenchResult[]> {
  const postgres = await startPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url });
  try {
    await fillWithProjects(postgres.url, 100_000);
    const queries = [...randomQueries(views), "minLat=41&maxLat=51.5&minLong=-5.5&maxLong=10&zoom=18"];
    for (const query of randomQueries(views)) await answer(product.url, query);
    const control: number[] = [];
    const times: number[] = [];
    const bodies: string[] = [];
    for (const query of queries) {
      const before = performance.now();
      await (await fetch(`${product.url}/health/live`)).text();
      const between = performance.now();
      bodies.push(await answer(product.url, query));
      times.push(performance.now() - between);
      control.push(between - before);
    }
    const heaviest = Math.max(...bodies.map((body) => gzipSync(body).length));
    const p99 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;
    return [
      {
        name: "clusters of any view of 100,000 projects, round trip: p99",
        value: p99(times),
        unit: "ms",
        goal: { max: 5 },
        control: { name: "an empty answer, p99", value: p99(control), unit: "ms" },
      },
      { name: "the heaviest of those answers, gzip", value: heaviest / 1000, unit: "kB", goal: { max: 25 } },
    ];
  } finally {
    await product.stop();
    postgres.stop();
  }
}
