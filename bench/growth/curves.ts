import { spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sgeConsentText } from "@mec/domain/point";
import { sql } from "kysely";
import pg from "pg";
import { connectPostgres } from "../../packages/server/src/db/connect.ts";
import { migrate } from "../../packages/server/src/db/migrate.ts";
import { inTransaction, type Tx } from "../../packages/server/src/db/transaction.ts";
import { turnCurveMonths } from "../../packages/server/src/features/study/curves/curve-months.ts";
import { keepCurve } from "../../packages/server/src/features/study/curves/curve-store.ts";
import { encodeDay } from "../../packages/server/src/features/study/curves/day-codec.ts";
import type { Figure } from "../result.ts";
import { analyse } from "../support/analysis.ts";
import { addAccount, addMeters } from "../support/meters.ts";
import { startPostgres } from "../support/postgres.ts";

const meters = 10_000;
const days = 30;
const months = 24;
const stepMinutes = 15;
const daySteps = 1440 / stepMinutes;
const rounds = 3;
/** How many meters' months are also appended as the server does it: file by file, a transaction for each. */
const filed = 1000;
const writers = 4;

const monthStart = (month: number) => new Date(Date.UTC(2025, month, 1));
const erasedOn = (month: number) =>
  monthStart(month + months)
    .toISOString()
    .slice(0, 10);

/** Watts of a household at each quarter of an hour of a month: another one for each seed. */
const readingsOf = (seed: number) =>
  Float64Array.from({ length: days * daySteps }, (_, step) => 150 + ((step * 7919 + seed * 104_729) % 700));
/** Fifty days, used in turn: encoding 300,000 different ones would measure the encoding. */
const readings = Array.from({ length: 50 }, (_, seed) => readingsOf(seed).subarray(0, daySteps));
/** The same days as the database keeps them. */
const encoded = readings.map((watts) => `\\\\x${encodeDay(watts).toString("hex")}`);

function* linesOf(curveIds: readonly number[], month: number): Generator<string> {
  for (const id of curveIds) {
    let lines = "";
    for (let day = 0; day < days; day += 1) {
      const date = new Date(monthStart(month).getTime() + day * 86_400_000).toISOString().slice(0, 10);
      lines += `${id}\t${date}\t${erasedOn(month)}\t${encoded[(id + day) % encoded.length]}\n`;
    }
    yield lines;
  }
}

async function copy(url: string, table: string, lines: Iterable<string>): Promise<void> {
  const columns = "(curve_id, day, erased_on, data)";
  const psql = spawn("psql", [url, "-qc", `copy ${table} ${columns} from stdin`], {
    stdio: ["pipe", "ignore", "inherit"],
  });
  const ended = once(psql, "close");
  await pipeline(Readable.from(lines), psql.stdin);
  const [code] = await ended;
  if (code !== 0) throw new Error(`psql ended with ${code}`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The parts of a month, one for each meter, whose days are then copied. */
async function addParts(client: pg.Client, month: number): Promise<number[]> {
  await client.query("select open_load_curve_month($1)", [erasedOn(month)]);
  const { rows } = await client.query(
    `insert into load_curve (consumption_point_id, prm, starts_at, ends_at, step_minutes, watts_per_unit, points, repaired,
       energy_wh, received_at, erased_on)
     select id, prm, $1, $1::timestamptz + $2 * interval '1 day', $3, 1, $2 * $4::int, 0, 1, $1, $5 from consumption_point
     order by id returning id`,
    [monthStart(month), days, stepMinutes, daySteps, erasedOn(month)],
  );
  return rows.map(({ id }) => id);
}

interface Appended {
  /** Milliseconds, the best of some rounds: other load on the machine only adds time. */
  readonly ms: number;
  readonly plainMs: number;
}

/** A month of all meters: their parts and their days by COPY, and the same days into a plain table without an index. */
async function append(client: pg.Client, url: string, month: number): Promise<Appended> {
  const taken: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await client.query("delete from load_curve where erased_on = $1", [erasedOn(month)]);
    await client.query("truncate plain_day");
    await client.query("checkpoint");
    taken.push(
      await timed(async () => copy(url, "load_curve_day", linesOf(await addParts(client, month), month))),
    );
    const { rows } = await client.query("select id from load_curve where erased_on = $1 order by id", [
      erasedOn(month),
    ]);
    const ids = rows.map(({ id }) => id);
    plain.push(await timed(() => copy(url, "plain_day", linesOf(ids, month))));
  }
  return { ms: Math.min(...taken), plainMs: Math.min(...plain) };
}

/** The months between, as fast as the database copies them itself. */
async function fill(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query("set session_replication_role = replica");
  for (let month = from; month < to; month += 1) {
    await addParts(client, month);
    await client.query(
      `insert into load_curve_day (curve_id, day, erased_on, data)
       select part.id, day.day, part.erased_on, day.data
       from load_curve part
       join load_curve first on first.consumption_point_id = part.consumption_point_id and first.erased_on = $2
       join load_curve_day day on day.curve_id = first.id and day.erased_on = $2
       where part.erased_on = $1`,
      [erasedOn(month), erasedOn(0)],
    );
  }
  await client.query("set session_replication_role = origin");
  // A database cleans its tables over the months; here the cleaning would run beside what is measured, so it is done
  // first.
  await client.query("vacuum analyze");
}

/** April has the 30 days that are written: a month without a hole, of meters whose holders agreed to statistics. */
const wholeMonth = 3;

async function fillWholeMonth(client: pg.Client, url: string) {
  await client.query("set session_replication_role = replica");
  await client.query("update sge_consent set text_version = $1", [sgeConsentText.version]);
  await client.query("set session_replication_role = origin");
  await client.query("delete from load_curve where erased_on = $1", [erasedOn(wholeMonth)]);
  await copy(url, "load_curve_day", linesOf(await addParts(client, wholeMonth), wholeMonth));
  const wattsOfDay = readings.map((watts) => watts.reduce((sum, value) => sum + value, 0));
  const meanWatts = wattsOfDay.reduce((sum, watts) => sum + watts, 0) / readings.length;
  const kwh = (days * meanWatts * stepMinutes) / 60 / 1000;
  return { month: monthStart(wholeMonth).toISOString().slice(0, 7), now: new Date(), meters, kwh };
}

/** What PostgreSQL keeps of 10,000 meters at 15 min: the 24th month against the first, and the end of one. */
export async function* run(): AsyncGenerator<Figure> {
  const postgres = await startPostgres();
  const connection = connectPostgres(postgres.url, { answers: writers, background: 1 });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();

  /** As many transactions as there are files, some at once. @returns milliseconds. */
  async function each(
    points: readonly string[],
    work: (tx: Tx, id: string, seed: number) => Promise<unknown>,
  ) {
    const waiting = points.slice(0, filed).entries();
    const write = async () => {
      for (const [seed, id] of waiting) await inTransaction(connection.db, (tx) => work(tx, id, seed));
    };
    return timed(() => Promise.all(Array.from({ length: writers }, write)));
  }

  /** Each meter's month as a file of its own is kept, and the same days into the plain table. */
  async function appendFiles(points: readonly string[], month: number): Promise<Appended> {
    const now = monthStart(month);
    const plainDays = Array.from({ length: days }, () => encodeDay(readingsOf(1).subarray(0, daySteps)));
    await client.query("checkpoint");
    const ms = await each(points, (tx, id, seed) => {
      const curve = { prm: "", start: now, stepMinutes, wh: readingsOf(seed), repaired: 0 };
      return keepCurve(tx, { kind: "consumer", id }, curve, now);
    });
    const plainMs = await each(points, (tx, _, seed) =>
      sql`insert into plain_day (curve_id, day, data)
        select ${seed}::integer, current_date, data from unnest(${plainDays}::bytea[]) as days (data)`.execute(
        tx,
      ),
    );
    return { ms, plainMs };
  }

  try {
    await migrate(connection.db);
    await client.query("begin");
    const points = await addMeters(client, await addAccount(client), meters);
    await client.query("commit");
    await client.query(
      "create table plain_day (curve_id integer, day date, erased_on date, data bytea); alter table plain_day alter data set storage external",
    );
    const first = await append(client, postgres.url, 0);
    const firstFiles = await appendFiles(points, 1);
    await client.query("delete from load_curve where erased_on = $1", [erasedOn(1)]);
    await fill(client, 1, months - 1);
    const last = await append(client, postgres.url, months - 1);
    const lastFiles = await appendFiles(points, months);
    const perSecond = (rows: number, ms: number) => (rows * 1000) / ms;
    const ratioOf = (one: Appended, other: Appended) => one.ms / one.plainMs / (other.ms / other.plainMs);
    const plainOf = (one: Appended) => ({
      name: "into a plain table, no index",
      value: perSecond(meters * days, one.plainMs),
      unit: "rows/s",
    });
    for (const [name, one] of [
      ["first", first],
      ["24th", last],
    ] as const) {
      yield {
        name: `the ${name} month of 10,000 meters at 15 min appended by COPY`,
        value: perSecond(meters * days, one.ms),
        unit: "rows/s",
        ratio: { min: 0.33 },
        control: plainOf(one),
      };
    }
    yield {
      name: "its cost in the 24th month, each beside its control",
      value: ratioOf(last, first),
      unit: "× the first",
      goal: { max: 1.2 },
      control: { name: "without the controls", value: last.ms / first.ms, unit: "×" },
    };
    yield {
      name: "a month of 1,000 meters given file by file, four at once, the 24th",
      value: perSecond(filed * days, lastFiles.ms),
      unit: "rows/s",
      control: {
        name: "the same days into a plain table",
        value: perSecond(filed * days, lastFiles.plainMs),
        unit: "rows/s",
      },
    };
    yield {
      name: "its cost in the 24th month, each beside its control",
      value: ratioOf(lastFiles, firstFiles),
      unit: "× the first",
      control: { name: "without the controls", value: lastFiles.ms / firstFiles.ms, unit: "×" },
    };
    yield* analyse(connection.db, await fillWholeMonth(client, postgres.url));
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const deleted = await timed(async () => {
      await client.query("delete from plain_day");
      await client.query("vacuum plain_day");
    });
    yield {
      name: "a month of 10,000 meters erased by dropping it, parts included",
      value: await timed(() => turnCurveMonths({ db: connection.db, log, now: () => monthStart(months) })),
      unit: "ms",
      control: { name: "days deleted from the plain table, and its room freed", value: deleted, unit: "ms" },
    };
  } finally {
    await client.end();
    await connection.close();
    postgres.stop();
  }
}
