import { repartitionKeys } from "@mec/domain/project";
import pg from "pg";
import { startProduct } from "../../e2e/product.ts";
import { connectPostgres } from "../../packages/server/src/db/connect.ts";
import { inTransaction } from "../../packages/server/src/db/transaction.ts";
import { keepCurve } from "../../packages/server/src/features/study/curves/curve-store.ts";
import type { Figure } from "../result.ts";
import { bareLoop, barePages } from "../support/controls.ts";
import { addAccount, addMeters, addOperation } from "../support/meters.ts";
import { startPostgres } from "../support/postgres.ts";
import { householdWatts, yearStart } from "../support/readings.ts";
import { signUp } from "../support/sign-up.ts";

const participants = 100;
const candidates = 20;
const halfHours = 17_520;
const rounds = 15;
const reports = 10;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timedGet(url: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - start;
}

async function repeated(work: () => Promise<unknown>, url: string, headers: Record<string, string>) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await work();
    times.push(await timedGet(url, headers));
  }
  return median(times);
}

/** The 99th percentile of the event loop's delay since the last call, ms. */
async function loopDelay(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1];
  return Number(seconds) * 1000;
}

/** A year of readings at 30 min for each point. */
async function keepReadings(databaseUrl: string, pointIds: readonly string[]): Promise<void> {
  const connection = connectPostgres(databaseUrl);
  for (const [seed, id] of pointIds.entries()) {
    const wh = Float64Array.from(householdWatts(30, seed + 1), (watts) => watts / 2);
    const curve = { prm: "", start: yearStart, stepMinutes: 30, wh, repaired: 0 };
    await inTransaction(connection.db, (tx) => keepCurve(tx, { kind: "consumer", id }, curve, new Date()));
  }
  await connection.close();
}

/** An operation of 100 participants and 20 candidates, each with a year of readings: its study and its report. */
export async function run(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const product = await startProduct({
    DATABASE_URL: postgres.url,
    PVGIS_URL: "http://127.0.0.1:9/api/v5_3",
  });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { url } = product;
    const headers = await signUp(url);
    const { userId } = (await (await fetch(`${url}/api/session`, { headers })).json()) as { userId: string };
    const holder = await addAccount(client);
    const pointIds = await addMeters(client, holder, participants + candidates);
    const projectId = await addOperation(client, { ownerId: userId, pointIds, participants });
    await keepReadings(postgres.url, pointIds);
    const forget = () => client.query("delete from kept_result");
    const study = `${url}/api/project/${projectId}/study`;
    await timedGet(study, headers);
    const studied = await repeated(forget, study, headers);
    const report = `${study}/export?format=pdf`;
    await timedGet(report, headers);
    const reported = await repeated(forget, report, headers);
    await forget();
    await loopDelay(url);
    await Promise.all(Array.from({ length: reports }, () => timedGet(report, headers)));
    const stalled = await loopDelay(url);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const idle = {
      name: "the same while idle, counted as 15 ms at least",
      value: Math.max(15, await loopDelay(url)),
      unit: "ms",
    };
    return [
      {
        name: "GET /project/{id}/study, 100 participants and 20 candidates with a year of readings",
        value: studied,
        unit: "ms",
        ratio: { max: 22 },
        control: bareLoop(repartitionKeys.length * (participants + candidates) * halfHours),
      },
      {
        name: "the report of that study in PDF",
        value: reported,
        unit: "ms",
        ratio: { max: 6.2 },
        control: await barePages(),
      },
      {
        name: "event-loop delay while ten reports are made: p99",
        value: stalled,
        unit: "ms",
        ratio: { max: 3.4 },
        control: idle,
      },
    ];
  } finally {
    await client.end();
    await product.stop();
    postgres.stop();
  }
}
