import { setTimeout as pause } from "node:timers/promises";
import type { SqlBool } from "kysely";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "../src/db/transaction.ts";
import { lockLink } from "../src/features/signature/link.ts";
import { holdProject, lockRequests } from "../src/features/signature/place-store.ts";
import { withdrawRequests } from "../src/features/signature/withdraw.ts";
import { hashToken } from "../src/links/tokens.ts";
import { confirmEmail, move, setStatus } from "./application-fixtures.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { applicationRow } from "./rows.ts";
import { aSigning, emit, type Signing, sendToSign, signAll, signerAt } from "./signature-fixtures.ts";

/** The embedded database takes one transaction after the other. */
const onPostgres = process.env.TEST_DATABASE_URL !== undefined;

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  server = await startTestServer();
  signing = await aSigning(server);
});

/** Whether somebody waits for a lock of this database; false after a while. */
async function somebodyWaits(): Promise<boolean> {
  for (let look = 0; look < 40; look += 1) {
    const { rows } = await sql<{ waits: SqlBool }>`select exists (select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(server.deps.db);
    if (rows[0]?.waits) return true;
    await pause(50);
  }
  return false;
}

/** The last signatures of a document, as `sign` saves them, which are committed once somebody waits for them. */
async function signedWhile<T>(documentId: string, act: () => Promise<T>): Promise<T> {
  const { db } = server.deps;
  const { id } = await db
    .selectFrom("signature_request")
    .select("id")
    .where("document_id", "=", documentId)
    .executeTakeFirstOrThrow();
  const acting = await inTransaction(db, async (tx) => {
    await lockRequests(tx, [id]);
    await tx
      .updateTable("signature_signer")
      .set({ status: "signed", signed_at: server.deps.now(), signed_name: "Hugo Petit" })
      .where("request_id", "=", id)
      .where("signed_at", "is", null)
      .execute();
    const begun = act();
    await somebodyWaits();
    // Not awaited here: it may wait for this transaction.
    return { begun };
  });
  const done = await acting.begun;
  await emit(server, { type: "signature-completed", requestId: id });
  return done;
}

const standing = (documentId: string) =>
  server.deps.db
    .selectFrom("document")
    .select(["status", sql<boolean>`superseded_at is not null`.as("isOver")])
    .where("id", "=", documentId)
    .executeTakeFirstOrThrow();
const mailsTo = (email: string) =>
  server.mails
    .filter(({ to }) => to === email)
    .map(({ subject, text }) => `${subject}\n${text}`.replaceAll("\u00a0", " "));

describe.skipIf(!onPostgres)("who leaves in the instant of the last signature", () => {
  it("as a consumer reads that he has signed, and so does the owner", async () => {
    const [bulletin = ""] = await sendToSign(server, signing, ["bulletin"]);
    server.mails.length = 0;
    const answer = await signedWhile(bulletin, () =>
      move(signing.holder, signing.application.id, { status: "REJECTED" }),
    );
    expect(answer.statusCode).toBe(201);
    expect(await standing(bulletin)).toEqual({ status: "DONE", isOver: true });
    expect(mailsTo(signing.owner.email).join()).toContain("Restent signés : bulletin d’adhésion");
    expect(mailsTo(signing.holder.email).join()).toContain("Vous aviez signé : bulletin d’adhésion");
  });

  it("as a seller leaves a contract that stands, and its buyer hears of it", async () => {
    const { projectId, productionPointId, participant } = signing;
    const seller = await server.signedUp({ firstName: "Paule", lastName: "Roche" });
    await confirmEmail(server, seller.id);
    await server.deps.db
      .updateTable("production_point")
      .set({ account_id: seller.id })
      .where("id", "=", productionPointId)
      .execute();
    const given = { projectId, productionPointId, status: "SIGNATURE" } as const;
    const id = await applicationRow(server.deps.db, given);
    const own = { ...signing, producer: { ...signing.producer, email: seller.email } };
    const [contract = ""] = await sendToSign(server, own, ["salesContract"]);
    await signAll(server, participant.email);
    server.mails.length = 0;
    const answer = await signedWhile(contract, () => move(seller, id, { status: "REJECTED" }));
    expect(answer.statusCode).toBe(201);
    expect(await standing(contract)).toEqual({ status: "DONE", isOver: false });
    const told = mailsTo(participant.email).join();
    expect(told).not.toContain("retiré");
    expect(told).toContain("Paule Roche quitte le projet");
  });
});

describe.skipIf(!onPostgres)("who asks to leave in the instant of the last signature of his contract", () => {
  it("owes the notice that it asks for", async () => {
    await setStatus(server, signing.application.id, "SIGNED");
    const [contract = ""] = await sendToSign(server, signing, ["salesContract"]);
    await sql`update document set data = jsonb_set(data, '{terms,noticeMonths}', '2')`.execute(
      server.deps.db,
    );
    server.setNow(new Date("2026-11-27T09:00:00.000Z"));
    const asked = await signedWhile(contract, () =>
      signing.holder.send("POST", `/api/application/${signing.application.id}/departure`, {
        leavingOn: "2026-12-10",
        reason: "",
      }),
    );
    expect(asked.json()).toMatchObject({ leavingOn: "2026-12-10", noticeEndsOn: "2027-01-27" });
  });
});

describe.skipIf(!onPostgres)("what is withdrawn in the instant in which its signer opens it", () => {
  it("waits for him: each takes the link, then what is to sign", async () => {
    const { db } = server.deps;
    const [bulletin = ""] = await sendToSign(server, signing, ["bulletin"]);
    const { token } = signerAt(server, signing.participant.email);
    const { id } = await db
      .selectFrom("signature_request")
      .select("id")
      .where("document_id", "=", bulletin)
      .executeTakeFirstOrThrow();
    const withdrawing = await inTransaction(db, async (tx) => {
      await holdProject(tx, signing.projectId, "shared");
      await lockLink(tx, hashToken(token));
      const begun = withdrawRequests(server.deps, [bulletin]).then(
        () => null,
        (error: unknown) => error,
      );
      await somebodyWaits();
      await lockRequests(tx, [id]);
      return { begun };
    });
    expect(await withdrawing.begun).toBeNull();
    expect(await db.selectFrom("signature_request").select("status").executeTakeFirst()).toEqual({
      status: "canceled",
    });
    expect(await db.selectFrom("signature_link").select("revoked_at").executeTakeFirst()).not.toEqual({
      revoked_at: null,
    });
  });
});
