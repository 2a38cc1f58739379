import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepInDatabase } from "../src/backup/last-backup.ts";
import { connectPostgres } from "../src/db/connect.ts";
import { migrate } from "../src/db/migrate.ts";
import { appendEvidence } from "../src/features/signature/evidence/evidence.ts";
import { findTampering } from "../src/features/signature/evidence/evidence-faults.ts";
import { keyEvidence } from "../src/features/signature/evidence/evidence-keying.ts";
import { turnCurveMonths } from "../src/features/study/curves/curve-months.ts";
import { keepCurve, openNextMonth } from "../src/features/study/curves/curve-store.ts";
import { readCurves } from "../src/features/study/curves/stored-curve.ts";
import { openQueue } from "../src/jobs/queue.ts";
import { openEvidenceKeys } from "../src/seal/index.ts";

const url = process.env.TEST_DATABASE_URL;
const name = `mec_${randomUUID().replaceAll("-", "")}`;
const keys = openEvidenceKeys({ dataDir: "", evidenceKeys: ["a-key-of-the-evidence-of-thirty-two-signs"] });
const log = { info: () => {}, warn: () => {}, error: () => {} };
const now = () => new Date("2026-11-22T07:08:09Z");

/** The SQL statements documented for the operator, for this database and this role. */
function documentedGrants(): string {
  const guide = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  const statements = /```sql\n([\s\S]*?)```/.exec(guide)?.[1] ?? "";
  return statements.replaceAll("mec_app", name).replace("on database mec ", `on database ${name} `);
}

const at = (user?: string) => {
  const own = new URL(url ?? "");
  own.pathname = `/${name}`;
  if (user) own.username = user;
  if (user) own.password = "…";
  return own.toString();
};

describe.skipIf(!url)("the application's own role on PostgreSQL", () => {
  let admin: pg.Client;
  let app: ReturnType<typeof connectPostgres>;
  beforeAll(async () => {
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const owner = connectPostgres(at());
    await migrate(owner.db);
    await keyEvidence({ db: owner.db, evidenceKeys: keys, now, log });
    await owner.pool.query(documentedGrants());
    await owner.close();
    app = connectPostgres(at(name));
  });
  afterAll(async () => {
    await app.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${name}`);
    await admin.end();
  });

  const requestId = randomUUID();

  it("starts: it finds the database migrated, and makes its queue", async () => {
    expect(await migrate(app.db)).toEqual({ isNew: false });
    await keyEvidence({ db: app.db, evidenceKeys: keys, now, log });
    const queue = await openQueue(app.pool, {
      onError: (error) => {
        throw error;
      },
    });
    expect(await queue.backlog()).toBe(0);
    await queue.stop();
  });

  it("may use the tables of a later version, which its owner makes", async () => {
    const owner = connectPostgres(at());
    await owner.pool.query("create table of_later (name text); insert into of_later values ('later')");
    await owner.close();
    expect((await app.pool.query("select name from of_later")).rows).toEqual([{ name: "later" }]);
    await keepInDatabase(app.db, now());
    await keepInDatabase(app.db, now());
  });

  it("writes evidence, and reads that it is whole", async () => {
    await app.db.transaction().execute(async (tx) => {
      const about = { requestId, signerId: null };
      await appendEvidence({ evidenceKeys: keys }, tx, [{ ...about, type: "expired", data: {} }], {
        now: now(),
      });
      await appendEvidence({ evidenceKeys: keys }, tx, [{ ...about, type: "canceled", data: {} }], {
        now: now(),
      });
    });
    expect(await findTampering({ db: app.db, evidenceKeys: keys }, requestId)).toBeNull();
  });

  it.each([
    "delete from signature_event",
    "update signature_event set ip = null",
    "truncate signature_event",
    "delete from evidence_head",
    "delete from evidence_timestamp",
    "delete from signed_paper",
    "delete from signed_paper_party",
    "alter table signature_event disable trigger user",
    "drop trigger signature_event_kept on signature_event",
    "set session_replication_role = replica",
  ])("may not: %s", async (statement) => {
    await expect(app.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  describe("of load curves", () => {
    const pointId = randomUUID();
    const readings = {
      prm: "",
      start: new Date("2026-10-31T23:00:00Z"),
      stepMinutes: 30,
      wh: new Float64Array(48),
      repaired: 0,
    };
    const monthCount = async () => {
      const { rows } = await app.pool.query(
        "select from pg_inherits where inhparent = 'load_curve_day'::regclass",
      );
      return rows.length;
    };
    beforeAll(async () => {
      await app.pool.query(
        `insert into account (id, email, password_hash, first_name, last_name, cgus_version, cgus_accepted_at, created_at)
         values ($1, 'a@exemple.fr', '!', 'Odile', 'Martin', '1', now(), now())`,
        [pointId],
      );
      await app.pool.query(
        `insert into consumption_point (id, account_id, name, consumer_type, address, latitude, longitude,
           annual_consumption, segment, created_at, updated_at)
         values ($1, $1, 'Maison', 'individual', '{}', 48, -1, 4000, 'C5', now(), now())`,
        [pointId],
      );
    });

    it("makes the months it needs, several nodes at once", async () => {
      const opened = Array.from({ length: 8 }, () => openNextMonth(app.db, new Date("2026-10-05T07:00:00Z")));
      await Promise.all(opened);
      expect(await monthCount()).toBe(1);
      await app.db
        .transaction()
        .execute((tx) => keepCurve(tx, { kind: "consumer", id: pointId }, readings, now()));
      expect((await readCurves(app.db, [pointId])).get(pointId)?.parts).toHaveLength(1);
    });

    it("drops those whose time has come, and waits with it while somebody reads them for long", async () => {
      const warned: string[] = [];
      const given = {
        db: app.db,
        log: { ...log, warn: (message: string) => warned.push(message) },
        now: () => new Date("2028-11-01T07:00:00Z"),
      } as unknown as Parameters<typeof turnCurveMonths>[0];
      const reader = await app.pool.connect();
      await reader.query("begin");
      await reader.query("select count(*) from load_curve_day");
      await turnCurveMonths(given);
      expect(warned).toHaveLength(1);
      expect(await monthCount()).toBe(2);
      await reader.query("rollback");
      reader.release();
      await turnCurveMonths(given);
      expect(await monthCount()).toBe(1);
      expect((await readCurves(app.db, [pointId])).size).toBe(0);
      const { rows } = await app.pool.query("select from load_curve");
      expect(rows).toEqual([]);
    });
  });

  it("erases by the one function, which leaves what is to be kept", async () => {
    await expect(
      app.pool.query("select erase_evidence('00000000-0000-0000-0000-000000000000')"),
    ).rejects.toThrow("is kept");
    await app.pool.query("select erase_evidence($1)", [requestId]);
    const { rows } = await app.pool.query("select from signature_event where request_id = $1", [requestId]);
    expect(rows).toEqual([]);
  });
});
