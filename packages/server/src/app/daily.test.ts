import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../test/harness.ts";
import { eventsOf } from "../../test/jobs.ts";
import { consentRow, consumptionPointRow } from "../../test/rows.ts";
import { daily } from "./daily.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const inDays = (count: number) => new Date(Date.now() + count * 86_400_000);

/** The consents whose coming end was mailed so far. */
async function told(): Promise<string[]> {
  const events = await eventsOf(server.deps.db, "consent-ending");
  return events.map(({ data }) => String(data.consentId));
}

async function pointOf(name: string) {
  const { id: accountId } = await server.signedUp();
  return { accountId, consumptionPointId: await consumptionPointRow(server.deps.db, accountId, { name }) };
}

describe("every day", () => {
  it("tells once of each consent that ends within 30 days", async () => {
    const { db } = server.deps;
    const ending = await consentRow(db, { ...(await pointOf("Bientôt")), expiresAt: inDays(29) });
    await consentRow(db, { ...(await pointOf("Plus tard")), expiresAt: inDays(31) });
    await consentRow(db, { ...(await pointOf("Passé")), expiresAt: inDays(-1) });
    await consentRow(db, { ...(await pointOf("Retiré")), expiresAt: inDays(10), withdrawnAt: inDays(-5) });
    await daily(server.deps);
    await daily(server.deps);
    expect(await told()).toEqual([ending]);
  });

  it("says nothing of a consent that was given anew for the same point", async () => {
    const { db } = server.deps;
    const renewed = await pointOf("Renouvelé");
    await consentRow(db, { ...renewed, expiresAt: inDays(10) });
    await consentRow(db, { ...renewed, expiresAt: inDays(365) });
    await daily(server.deps);
    expect(await told()).toEqual([]);
  });

  it("forgets sessions, links and tries that are over, and keeps the others", async () => {
    const { db, limits } = server.deps;
    await server.signedUp();
    await server.settle();
    await limits.count("loginPerIp", "192.0.2.1");
    const left = async () => {
      const { rows } = await sql<{ tries: string }>`select count(*) as tries from rate_limit`.execute(db);
      const sessions = await db.selectFrom("session").select("id").execute();
      const links = await db.selectFrom("account_token").select("purpose").execute();
      return [sessions.length, links.length, Number(rows[0]?.tries)];
    };
    const before = await left();
    expect(before.every((count) => count > 0)).toBe(true);
    await daily(server.deps);
    expect(await left()).toEqual(before);
    server.setNow(inDays(31));
    await daily(server.deps);
    expect(await left()).toEqual([0, 0, 0]);
  });
});
