import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { sgeConsentText } from "@mec/domain/point";
import { parquetReadObjects } from "hyparquet";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";
import { consentRow, consumptionPointRow } from "../../../../test/rows.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { keepCurve } from "../curves/curve-store.ts";
import { exportCurves } from "./index.ts";

const now = new Date("2026-03-20T08:00:00Z");
const february = new Date("2026-02-01T00:00:00Z");
const hours = 28 * 24;
const nextYear = new Date("2027-03-20T08:00:00Z");
const prm = "12345678901234";
const asBuffer = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;
const folder = mkdtempSync(join(tmpdir(), "mec-curves-"));
const file = join(folder, "courbes-2026-02.parquet");

let server: TestServer;
let accountId: string;
const pointIds: string[] = [];

/** A meter of 1,000 Wh an hour, unless told otherwise. */
async function addMeter({
  postCode = "35000",
  wattHours = 1000,
  start = february,
  steps = hours * 2,
  textVersion = sgeConsentText.version as string,
} = {}): Promise<void> {
  const { db } = server.deps;
  const id = await consumptionPointRow(db, accountId, { prm });
  pointIds.push(id);
  const address = { label: "Lieu-dit Zibeline", postCode, city: "Zibelineville" };
  await sql`update consumption_point set address = ${JSON.stringify(address)}::jsonb where id = ${id}`.execute(
    db,
  );
  const consentId = await consentRow(db, { accountId, consumptionPointId: id, expiresAt: nextYear });
  await db
    .updateTable("sge_consent")
    .set({ text_version: textVersion })
    .where("id", "=", consentId)
    .execute();
  const wh = new Float64Array(steps).fill(wattHours / 2);
  await inTransaction(db, (tx) =>
    keepCurve(tx, { kind: "consumer", id }, { prm, start, stepMinutes: 30, wh, repaired: 0 }, now),
  );
}

async function addMeters(count: number, given: Parameters<typeof addMeter>[0]): Promise<void> {
  for (let one = 0; one < count; one += 1) await addMeter(given);
}

describe("a month of anonymous readings", () => {
  let rows: Record<string, unknown>[];
  let told: { groups: number; hidden: number };
  beforeAll(async () => {
    server = await startTestServer();
    accountId = (await server.signedUp()).id;
    // Eleven in Ille-et-Vilaine, of 1,000 Wh an hour and one of 2,100 Wh: 12,100 Wh / 11 = 1,100 Wh.
    await addMeters(10, {});
    await addMeter({ wattHours: 2100 });
    // Left out: readings that lack a step, and a consent whose text said nothing of statistics.
    await addMeter({ steps: hours * 2 - 1 });
    await addMeter({ textVersion: "2026-11-01" });
    // Groups that are hidden: nine meters in Rhône, and ten in Gironde of which one has more than half of the energy.
    await addMeters(9, { postCode: "69001" });
    await addMeters(9, { postCode: "33000" });
    await addMeter({ postCode: "33000", wattHours: 9010 });
    told = await exportCurves({ db: server.deps.db, now }, { month: "2026-02", file });
    rows = await parquetReadObjects({ file: asBuffer(readFileSync(file)) });
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it("holds the mean of each group that is large enough, at each hour", () => {
    expect(told).toEqual({ groups: 1, hidden: 2 });
    expect(rows).toHaveLength(hours);
    const group = {
      department: "35",
      consumer_type: "individual",
      segment: "C5",
      meters: 10,
      mean_wh: 1100,
    };
    expect(rows[0]).toEqual({ hour: february, ...group });
    expect(rows.at(-1)).toEqual({ hour: new Date("2026-02-28T23:00:00Z"), ...group });
    expect(new Set(rows.map(({ mean_wh }) => mean_wh))).toEqual(new Set([1100]));
  });

  it("is read by DuckDB with the manual's query, whose sums are those of the database", async () => {
    const manual = readFileSync(new URL("../../../../../../docs/operations.md", import.meta.url), "utf8");
    const [, query = ""] = /^duckdb -c "([^"]+)"$/m.exec(manual) ?? [];
    const duckdb = await (await DuckDBInstance.create(":memory:")).connect();
    await duckdb.run(`set file_search_path = '${folder}'`);
    const days = (await duckdb.runAndReadAll(query)).getRowObjectsJson();
    const { rows: kept } = await sql<{ kwh: number }>`
      select sum(energy_wh) / count(*) / 1000 as kwh from load_curve
      join consumption_point point on point.id = consumption_point_id
      join sge_consent consent on consent.consumption_point_id = point.id and text_version = ${sgeConsentText.version}
      where point.address->>'postCode' like '35%' and points = ${hours * 2}`.execute(server.deps.db);
    expect(days).toHaveLength(28);
    expect(days[0]).toEqual({ department: "35", day: "2026-02-01 00:00:00", kwh: 26.4 });
    const total = days.reduce((sum, { kwh }) => sum + Number(kwh), 0);
    expect(total).toBeCloseTo(kept[0]?.kwh ?? Number.NaN, 6);
  });

  it("names no account, no meter, no place within a department", () => {
    const bytes = readFileSync(file).toString("latin1");
    const named = [prm, "Zibeline", "35000", accountId, ...pointIds];
    expect(named.filter((text) => bytes.includes(text))).toEqual([]);
  });

  it("is empty when no group is large enough, and refuses what is no month", async () => {
    expect(await exportCurves({ db: server.deps.db, now }, { month: "2026-01", file })).toEqual({
      groups: 0,
      hidden: 0,
    });
    expect(await parquetReadObjects({ file: asBuffer(readFileSync(file)) })).toEqual([]);
    await expect(
      exportCurves({ db: server.deps.db, now }, { month: "2026-13", file: join(folder, "x") }),
    ).rejects.toThrow("2026-13");
  });
});
