import { Readable } from "node:stream";
import { accountCalls, securityCalls } from "@mec/api/account";
import { auditCalls } from "@mec/api/audit";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, strongPassword, type TestServer, type Visitor } from "../../../../test/harness.ts";
import { mailedToken } from "../../../../test/mails.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { insertPasskey } from "../factors/passkey-store.ts";
import { renewCodes } from "../factors/recovery-codes.ts";

/**
 * The owner of the former mailbox takes his account back from an intruder who added factors and sessions of
 * his own.
 */

const former = "ancienne@exemple.fr";
const start = new Date("2026-05-04T08:00:00Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const newPassword = "Autre-soleil-2026!";

let server: TestServer;
let person: Visitor & { id: string };
beforeEach(async () => {
  server = await startTestServer();
  server.setNow(start);
  person = await server.signedUp({ email: former });
});

const post = async (url: string, json: object) => (await server.visitor().send("POST", url, json)).statusCode;
const askChange = (visitor: Visitor, email = "voleur@exemple.fr") =>
  visitor.send("PUT", "/api/user", { firstName: "Camille", lastName: "Durand", email });
const undo = async () => post("/api/email-change/undo", { token: await mailedToken(server, former, "undo") });

async function addApp(visitor: Visitor, at: Date): Promise<(moment: Date) => string> {
  server.setNow(at);
  const { secret } = await visitor.call(securityCalls.startTotp, {});
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const codeAt = (moment: Date) => app.generate({ timestamp: moment.getTime() });
  await visitor.call(securityCalls.confirmTotp, { body: { code: codeAt(at) } });
  return codeAt;
}
const addPasskey = (name: string, now: Date) =>
  inTransaction(server.deps.db, (tx) =>
    insertPasskey(
      tx,
      {
        accountId: person.id,
        credentialId: name,
        publicKey: new Uint8Array(8),
        counter: 0,
        transports: [],
        name,
      },
      now,
    ),
  );
const passkeys = async () =>
  (await server.deps.db.selectFrom("passkey").select("name").execute()).map(({ name }) => name);
const count = async (table: "totp" | "recovery_code") =>
  (await server.deps.db.selectFrom(table).select("account_id").execute()).length;
const mails = async () => {
  await server.settle();
  return server.mails.filter(({ to }) => to === former);
};

/** Chooses a new password by the mailed link and logs in with it. */
async function comeBack(): Promise<number> {
  const token = await mailedToken(server, former, "reset");
  expect(await post("/api/forgot-password/reset", { token, password: newPassword })).toBe(204);
  return post("/api/login", { email: former, password: newPassword });
}

describe("undoing a change of address", () => {
  it("takes away the passkeys, the app and the recovery codes that came after the change", async () => {
    await askChange(person);
    await addApp(person, later(60));
    await addPasskey("du voleur", later(90));
    server.setNow(later(120));
    expect(await undo()).toBe(204);
    expect([await passkeys(), await count("totp"), await count("recovery_code")]).toEqual([[], 0, 0]);
    expect(await comeBack()).toBe(200);
  });

  it("leaves those of before, which the person still logs in with", async () => {
    await addPasskey("de la personne", start);
    const codeAt = await addApp(person, start);
    const codes = await count("recovery_code");
    server.setNow(later(60));
    await askChange(person);
    await addPasskey("du voleur", later(90));
    server.setNow(later(120));
    expect(await undo()).toBe(204);
    expect([await passkeys(), await count("totp"), await count("recovery_code")]).toEqual([
      ["de la personne"],
      1,
      codes,
    ]);
    const token = await mailedToken(server, former, "reset");
    await post("/api/forgot-password/reset", { token, password: newPassword });
    const browser = server.visitor();
    expect(
      (await browser.send("POST", "/api/login", { email: former, password: newPassword })).json().message,
    ).toBe("SECOND_FACTOR_NEEDED");
    const answer = await browser.send("POST", "/api/login/second-factor", { code: codeAt(later(120)) });
    expect(answer.statusCode).toBe(200);
  });

  it("takes away recovery codes that were renewed after it, and an app that was only begun", async () => {
    await addPasskey("de la personne", start);
    await inTransaction(server.deps.db, (tx) => renewCodes(tx, person.id, start));
    await person.call(securityCalls.startTotp, {});
    server.setNow(later(30));
    await askChange(person);
    server.setNow(later(60));
    await person.call(securityCalls.renewRecoveryCodes, {});
    expect(await undo()).toBe(204);
    expect([await passkeys(), await count("totp"), await count("recovery_code")]).toEqual([
      ["de la personne"],
      0,
      0,
    ]);
  });

  it("tells the person what went, and that what was taken away cannot come back", async () => {
    await askChange(person);
    await addPasskey("du voleur", later(30));
    await addPasskey("du voleur aussi", later(30));
    await undo();
    const mail = (await mails()).at(-1);
    expect(mail?.subject).toBe("Votre compte est de nouveau à vous");
    expect(mail?.text).toContain("2\u00a0clés d’accès");
    expect(mail?.text).toContain("ne peut pas être rétabli");
    expect(mail?.text).toContain("/reset-password?token=");
  });

  it("is in the journal as what it is", async () => {
    await askChange(person);
    await addPasskey("du voleur", later(30));
    await undo();
    await comeBack();
    const visitor = server.visitor();
    await visitor.send("POST", "/api/login", { email: former, password: newPassword });
    const { items } = await visitor.call(auditCalls.listOwnAudit, { query: {} });
    expect(items.map(({ kind, detail }) => ({ kind, detail }))).toContainEqual({
      kind: "email-change-undone",
      detail: { removedFactors: true },
    });
    expect(items.map(({ kind }) => kind)).not.toContain("email-changed");
  });
});

/** A body that arrives only when released: the request was admitted by its head long before. */
function heldBody(json: object) {
  const body = new Readable({ read() {} });
  return {
    body,
    let: () => {
      body.push(JSON.stringify(json));
      body.push(null);
    },
  };
}
const admitted = () => new Promise((resolve) => setTimeout(resolve, 250));

describe("a request of the intruder whose body comes after his session was ended", () => {
  it.each([
    [
      "asks for no new address",
      "PUT" as const,
      "/api/user",
      { firstName: "Camille", lastName: "Durand", email: "encore@exemple.fr" },
    ],
    [
      "sets no password",
      "PUT" as const,
      "/api/user/password",
      { currentPassword: strongPassword, newPassword },
    ],
  ])("%s", async (_, method, url, json) => {
    await askChange(person);
    const held = heldBody(json);
    const answer = person.send(method, url, undefined, {
      payload: held.body,
      headers: { "content-type": "application/json" },
    });
    await admitted();
    expect(await undo()).toBe(204);
    held.let();
    expect((await answer).json().message).toBe("INVALID_REFRESH_TOKEN");
    expect(await post("/api/login", { email: former, password: newPassword })).toBe(401);
    const open = await server.deps.db
      .selectFrom("email_change")
      .select("id")
      .where("closed_at", "is", null)
      .execute();
    expect(open).toEqual([]);
  });

  it("does nothing at all, whatever it asks for", async () => {
    const held = heldBody({ firstName: "Autre", lastName: "Nom" });
    const answer = person.send("PUT", "/api/user", undefined, {
      payload: held.body,
      headers: { "content-type": "application/json" },
    });
    await admitted();
    const elsewhere = server.visitor();
    await elsewhere.send("POST", "/api/login", { email: former, password: strongPassword });
    await elsewhere.call(securityCalls.endOtherSessions, {});
    held.let();
    expect((await answer).json().message).toBe("INVALID_REFRESH_TOKEN");
    expect(await elsewhere.call(accountCalls.getProfile, {})).toMatchObject({ firstName: "Camille" });
  });
});
