import { accountCalls } from "@mec/api/account";
import { auditCalls } from "@mec/api/audit";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { daily } from "../../app/daily.ts";
import { recordAudit, recordLostMail } from "./index.ts";
import { journalNow as now, supporter } from "./journal.test-helper.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  server.setNow(now);
});

describe("the journal", () => {
  async function aLine(person: Visitor & { id: string }, at = now): Promise<void> {
    await recordAudit(server.deps.db, {
      kind: "support-looked",
      detail: {},
      at,
      by: "support",
      actorId: null,
      subjectId: person.id,
      object: {
        kind: "project",
        id: "00000000-0000-4000-8000-000000000001",
        name: "Soleil",
        accountId: person.id,
      },
    });
  }

  it("is the support's to read whole, and looks absent or closed to others", async () => {
    const person = await server.signedUp();
    expect((await server.visitor().send("GET", "/api/user/audit")).statusCode).toBe(401);
    expect((await server.visitor().send("GET", "/api/support/audit")).statusCode).toBe(401);
    expect((await person.send("GET", "/api/support/audit")).statusCode).toBe(403);
  });

  it("is found by person, kind and day", async () => {
    const person = await server.signedUp();
    await aLine(person, new Date("2026-03-01T22:30:00Z"));
    await aLine(person, new Date("2026-03-01T23:30:00Z"));
    await aLine(await server.signedUp());
    const support = await supporter(server);
    const total = async (query: object) => (await support.call(auditCalls.listAudit, { query })).total;
    expect(await total({})).toBe(3);
    expect(await total({ email: person.email.toUpperCase() })).toBe(2);
    expect(await total({ email: "personne@ailleurs.fr" })).toBe(0);
    expect(await total({ kind: "mail-lost" })).toBe(0);
    // 23:30 UTC is already the next day in Paris.
    expect(await total({ from: "2026-03-01", to: "2026-03-01" })).toBe(1);
    expect(await total({ from: "2026-03-02", email: person.email })).toBe(1);
  });

  it("comes in pages, the newest first", async () => {
    const person = await server.signedUp();
    for (let hour = 0; hour < 7; hour += 1) await aLine(person, new Date(now.getTime() - hour * 3_600_000));
    const { items, total } = await person.call(auditCalls.listOwnAudit, { query: { page: 2, pageSize: 3 } });
    expect(total).toBe(7);
    expect(items.map(({ at }) => at)).toEqual(
      [3, 4, 5].map((hour) => new Date(now.getTime() - hour * 3_600_000).toISOString()),
    );
  });

  it("can be neither rewritten nor shortened", async () => {
    server.setNow(new Date());
    await aLine(await server.signedUp(), new Date());
    const { db } = server.deps;
    for (const change of [
      "kind = 'mail-lost'",
      "at = now()",
      "object_name = 'Autre'",
      "detail = '{\"a\": 1}'",
      "object_id = gen_random_uuid()",
      "actor_id = (select id from account limit 1)",
    ]) {
      await expect(sql.raw(`update audit_event set ${change}`).execute(db)).rejects.toThrow("append-only");
    }
    await expect(db.deleteFrom("audit_event").execute()).rejects.toThrow("12 months");
  });

  it("is erased after twelve months", async () => {
    server.setNow(new Date());
    const person = await server.signedUp();
    await aLine(person, new Date(Date.now() - 370 * 86_400_000));
    await aLine(person, new Date(Date.now() - 360 * 86_400_000));
    await daily(server.deps);
    expect(await server.deps.db.selectFrom("audit_event").select("id").execute()).toHaveLength(1);
  });

  it("says no more about whom, once an account is erased", async () => {
    const person = await server.signedUp();
    await aLine(person);
    await recordLostMail(
      server.deps,
      {
        kind: "account-created",
        mail: { to: person.email, subject: "", html: "", text: "", messageId: "<a@b>" },
      },
      "550",
    );
    await person.call(accountCalls.deleteUser, {});
    const lines = await server.deps.db.selectFrom("audit_event").selectAll().orderBy("id").execute();
    expect(lines.map(({ kind }) => kind)).toEqual(["support-looked", "mail-lost", "account-deleted"]);
    for (const line of lines) {
      expect(line).toMatchObject({ subject_id: null, actor_id: null, object_name: null });
      expect(line.detail).not.toHaveProperty("recipient");
    }
  });

  it("is in what a person takes along", async () => {
    const person = await server.signedUp();
    await aLine(person);
    const archive = unzipSync((await person.send("GET", "/api/user/export")).rawPayload);
    const { journal } = JSON.parse(strFromU8(archive["donnees.json"] ?? new Uint8Array()));
    expect(journal).toMatchObject([
      { kind: "support-looked", phrase: expect.stringContaining("votre projet") },
    ]);
  });

  it("of many lines is read by its indexes", async () => {
    const person = await server.signedUp();
    const { db } = server.deps;
    await sql`insert into audit_event (at, kind, actor, subject_id, detail)
      select now() - n * interval '1 minute', 'email-changed', 'person', case when n % 1000 = 0 then ${person.id}::uuid end, '{}'
      from generate_series(1, 20000) n`.execute(db);
    await sql`analyze audit_event`.execute(db);
    const plan = async (where: string) =>
      JSON.stringify(
        (
          await sql
            .raw(`explain select * from audit_event where ${where} order by at desc, id desc limit 25`)
            .execute(db)
        ).rows,
      );
    for (const where of [`subject_id = '${person.id}'`, "kind = 'email-changed'", "at < now()"]) {
      expect(await plan(where)).not.toContain("Seq Scan");
    }
    expect((await person.call(auditCalls.listOwnAudit, { query: {} })).total).toBe(20);
    const { items, total } = await (await supporter(server)).call(auditCalls.listAudit, {
      query: { page: 800 },
    });
    expect([items.length, total]).toEqual([25, 20_000]);
  });
});
