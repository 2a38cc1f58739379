import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { asDatabaseOwner } from "../../../../test/database.ts";
import type { TestServer } from "../../../../test/harness.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../../test/signature-fixtures.ts";
import type { Tx } from "../../../db/transaction.ts";
import { openEvidenceKeys } from "../../../seal/index.ts";
import { checkEvidence } from "./evidence-check.ts";
import { keyEvidence } from "./evidence-keying.ts";
import { registerId } from "./evidence-store.ts";

const [former, current, stranger] = ["former", "current", "stranger"].map((name) => `${name} `.repeat(8)) as [
  string,
  string,
  string,
];
const keysOf = (...evidenceKeys: string[]) => openEvidenceKeys({ dataDir: "/nowhere", evidenceKeys });

let server: TestServer;
let signing: Signing;
let told: { requestId?: string; fault?: string }[];
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  told = [];
  server.deps.log.error = (...[entry]: unknown[]) => told.push(entry as object);
});

const forge = (work: (tx: Tx) => Promise<unknown>) => asDatabaseOwner(server.deps.db, work);
const use = (...secrets: string[]) => Object.assign(server.deps, { evidenceKeys: keysOf(...secrets) });
const chainIds = async () => {
  const rows = await server.deps.db
    .selectFrom("signature_request")
    .select("id")
    .orderBy("created_at")
    .execute();
  return rows.map(({ id }) => id);
};
const registered = async () => {
  const rows = await server.deps.db
    .selectFrom("signature_event")
    .select("type")
    .where("request_id", "=", registerId)
    .orderBy("sequence")
    .execute();
  return rows.map(({ type }) => type);
};

/** The database as it was before there was a key: events and their hashes, without macs. */
async function beforeKeys(): Promise<void> {
  await forge(async (tx) => {
    await tx.deleteFrom("signature_event").where("request_id", "=", registerId).execute();
    await tx.deleteFrom("evidence_head").execute();
    await tx.updateTable("signature_event").set({ mac: null, key_id: null }).execute();
  });
}
const change = (id: string) =>
  forge((tx) =>
    tx
      .updateTable("signature_event")
      .set({ ip: "203.0.113.9" })
      .where("request_id", "=", id)
      .where("sequence", "=", 2)
      .execute(),
  );

describe("evidence of before there was a key", () => {
  beforeEach(async () => {
    await sendToSign(server, signing, ["bulletin"]);
    await signAll(server, signing.participant.email);
    await sendToSign(server, signing, ["accord"]);
    await beforeKeys();
  });

  it("is keyed by the first start, goes on, and is found whole from then on", async () => {
    await keyEvidence(server.deps);
    expect(await checkEvidence(server.deps)).toEqual([]);
    expect((await registered()).toSorted()).toEqual([
      "chain-ended",
      "chain-opened",
      "chain-opened",
      "chains-keyed",
    ]);
    await signAll(server, signing.participant.email);
    await signAll(server, signing.pmoEmail);
    expect(await checkEvidence(server.deps)).toEqual([]);
    expect(told).toEqual([]);
  });

  it("is found broken when it is changed once it was keyed", async () => {
    await keyEvidence(server.deps);
    const [id = ""] = await chainIds();
    await change(id);
    expect(await checkEvidence(server.deps)).toEqual([id]);
  });

  it("is not vouched for when it had been changed before, and the check goes on saying so", async () => {
    const [id = "", other = ""] = await chainIds();
    await change(id);
    await keyEvidence(server.deps);
    expect(told).toEqual([expect.objectContaining({ requestId: id })]);
    const broken = await checkEvidence(server.deps);
    expect([broken.includes(id), broken.includes(other)]).toEqual([true, false]);
  });

  it("is keyed once: what has no key after that was not written here, whatever starts again", async () => {
    await keyEvidence(server.deps);
    const [id = ""] = await chainIds();
    await forge(async (tx) => {
      await tx.deleteFrom("evidence_head").where("request_id", "=", id).execute();
      await tx
        .updateTable("signature_event")
        .set({ mac: null, key_id: null })
        .where("request_id", "=", id)
        .execute();
    });
    await keyEvidence(server.deps);
    expect(await checkEvidence(server.deps)).toContain(id);
  });

  it("is keyed by one of two servers that start at once", async () => {
    await Promise.all([keyEvidence(server.deps), keyEvidence(server.deps)]);
    expect((await registered()).filter((type) => type === "chains-keyed")).toHaveLength(1);
    expect(await checkEvidence(server.deps)).toEqual([]);
  });
});

describe("evidence under two keys", () => {
  beforeEach(async () => {
    use(former);
    await keyEvidence(server.deps);
    await sendToSign(server, signing, ["bulletin"]);
    await signAll(server, signing.participant.email);
    use(current, former);
    await sendToSign(server, signing, ["accord"]);
  });
  const keysUsed = async () =>
    (await server.deps.db.selectFrom("signature_event").select("key_id").distinct().execute()).length;

  it("is whole: the new one keys what comes, the former one verifies what was", async () => {
    expect(await keysUsed()).toBe(2);
    expect(await checkEvidence(server.deps)).toEqual([]);
  });

  it("is broken without the former one, and with a stranger's in its place", async () => {
    const [first] = await chainIds();
    for (const secrets of [[current], [current, stranger]]) {
      use(...secrets);
      expect(await checkEvidence(server.deps)).toContain(first);
    }
  });

  it.each([
    ["former", 0],
    ["new", 1],
  ])("is broken where an event of the %s one was changed, and nowhere else", async (_, rank) => {
    const id = (await chainIds())[rank] ?? "";
    await change(id);
    expect(await checkEvidence(server.deps)).toEqual([id]);
    expect(told).toEqual([{ requestId: id, fault: "changed" }]);
  });

  it.each([
    ["former", 0],
    ["new", 1],
  ])("is broken where the mac of an event of the %s one is a stranger's", async (_, rank) => {
    const id = (await chainIds())[rank] ?? "";
    const forged = keysOf(stranger).sign("event of a stranger");
    const setMac = (mac: string) =>
      forge((tx) =>
        sql`update signature_event set mac = ${mac} where request_id = ${id} and sequence = 1`.execute(tx),
      );
    await setMac(forged.mac);
    expect(await checkEvidence(server.deps)).toEqual([id]);
    expect(told).toEqual([{ requestId: id, fault: "unkeyed" }]);
  });
});
