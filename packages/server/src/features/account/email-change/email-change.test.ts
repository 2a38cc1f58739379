import { accountCalls } from "@mec/api/account";
import { emailUndoDays } from "@mec/domain/account";
import { beforeEach, describe, expect, it } from "vitest";
import {
  aPerson,
  startTestServer,
  strongPassword,
  type TestServer,
  type Visitor,
} from "../../../../test/harness.ts";
import { mailedToken } from "../../../../test/mails.ts";
import { daily } from "../../../app/daily.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const day = 86_400_000;
const after = (days: number) => new Date(Date.now() + days * day);
const names = { firstName: "Camille", lastName: "Durand" };
const former = "ancienne@exemple.fr";
const next = "nouvelle@exemple.fr";

const person = (confirmed = true) => server.signedUp({ email: former }, { confirmed });
const ask = (visitor: Visitor, email = next) => visitor.send("PUT", "/api/user", { ...names, email });
const profileOf = (visitor: Visitor) => visitor.call(accountCalls.getProfile, {});
const post = async (url: string, json: object) => (await server.visitor().send("POST", url, json)).statusCode;
const verify = async (email = next) =>
  post("/api/email-verification", { token: await mailedToken(server, email, "verification") });
const undo = async (email = former) =>
  post("/api/email-change/undo", { token: await mailedToken(server, email, "undo") });
const logIn = (email: string, password = strongPassword) => post("/api/login", { email, password });
const forgot = (email: string) => post("/api/forgot-password", { email });
const subjectsTo = async (email: string) => {
  await server.settle();
  return server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

describe("a new address that nobody has confirmed", () => {
  it("counts for nothing: the former one stays for logging in, resets and mails", async () => {
    const visitor = await person();
    expect((await ask(visitor)).json().email).toBe(former);
    expect(await profileOf(visitor)).toMatchObject({
      email: former,
      emailVerified: true,
      pendingEmail: next,
    });
    expect([await logIn(former), await logIn(next), await forgot(former), await forgot(next)]).toEqual([
      200, 401, 204, 404,
    ]);
    expect(await subjectsTo(next)).toEqual(["Confirmez votre adresse e-mail"]);
    expect(await subjectsTo(former)).toContain("Choisissez un nouveau mot de passe");
  });

  it("is told to the former one at once, without naming it", async () => {
    await ask(await person());
    expect(await subjectsTo(former)).toContain("Un changement d’adresse e-mail a été demandé");
    expect(server.mails.filter(({ to }) => to === former).every(({ text }) => !text.includes(next))).toBe(
      true,
    );
  });

  it("is the account’s once its link was opened, which serves once", async () => {
    const visitor = await person();
    await ask(visitor);
    expect(await verify()).toBe(204);
    expect(await profileOf(visitor)).toMatchObject({ email: next, emailVerified: true, pendingEmail: null });
    expect([await logIn(next), await logIn(former), await verify()]).toEqual([200, 401, 400]);
    expect(await subjectsTo(former)).toContain("L’adresse e-mail de votre compte a été changée");
  });

  it("has a link that is valid 48 hours, and again when it is sent again", async () => {
    const visitor = await person();
    await ask(visitor);
    server.setNow(after(1.9));
    expect((await visitor.send("POST", "/api/user/email-change/link")).statusCode).toBe(204);
    server.setNow(after(3.8));
    expect(await verify()).toBe(204);
    await visitor.send("POST", "/api/session/confirm", { password: strongPassword });
    await ask(visitor, "autre@exemple.fr");
    server.setNow(after(6));
    expect(await verify("autre@exemple.fr")).toBe(400);
    expect((await profileOf(visitor)).pendingEmail).toBeNull();
    expect((await visitor.send("POST", "/api/user/email-change/link")).statusCode).toBe(404);
  });

  it("is given up by a cancellation or by another one", async () => {
    const visitor = await person();
    await ask(visitor);
    expect((await visitor.send("DELETE", "/api/user/email-change")).statusCode).toBe(204);
    expect((await profileOf(visitor)).pendingEmail).toBeNull();
    await ask(visitor, "autre@exemple.fr");
    await ask(visitor, "derniere@exemple.fr");
    expect(await verify("derniere@exemple.fr")).toBe(204);
    expect((await profileOf(visitor)).email).toBe("derniere@exemple.fr");
  });

  it("is not asked for twice, nor given up by a form that echoes the address one has", async () => {
    const visitor = await person();
    await ask(visitor);
    await ask(visitor, next.toUpperCase());
    await ask(visitor, former);
    expect((await profileOf(visitor)).pendingEmail).toBe(next);
    expect(await subjectsTo(next)).toHaveLength(1);
  });

  it("writes to few mailboxes for one account", async () => {
    const visitor = await person();
    const answers: number[] = [];
    for (let i = 0; i < 11; i++) answers.push((await ask(visitor, `cible${i}@exemple.fr`)).statusCode);
    expect(answers.filter((code) => code === 200)).toHaveLength(10);
    expect(answers.at(-1)).toBe(429);
  });

  it("is kept as hashes only", async () => {
    await ask(await person());
    const token = await mailedToken(server, former, "undo");
    const rows = await server.deps.db.selectFrom("email_change").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("the former address", () => {
  it.each([
    ["before the new one is confirmed", false],
    ["after it", true],
  ])("takes the account back, %s: sessions end, and the password too", async (_, isConfirmed) => {
    const visitor = await person();
    await ask(visitor);
    if (isConfirmed) await verify();
    expect(await undo()).toBe(204);
    expect((await visitor.send("GET", "/api/user")).statusCode).toBe(401);
    expect([await logIn(former), await logIn(next), await forgot(next)]).toEqual([401, 401, 404]);
    expect([await verify(), await undo()]).toEqual([400, 400]);
    const token = await mailedToken(server, former, "reset");
    const password = "Autre-soleil-2026!";
    expect(await post("/api/forgot-password/reset", { token, password })).toBe(204);
    expect(await logIn(former, password)).toBe(200);
  });

  it("can do so for 7 days from the confirmation", async () => {
    await ask(await person());
    await verify();
    server.setNow(after(emailUndoDays - 0.01));
    expect(await undo()).toBe(204);
    await ask(await server.signedUp({ email: "deux@exemple.fr" }));
    await verify();
    server.setNow(after(2 * emailUndoDays + 0.01));
    expect(await undo("deux@exemple.fr")).toBe(400);
  });

  it("wins over whoever changed it again, whose own link is then useless", async () => {
    const visitor = await person();
    await ask(visitor);
    await verify();
    await ask(visitor, "troisieme@exemple.fr");
    await verify("troisieme@exemple.fr");
    const thiefs = await mailedToken(server, next, "undo");
    expect(await undo()).toBe(204);
    expect(await post("/api/email-change/undo", { token: thiefs })).toBe(400);
    expect(await forgot(former)).toBe(204);
    expect(await forgot("troisieme@exemple.fr")).toBe(404);
  });

  it("is nobody else’s while it can take the account back", async () => {
    await ask(await person());
    await verify();
    const signUp = () => post("/api/sign-up", { ...aPerson({ email: former }), cgus: true });
    expect(await signUp()).toBe(409);
    const other = await server.signedUp({ email: "tiers@exemple.fr" });
    expect((await ask(other, former)).statusCode).toBe(409);
    server.setNow(after(emailUndoDays + 0.01));
    expect(await signUp()).toBe(201);
  });

  it("that was never confirmed may be a stranger’s: it stops a change, and takes nothing back", async () => {
    const visitor = await person(false);
    await ask(visitor);
    const token = await mailedToken(server, former, "undo");
    await verify();
    await server.settle();
    expect(server.mails.filter(({ to }) => to === former).at(-1)?.text).not.toContain("email-undo");
    expect(await post("/api/email-change/undo", { token })).toBe(400);
    expect(await profileOf(visitor)).toMatchObject({ email: next, emailVerified: true });
  });
});

describe("an address that two accounts want", () => {
  it("is that of who confirms it: an account that never did goes", async () => {
    const visitor = await person();
    await ask(visitor);
    const squatter = await server.signedUp({ email: next.toUpperCase() }, { confirmed: false });
    expect(await verify()).toBe(204);
    expect((await profileOf(visitor)).email).toBe(next);
    expect((await squatter.send("GET", "/api/user")).statusCode).toBe(401);
    expect((await subjectsTo(next.toUpperCase())).at(-1)).toBe("Un compte jamais confirmé a été supprimé");
  });

  it("stays that of an account that confirmed it first", async () => {
    const visitor = await person();
    await ask(visitor);
    await server.signedUp({ email: next });
    const token = await mailedToken(server, next, "verification");
    const changes = server.mails.filter(
      ({ to, text }) => to === next && text.includes("nouvelle adresse e-mail"),
    );
    const link = changes[0]?.text.match(/verification=([\w-]+)/)?.[1] ?? token;
    expect(await post("/api/email-verification", { token: link })).toBe(409);
    expect(await profileOf(visitor)).toMatchObject({ email: former, pendingEmail: next });
  });
});

it("changes that are over are erased", async () => {
  await ask(await person());
  await verify();
  server.setNow(after(emailUndoDays - 1));
  await daily(server.deps);
  expect(await server.deps.db.selectFrom("email_change").selectAll().execute()).toHaveLength(1);
  server.setNow(after(emailUndoDays + 1));
  await daily(server.deps);
  expect(await server.deps.db.selectFrom("email_change").selectAll().execute()).toEqual([]);
});
