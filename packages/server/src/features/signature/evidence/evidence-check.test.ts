import { rmSync } from "node:fs";
import { join } from "node:path";
import { chainEvents } from "@mec/domain/signature";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { asDatabaseOwner } from "../../../../test/database.ts";
import type { TestServer } from "../../../../test/harness.ts";
import {
  type Signing,
  sendToSign,
  signAll,
  startSigned,
  startSigning,
} from "../../../../test/signature-fixtures.ts";
import type { Tx } from "../../../db/transaction.ts";
import { sha256 } from "./evidence.ts";
import { checkEvidence } from "./evidence-check.ts";
import { keyEvidence } from "./evidence-keying.ts";
import { openProgress, saveProgress } from "./evidence-progress.ts";
import { readChains, registerId } from "./evidence-store.ts";

let server: TestServer;
let signing: Signing;
/** The errors that were logged. */
let told: { requestId?: string; fault?: string }[];
async function begin(start: () => Promise<{ server: TestServer; signing: Signing }>): Promise<void> {
  ({ server, signing } = await start());
  told = [];
  server.deps.log.error = (...[entry]: unknown[]) => told.push(entry as object);
  await keyEvidence(server.deps);
}
beforeEach(() => begin(startSigning));

const signed = async () => {
  await begin(startSigned);
  return chainIds();
};
const chainIds = async () => {
  const rows = await server.deps.db.selectFrom("signature_request").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
};
const one = (ids: readonly string[]) => ids[0] ?? "";

/** Writes as the owner of the database would, without the key. */
const forge = (work: (tx: Tx) => Promise<unknown>) => asDatabaseOwner(server.deps.db, work);

const removeChain = async (tx: Tx, id: string) => {
  for (const table of ["signature_event", "evidence_head"] as const)
    await tx.deleteFrom(table).where("request_id", "=", id).execute();
};

/**
 * A chain that looks whole without the key: its hashes are right, and its macs are those of another event.
 */
async function forgedChain(tx: Tx, id: string): Promise<void> {
  const known = (await readChains(tx, [id])).get(id) ?? [];
  const [stolen] = known;
  const facts = known.map((event) =>
    event.type === "signed" ? { ...event, data: { ...event.data, name: "Somebody Else" } } : event,
  );
  const forged = chainEvents(id, undefined, facts, sha256);
  await tx.deleteFrom("signature_event").where("request_id", "=", id).execute();
  const rows = forged.map((event) => ({
    request_id: id,
    sequence: event.sequence,
    type: event.type,
    signer_id: event.signerId,
    at: new Date(event.at),
    ip: event.ip,
    user_agent: event.userAgent,
    data: JSON.stringify(event.data),
    previous_hash: event.previousHash,
    hash: event.hash,
    mac: stolen?.mac ?? null,
    key_id: stolen?.keyId ?? null,
  }));
  await tx.insertInto("signature_event").values(rows).execute();
  const head = { sequence: forged.length, hash: forged.at(-1)?.hash ?? "" };
  await tx.updateTable("evidence_head").set(head).where("request_id", "=", id).execute();
}

const forgeries: Record<string, { fault: string; do: (tx: Tx, id: string) => Promise<unknown> }> = {
  "one of its events was changed": {
    fault: "changed",
    do: (tx, id) =>
      tx
        .updateTable("signature_event")
        .set({ ip: "203.0.113.9" })
        .where("request_id", "=", id)
        .where("sequence", "=", 6)
        .execute(),
  },
  "all its events were replaced by forged ones": { fault: "unkeyed", do: forgedChain },
  "its end was cut off": {
    fault: "cut",
    do: (tx, id) =>
      tx.deleteFrom("signature_event").where("request_id", "=", id).where("sequence", ">", 5).execute(),
  },
  "its end was cut off, and its head set back": {
    fault: "headless",
    do: async (tx, id) => {
      await tx.deleteFrom("signature_event").where("request_id", "=", id).where("sequence", ">", 5).execute();
      await sql`update evidence_head h set sequence = e.sequence, hash = e.hash from signature_event e
        where e.request_id = ${id} and e.sequence = 5 and h.request_id = ${id}`.execute(tx);
    },
  },
  "it was deleted": {
    fault: "missing",
    do: (tx, id) => tx.deleteFrom("signature_event").where("request_id", "=", id).execute(),
  },
  "it was deleted with its head": { fault: "missing", do: removeChain },
  "it was deleted with all that tells of it": {
    fault: "missing",
    do: async (tx, id) => {
      await removeChain(tx, id);
      await sql`delete from signed_paper`.execute(tx);
      await sql`delete from document`.execute(tx);
      await sql`delete from signature_request`.execute(tx);
    },
  },
  "its head was taken away": {
    fault: "missing",
    do: (tx, id) => tx.deleteFrom("evidence_head").where("request_id", "=", id).execute(),
  },
  "its macs were taken away": {
    fault: "unkeyed",
    do: (tx, id) =>
      tx
        .updateTable("signature_event")
        .set({ mac: null, key_id: null })
        .where("request_id", "=", id)
        .execute(),
  },
  "another file is said to be its signed paper": {
    fault: "signed-paper",
    do: (tx) => sql`update signed_paper set final_sha256 = repeat('0', 64)`.execute(tx),
  },
  "its signed paper's file was replaced": {
    fault: "file",
    do: async (tx) => {
      const key = await server.deps.storage.put(new Uint8Array([1, 2]), { contentType: "application/pdf" });
      await tx.updateTable("signed_paper").set({ final_key: key }).execute();
    },
  },
};

describe("the daily check of the evidence", () => {
  it("finds nothing in what was signed, counts it, and goes on finding nothing the days after", async () => {
    await signed();
    await sendToSign(server, signing, ["accord"]);
    expect(await checkEvidence(server.deps)).toEqual([]);
    await sendToSign(server, signing, ["salesContract"]);
    expect(await checkEvidence(server.deps)).toEqual([]);
    const { app, deps } = server;
    const { payload } = await app.inject({ url: "/metrics" });
    expect(payload).toContain("\nevidence_chains_checked 3\n");
    expect(payload).toContain("\nevidence_chains_broken 0\n");
    const row = await deps.db.selectFrom("evidence_check").select("finished_at").executeTakeFirst();
    expect(payload).toContain(
      `\nevidence_last_check_timestamp_seconds ${(row?.finished_at?.getTime() ?? 0) / 1000}\n`,
    );
    expect(told).toEqual([]);
  });

  it.each(Object.entries(forgeries))("finds the chain when %s", async (_, forgery) => {
    const id = one(await signed());
    await forge((tx) => forgery.do(tx, id));
    expect(await checkEvidence(server.deps)).toEqual([id]);
    expect(told).toEqual([{ requestId: id, fault: forgery.fault }]);
    const metrics = (await server.app.inject({ url: "/metrics" })).payload;
    expect(metrics.includes("\nevidence_chains_broken 1\n")).toBe(true);
  });

  it("finds both when two chains changed places", async () => {
    await sendToSign(server, signing, ["bulletin", "accord"]);
    const ids = await chainIds();
    const [first = "", second = ""] = ids;
    await forge(async (tx) => {
      const parked = "ffffffff-ffff-ffff-ffff-ffffffffffff";
      for (const table of ["signature_event", "evidence_head"] as const) {
        for (const [from, to] of [
          [first, parked],
          [second, first],
          [parked, second],
        ] as const)
          await tx.updateTable(table).set({ request_id: to }).where("request_id", "=", from).execute();
      }
    });
    expect(await checkEvidence(server.deps)).toEqual(ids);
    expect(told.map(({ fault }) => fault)).toEqual(["changed", "changed"]);
  });

  it("finds a chain that was made up", async () => {
    const id = one(await signed());
    const made = "11111111-1111-4111-8111-111111111111";
    await forge((tx) =>
      sql`insert into signature_event
        select ${made}::uuid, sequence, type, signer_id, at, ip, user_agent, data, previous_hash, hash, mac, key_id
        from signature_event where request_id = ${id}`.execute(tx),
    );
    expect(await checkEvidence(server.deps)).toEqual([made]);
  });

  it("finds a chain that was set back to how it once stood, when its end was registered", async () => {
    await sendToSign(server, signing, ["bulletin"]);
    const id = one(await chainIds());
    const { db } = server.deps;
    const before = await db
      .selectFrom("evidence_head")
      .selectAll()
      .where("request_id", "=", id)
      .executeTakeFirstOrThrow();
    await signAll(server, signing.participant.email);
    await forge(async (tx) => {
      await tx
        .deleteFrom("signature_event")
        .where("request_id", "=", id)
        .where("sequence", ">", before.sequence)
        .execute();
      await tx.updateTable("evidence_head").set(before).where("request_id", "=", id).execute();
      await sql`delete from signed_paper`.execute(tx);
    });
    expect(await checkEvidence(server.deps)).toEqual([id]);
    expect(told).toEqual([{ requestId: id, fault: "ended" }]);
  });

  it.each<[string, string, (tx: Tx) => Promise<unknown>]>([
    [
      "changed",
      "changed",
      (tx) =>
        sql`update signature_event set at = at - interval '1 day' where sequence = 2 and request_id = ${registerId}`.execute(
          tx,
        ),
    ],
    [
      "cut",
      "cut",
      (tx) => sql`delete from signature_event where sequence = 3 and request_id = ${registerId}`.execute(tx),
    ],
    ["emptied", "cut", (tx) => sql`delete from signature_event where request_id = ${registerId}`.execute(tx)],
  ])("finds the register when it was %s", async (_, fault, work) => {
    await signed();
    await forge(work);
    expect(await checkEvidence(server.deps)).toContain(registerId);
    expect(told[0]).toEqual({ requestId: "register", fault });
  });

  it("finds, by what this server saw last, that the whole database was set back", async () => {
    await signed();
    await checkEvidence(server.deps);
    await forge(async (tx) => {
      for (const table of ["signature_event", "evidence_head", "signature_request", "signed_paper"] as const)
        await tx.deleteFrom(table).execute();
    });
    expect(await checkEvidence(server.deps)).toEqual([registerId]);
    rmSync(join(server.deps.config.dataDir, "evidence-witness.json"));
    expect(await checkEvidence(server.deps)).toEqual([]);
  });

  it("goes on where it was stopped, and begins anew when it was not we who stopped it there", async () => {
    const ids = await signed();
    const progress = await openProgress(server.deps);
    await saveProgress(server.deps, { ...progress, stage: "chains", cursor: one(ids), chains: 41 });
    expect(await openProgress(server.deps)).toMatchObject({ cursor: one(ids), chains: 41 });
    await checkEvidence(server.deps);
    const checked = () => server.deps.db.selectFrom("evidence_check").select("chains").executeTakeFirst();
    expect(await checked()).toEqual({ chains: 41 });
    await saveProgress(server.deps, { ...progress, stage: "chains", cursor: one(ids), chains: 41 });
    await sql`update evidence_check set progress = jsonb_set(progress, '{chains}', '1')`.execute(
      server.deps.db,
    );
    await checkEvidence(server.deps);
    expect(await checked()).toEqual({ chains: 1 });
  });
});

it("is checked while requests are answered: an embedded database gives no turn away by itself", async () => {
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  let turns = 0;
  let next: NodeJS.Immediate;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  next = setImmediate(turn);
  expect(await checkEvidence(server.deps)).toEqual([]);
  clearImmediate(next);
  const chains = (await chainIds()).length;
  expect(turns).toBeGreaterThan(3 * chains);
});

describe("the evidence", () => {
  it.each([
    "delete from signature_event",
    "delete from evidence_head",
    "delete from signed_paper",
    "delete from signed_paper_party",
    "update signature_event set ip = '203.0.113.9'",
    "update signature_event set signer_id = null",
    "update signature_event set mac = 'ff'",
    "update evidence_head set sequence = sequence - 1",
    "update signed_paper set keep_until = now()",
    "update signed_paper_party set account_id = gen_random_uuid()",
    "truncate signature_event",
    "truncate evidence_head",
    "truncate signed_paper cascade",
    "select erase_evidence(request_id) from evidence_head",
    "select erase_signed_paper(document_id) from signed_paper",
  ])("is refused to the server itself: %s", async (statement) => {
    await signed();
    await expect(sql.raw(statement).execute(server.deps.db)).rejects.toThrow(/append-only|is kept/);
    expect(await checkEvidence(server.deps)).toEqual([]);
  });
});
