import { pointCalls } from "@mec/api/point";
import { limits } from "@mec/domain/account";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { aProductionPoint, publish, registerPoint } from "../../../test/application-fixtures.ts";
import { testConnection } from "../../../test/database.ts";
import {
  aPerson,
  makeVisitor,
  startTestServer,
  strongPassword,
  type TestServer,
  type Visitor,
} from "../../../test/harness.ts";
import { buildApp } from "../../app.ts";
import { databaseLimits, TooManyTries } from "../../limits/limits.ts";

let server: TestServer;
const install = (person: Visitor) =>
  person.call(pointCalls.createProductionPoint, { body: aProductionPoint() });

beforeEach(async () => {
  server = await startTestServer();
});

const logIn = (email: string, password: string, ip: string, from = server.app) =>
  makeVisitor(from).send("POST", "/api/login", { email, password }, { remoteAddress: ip });

async function failures(email: string, count: number) {
  const statuses = [];
  for (let i = 0; i < count; i++)
    statuses.push((await logIn(email, "Faux-2026!", `192.0.2.${i}`)).statusCode);
  return statuses;
}

describe("logins", () => {
  it("are refused after 10 failures of an e-mail, the right password too, with when to come back", async () => {
    const { email } = await server.signedUp();
    expect(await failures(email, 10)).toEqual(Array(10).fill(401));
    const response = await logIn(email.toUpperCase(), strongPassword, "198.51.100.1");
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(response.headers["retry-after"])).toBeLessThanOrEqual(limits.loginPerEmail.durationSeconds);
  });

  it("are still refused after a restart", async () => {
    const { email } = await server.signedUp();
    await failures(email, 10);
    const { pool } = await testConnection();
    const restarted = await buildApp({ ...server.deps, limits: databaseLimits(pool) });
    expect((await logIn(email, strongPassword, "198.51.100.1", restarted)).statusCode).toBe(429);
  });

  it("count failures only: a success forgets those of its e-mail", async () => {
    const { email } = await server.signedUp();
    await failures(email, 9);
    expect((await logIn(email, strongPassword, "198.51.100.1")).statusCode).toBe(200);
    expect(await failures(email, 9)).toEqual(Array(9).fill(401));
  });

  it("are refused after 30 failures from one place, whatever the e-mails", async () => {
    const { email } = await server.signedUp();
    for (let i = 0; i < limits.loginPerIp.points; i++) {
      expect((await logIn(`inconnu${i}@exemple.fr`, "Faux-2026!", "192.0.2.1")).statusCode).toBe(401);
    }
    expect((await logIn(email, strongPassword, "192.0.2.1")).statusCode).toBe(429);
    expect((await logIn(email, strongPassword, "192.0.2.2")).statusCode).toBe(200);
  });

  it("sent all at once are answered no more often than the limit allows", async () => {
    const { email } = await server.signedUp();
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, i) => logIn(email, "Faux-2026!", `192.0.2.${i}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
  });
});

/**
 * Two nodes on one database take turns with the tries, and each try comes from another address of one subscriber's
 * line.
 */
describe("two nodes, and the addresses of one line, count as one", () => {
  const line = (n: number) => `2001:db8:1:2:${n.toString(16)}::${n + 1}`;
  const neighbours = "2001:db8:1:3::1";
  async function twoNodes() {
    const { pool } = await testConnection();
    const other = await buildApp({ ...server.deps, limits: databaseLimits(pool) });
    return (n: number) => makeVisitor(n % 2 === 0 ? server.app : other);
  }

  it("for failed logins of many addresses", async () => {
    const { email } = await server.signedUp();
    const node = await twoNodes();
    const post = (n: number, json: object, remoteAddress: string) =>
      node(n).send("POST", "/api/login", json, { remoteAddress });
    for (let n = 0; n < limits.loginPerIp.points; n += 1) {
      const json = { email: `inconnu${n}@exemple.fr`, password: "Faux-2026!" };
      expect((await post(n, json, line(n))).statusCode, `try ${n}`).toBe(401);
    }
    const right = { email, password: strongPassword };
    for (const n of [100, 101]) expect((await post(n, right, line(n))).statusCode).toBe(429);
    expect((await post(1, right, neighbours)).statusCode).toBe(200);
  });

  it("for failed logins of one address from many places", async () => {
    const { email } = await server.signedUp();
    const node = await twoNodes();
    const post = (n: number, password: string) =>
      node(n).send("POST", "/api/login", { email, password }, { remoteAddress: `2001:db8:${n}::1` });
    for (let n = 0; n < limits.loginPerEmail.points; n += 1)
      expect((await post(n, "Faux-2026!")).statusCode, `try ${n}`).toBe(401);
    for (const n of [100, 101]) expect((await post(n, strongPassword)).statusCode).toBe(429);
  });

  it("for sign-ups", async () => {
    const node = await twoNodes();
    const post = (n: number, remoteAddress: string) =>
      node(n).send("POST", "/api/sign-up", { ...aPerson(), cgus: true }, { remoteAddress });
    expect((await post(0, line(0))).statusCode).toBe(201);
    expect((await post(1, line(1))).statusCode).toBe(201);
    for (let n = 2; n < limits.signUpPerIp.points; n += 1)
      await server.deps.limits.count("signUpPerIp", line(n));
    for (const n of [100, 101]) expect((await post(n, line(n))).statusCode).toBe(429);
    expect((await post(1, neighbours)).statusCode).toBe(201);
  });

  it("for lists of addresses tried by forgotten passwords and by sign-ups", async () => {
    const known = await server.signedUp();
    const node = await twoNodes();
    const forgot = (n: number, email: string, remoteAddress: string) =>
      node(n).send("POST", "/api/forgot-password", { email }, { remoteAddress });
    for (let n = 0; n < limits.knownAddressesPerIp.points; n += 1)
      expect((await forgot(n, `inconnu${n}@exemple.fr`, line(n))).statusCode, `try ${n}`).toBe(404);
    const taken = { ...aPerson({ email: known.email }), cgus: true };
    for (const n of [100, 101]) {
      const remoteAddress = line(n);
      expect((await forgot(n, known.email, remoteAddress)).statusCode).toBe(429);
      const signUp = await node(n).send("POST", "/api/sign-up", taken, { remoteAddress });
      expect([signUp.statusCode, Number(signUp.headers["retry-after"]) > 0]).toEqual([429, true]);
    }
    expect((await forgot(1, known.email, neighbours)).statusCode).toBe(204);
  });

  it("for forgotten passwords of one address from many places", async () => {
    const { email } = await server.signedUp();
    const node = await twoNodes();
    const forgot = (n: number) =>
      node(n).send("POST", "/api/forgot-password", { email }, { remoteAddress: `2001:db8:${n}::1` });
    for (let n = 0; n < limits.resetPerEmail.points; n += 1)
      expect((await forgot(n)).statusCode, `try ${n}`).toBe(204);
    for (const n of [100, 101]) expect((await forgot(n)).statusCode).toBe(429);
  });
});

describe("sign-ups", () => {
  it("count the accounts that were made at one place, and not the refused requests", async () => {
    const visitor = server.visitor();
    const known = { ...aPerson(), cgus: true };
    const from = { remoteAddress: "192.0.2.9" };
    const accounts = async () => (await server.deps.db.selectFrom("account").select("id").execute()).length;
    expect((await visitor.send("POST", "/api/sign-up", known, from)).statusCode).toBe(201);
    for (let i = 0; i < 3; i++) {
      expect((await visitor.send("POST", "/api/sign-up", known, from)).statusCode).toBe(409);
      expect(
        (await visitor.send("POST", "/api/sign-up", { ...aPerson(), cgus: false }, from)).statusCode,
      ).toBe(400);
    }
    for (let i = 1; i < limits.signUpPerIp.points; i++)
      await server.deps.limits.count("signUpPerIp", "192.0.2.9");
    const refused = await visitor.send("POST", "/api/sign-up", { ...aPerson(), cgus: true }, from);
    expect(refused.statusCode).toBe(429);
    expect(await accounts()).toBe(1);
    expect(
      (await server.visitor().send("POST", "/api/sign-up", { ...aPerson(), cgus: true })).statusCode,
    ).toBe(201);
  });
});

describe("forgotten passwords", () => {
  it("are asked for 5 times in 30 minutes at most for one e-mail", async () => {
    const { email } = await server.signedUp();
    const ask = () => server.visitor().send("POST", "/api/forgot-password", { email });
    for (let i = 0; i < limits.resetPerEmail.points; i++) expect((await ask()).statusCode).toBe(204);
    expect((await ask()).statusCode).toBe(429);
  });
});

describe("what one account registers in a day", () => {
  it.each([
    ["pointsPerAccount", "places", (one: Visitor) => registerPoint(one)],
    ["pointsPerAccount", "installations", (one: Visitor) => install(one)],
    ["projectsPerAccount", "projects", (one: Visitor) => publish(one)],
  ] as const)("is limited by %s: %s; another's are registered", async (rule, _, register) => {
    const person = await server.signedUp();
    await register(person);
    for (let count = 1; count < limits[rule].points; count++) await server.deps.limits.count(rule, person.id);
    await expect(register(person)).rejects.toThrow("429");
    await register(await server.signedUp());
  });
});

describe("files made of what is kept", () => {
  it("are limited for each account: another's are made", async () => {
    const [anne, paul] = [await server.signedUp(), await server.signedUp()];
    for (let made = 0; made < limits.exportsPerAccount.points; made++)
      await server.deps.limits.count("exportsPerAccount", anne.id);
    const refused = await anne.send("GET", "/api/user/export");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await paul.send("GET", "/api/user/export")).statusCode).toBe(200);
  });
});

describe("who goes on after a refusal", () => {
  const used = async (rule: "uploadsPerAccount" | "loginPerEmail") => {
    const { pool, db } = await testConnection();
    const [here, elsewhere] = [databaseLimits(pool), databaseLimits(pool)];
    for (let i = 0; i < limits[rule].points; i++) await here.count(rule, "anne");
    await expect(here.count(rule, "anne")).rejects.toBeInstanceOf(TooManyTries);
    const counted = async () => {
      const { rows } = await sql<{ points: number }>`select points from rate_limit`.execute(db);
      return rows.map(({ points }) => points);
    };
    return { here, elsewhere, counted };
  };

  it("is refused without another write to the database, and says when to come back", async () => {
    const { here, elsewhere, counted } = await used("uploadsPerAccount");
    const before = await counted();
    const again = await here.count("uploadsPerAccount", "anne").catch((error: unknown) => error);
    expect(again).toBeInstanceOf(TooManyTries);
    const { retryAfterSeconds } = again as TooManyTries;
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(limits.uploadsPerAccount.durationSeconds);
    expect(await counted()).toEqual(before);
    // Only the answer is delayed: any turn held for the call is released at once.
    expect((again as TooManyTries).delayMs).toBeGreaterThan(0);
    await expect(elsewhere.count("uploadsPerAccount", "anne")).rejects.toBeInstanceOf(TooManyTries);
    await expect(here.count("uploadsPerAccount", "paul")).resolves.toBeGreaterThan(0);
  });

  it("is refused from memory too where only a look at his tries refused him", async () => {
    const { elsewhere } = await used("uploadsPerAccount");
    await expect(elsewhere.check("uploadsPerAccount", "anne")).rejects.toBeInstanceOf(TooManyTries);
    const { db } = await testConnection();
    await sql`delete from rate_limit`.execute(db);
    await expect(elsewhere.check("uploadsPerAccount", "anne")).rejects.toBeInstanceOf(TooManyTries);
    await expect(elsewhere.count("uploadsPerAccount", "anne")).rejects.toBeInstanceOf(TooManyTries);
  });

  it("may try again at once where a success on another node forgot his tries", async () => {
    const { here, elsewhere } = await used("loginPerEmail");
    await elsewhere.forget("loginPerEmail", "anne");
    await expect(here.count("loginPerEmail", "anne")).resolves.toBe(limits.loginPerEmail.points - 1);
  });
});
