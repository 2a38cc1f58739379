import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testConnection } from "../../test/database.ts";
import type { Role, S3Config } from "../config.ts";
import type { Database } from "../db/connect.ts";
import { openKeyring } from "../encryption/index.ts";
import { openStorage } from "../gateways/storage/index.ts";
import { openEvidenceKeys, openSealKey, type SealKey } from "../seal/index.ts";
import { joinNodes, type Membership } from "./index.ts";

const secret = () => randomBytes(32).toString("hex");
const aFolder = () => mkdtempSync(join(tmpdir(), "mec-nodes-"));
const [sessions, evidence, data, files] = [secret(), secret(), secret(), aFolder()];
/** A heartbeat so short that tests need not wait, and the silence after which a node counts as dead in production. */
const beat = { everyMs: 50, staleMs: 20_000 };

let db: Database;
let sealKey: SealKey;
const seal = (dataDir: string) =>
  openSealKey({ dataDir, publicUrl: "http://localhost:3000", seal: undefined });
beforeAll(async () => {
  db = (await testConnection()).db;
  sealKey = await seal(aFolder());
});
const joined: Membership[] = [];
beforeEach(() => db.deleteFrom("node").execute());
afterEach(async () => {
  for (const membership of joined.splice(0)) await membership.leave();
});

interface Given {
  readonly sessions?: string;
  readonly data?: string;
  readonly evidence?: readonly string[];
  readonly sealKey?: SealKey;
  readonly files?: string;
  readonly s3?: S3Config;
  readonly role?: Role;
}

/** A node that shares all with the others, except what is given. */
async function aNode(given: Given = {}): Promise<Membership> {
  const config = { sessionSecret: given.sessions ?? sessions, port: 3000, role: given.role ?? "all" };
  const keyring = openKeyring({ dataDir: aFolder(), dataKey: given.data ?? data });
  const membership = await joinNodes(
    {
      db,
      config,
      dataKeys: keyring.names,
      sealKey: given.sealKey ?? sealKey,
      evidenceKeys: openEvidenceKeys({ dataDir: aFolder(), evidenceKeys: given.evidence ?? [evidence] }),
      storage: openStorage({ ...config, dataDir: given.files ?? files, s3: given.s3 }),
      log: { warn: () => {}, error: () => {} },
    },
    beat,
  );
  joined.push(membership);
  return membership;
}
const nodes = () => db.selectFrom("node").selectAll().execute();

describe("a node that joins others", () => {
  it("is registered while it runs, by names of its secrets and by nothing of them", async () => {
    const membership = await aNode();
    const [row] = await nodes();
    for (const hidden of [sessions, evidence, data]) expect(JSON.stringify(row)).not.toContain(hidden);
    await membership.leave();
    expect(await nodes()).toEqual([]);
  });

  it("shares all that they have", async () => {
    await aNode();
    await aNode();
    expect(await nodes()).toHaveLength(2);
  });

  it.each<[string, () => Given | Promise<Given>]>([
    ["SESSION_SECRET", () => ({ sessions: secret() })],
    ["DATA_KEY", () => ({ data: secret() })],
    ["EVIDENCE_KEY", () => ({ evidence: [secret()] })],
    ["SEAL_KEY", async () => ({ sealKey: await seal(aFolder()) })],
    ["le stockage des fichiers", () => ({ files: aFolder() })],
    ["SESSION_SECRET, EVIDENCE_KEY", () => ({ sessions: secret(), evidence: [secret()] })],
  ])("is refused in one line that names what it does not share: %s", async (name, given) => {
    await aNode();
    await expect(aNode(await given())).rejects.toThrow(new RegExp(`^${name}\u00a0: [^\n]+$`));
    expect(await nodes()).toHaveLength(1);
  });

  /** The row of a node that ended without leaving, as it was registered. */
  async function registered() {
    const membership = await aNode();
    joined.pop();
    const rows = await nodes();
    await membership.leave();
    await db
      .insertInto("node")
      .values(rows.map((row) => ({ ...row, fingerprint: JSON.stringify(row.fingerprint), marker: null })))
      .execute();
    return rows;
  }
  const seenAgo = (seconds: number) =>
    sql`update node set seen_at = now() - ${seconds} * interval '1 second'`.execute(db);

  it("does not mind one that died long ago, and forgets it", async () => {
    await registered();
    await seenAgo(3600);
    await aNode({ sessions: secret() });
    expect(await nodes()).toHaveLength(1);
  });

  it("does not wait for one that died before the database's clock was set back", async () => {
    await registered();
    await seenAgo(-3600);
    await aNode({ sessions: secret() });
    expect(await nodes()).toHaveLength(1);
  });

  it("is refused by one that lives through a clock that is set back", async () => {
    await aNode();
    await seenAgo(-beat.staleMs / 2000);
    await expect(aNode({ sessions: secret() })).rejects.toThrow("SESSION_SECRET");
  });

  it("waits for one that died a moment ago to be forgotten", async () => {
    await registered();
    await seenAgo(beat.staleMs / 1000 - 1);
    await aNode({ sessions: secret() });
    const { rows } = await sql<{ live: string }>`
      select count(*) as live from node where seen_at > now() - interval '15 seconds'`.execute(db);
    expect(Number(rows[0]?.live)).toBe(1);
  });

  it("replaces a key in two rounds of restarts: all read it, then all write with it", async () => {
    const [former, next] = [evidence, secret()];
    await aNode({ evidence: [former] });
    const second = await aNode({ evidence: [former, next] });
    await expect(aNode({ evidence: [next, former] })).rejects.toThrow("EVIDENCE_KEY");
    await joined[0]?.leave();
    await aNode({ evidence: [next, former] });
    await second.leave();
    await aNode({ evidence: [next] });
  });

  it("registers again when it was forgotten", async () => {
    await aNode();
    await db.deleteFrom("node").execute();
    await expect.poll(async () => (await nodes()).length, { timeout: 20_000 }).toBe(1);
    const [row] = await nodes();
    const storage = openStorage({ sessionSecret: sessions, dataDir: files, s3: undefined });
    expect(await storage.get(row?.marker ?? "")).not.toBeNull();
  });

  it("is not refused by a storage that does not answer", async () => {
    await aNode();
    const endpoint = "http://127.0.0.1:9";
    const credentials = { accessKeyId: "cle", secretAccessKey: "secret" };
    await aNode({
      s3: { bucket: "papiers", region: "eu-west-3", endpoint, publicEndpoint: undefined, ...credentials },
    });
    expect((await nodes()).map(({ marker }) => marker)).toContain(null);
  });
});

describe("a web node", () => {
  it("leaves nothing to a worker that died before the database's clock was set back", async () => {
    const worker = await aNode({ role: "worker" });
    const rows = await nodes();
    joined.pop();
    await worker.leave();
    const seen_at = new Date(Date.now() + 3_600_000);
    await db
      .insertInto("node")
      .values(rows.map((row) => ({ ...row, fingerprint: JSON.stringify(row.fingerprint), seen_at })))
      .execute();
    expect((await aNode({ role: "web" })).isLeftToWorkers()).toBe(false);
  });

  it("leaves the queue and long work to workers while one lives, and takes them up when it is gone", async () => {
    const web = await aNode({ role: "web" });
    expect(web.isLeftToWorkers()).toBe(false);
    const worker = await aNode({ role: "worker" });
    await expect.poll(web.isLeftToWorkers, { timeout: 20_000 }).toBe(true);
    expect((await aNode({ role: "all" })).isLeftToWorkers()).toBe(false);
    joined.splice(joined.indexOf(worker), 1);
    await worker.leave();
    await expect.poll(web.isLeftToWorkers, { timeout: 20_000 }).toBe(false);
  });
});
