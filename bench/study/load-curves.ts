import pg from "pg";
import { connectPostgres } from "../../packages/server/src/db/connect.ts";
import { migrate } from "../../packages/server/src/db/migrate.ts";
import { inTransaction } from "../../packages/server/src/db/transaction.ts";
import { keepCurve } from "../../packages/server/src/features/study/curves/curve-store.ts";
import { readCurveFile } from "../../packages/server/src/features/study/curves/read-curve-file.ts";
import { readCurves, readingsOf } from "../../packages/server/src/features/study/curves/stored-curve.ts";
import type { Figure } from "../result.ts";
import { bareInsert, bareSelect } from "../support/controls.ts";
import { addAccount, addMeters } from "../support/meters.ts";
import { startPostgres } from "../support/postgres.ts";
import { enedisYear } from "../support/readings.ts";

const meters = 1000;
const quarterHourMeters = 100;
const daysOfYear = 365;
const chunkBytes = 64 * 1024;
/** Different files, used in turn: making a thousand would take longer than reading them. */
const files = 20;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}

const filesOf = (stepMinutes: number): Buffer[] =>
  Array.from({ length: files }, (_, seed) =>
    Buffer.from(enedisYear("11111111111111", stepMinutes, seed + 1)),
  );

/** The least work possible: splitting the text into lines and turning each value into a number. */
function bareRead(bytes: Uint8Array): number {
  const lines = Buffer.from(bytes).toString("utf8").split("\n");
  return lines.reduce((sum, line) => sum + (Number(line.slice(line.indexOf(";") + 1)) || 0), 0);
}

/** Reading files of readings, keeping a thousand meter-years on PostgreSQL, and reading one back. */
export async function run(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const connection = connectPostgres(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();

  async function ingest(pointId: string, bytes: Uint8Array): Promise<void> {
    const { curve } = await readCurveFile("consumer", inChunks(bytes));
    if (!curve) throw new Error("the file was refused");
    const { grid, values: wh } = curve;
    const readings = { prm: "", start: new Date(grid.start), stepMinutes: grid.stepMinutes, wh, repaired: 0 };
    await inTransaction(connection.db, (tx) =>
      keepCurve(tx, { kind: "consumer", id: pointId }, readings, new Date()),
    );
  }

  async function bytesPerPoint(): Promise<number> {
    const { rows } = await client.query(
      `select (select sum(pg_total_relation_size(inhrelid)) from pg_inherits
         where inhparent = 'load_curve_day'::regclass) as bytes, (select sum(points) from load_curve) as points`,
    );
    return Number(rows[0].bytes) / Number(rows[0].points);
  }

  try {
    await migrate(connection.db);
    const account = await addAccount(client);
    const halfHours = filesOf(30);
    const reads: number[] = [];
    const controls: number[] = [];
    for (const bytes of halfHours) {
      reads.push(await timed(() => readCurveFile("consumer", inChunks(bytes))));
      controls.push(await timed(async () => bareRead(bytes)));
    }
    const ids = await addMeters(client, account, meters);
    const ingested = await timed(async () => {
      for (const [index, id] of ids.entries()) await ingest(id, halfHours[index % files] ?? Buffer.alloc(0));
    });
    const inserted = await bareInsert(connection.db);
    const halfHourBytes = await bytesPerPoint();
    const readBack: number[] = [];
    for (const id of ids.slice(0, 100)) {
      readBack.push(
        await timed(async () => {
          const stored = (await readCurves(connection.db, [id])).get(id);
          if (stored) readingsOf(stored);
        }),
      );
    }
    await client.query("truncate load_curve cascade");
    const quarterHours = filesOf(15);
    for (const [index, id] of ids.slice(0, quarterHourMeters).entries()) {
      await ingest(id, quarterHours[index % files] ?? Buffer.alloc(0));
    }
    const bare = { name: "lines split and numbers read", value: median(controls), unit: "ms" };
    return [
      {
        name: "a file of a year at 30 min (17,520 lines) read and judged",
        value: median(reads),
        unit: "ms",
        ratio: { max: 66 },
        control: bare,
      },
      {
        name: "1,000 meter-years read from their files and kept on PostgreSQL",
        value: ingested / 1000,
        unit: "s",
        ratio: { max: 45 },
        control: {
          name: "1,000 times lines split and numbers read, and plain inserts committed",
          value: (meters * (median(controls) + inserted.value)) / 1000,
          unit: "s",
        },
      },
      {
        name: "one meter-year read back and decoded",
        value: median(readBack),
        unit: "ms",
        ratio: { max: 4.8 },
        control: await bareSelect(connection.db, daysOfYear),
      },
      {
        name: "bytes on disk for a reading at 30 min, index included",
        value: halfHourBytes,
        unit: "B",
        goal: { max: 4 },
        control: { name: "a 32-bit float", value: 4, unit: "B" },
      },
      {
        name: "bytes on disk for a reading at 15 min, index included",
        value: await bytesPerPoint(),
        unit: "B",
        goal: { max: 3 },
        control: { name: "a 32-bit float", value: 4, unit: "B" },
      },
    ];
  } finally {
    await client.end();
    await connection.close();
    postgres.stop();
  }
}
