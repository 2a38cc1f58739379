import { limits } from "@mec/domain/account";
import { beforeEach, describe, expect, it } from "vitest";
import { testConnection } from "../../../test/database.ts";
import {
  aPerson,
  makeVisitor,
  startTestServer,
  strongPassword,
  type TestServer,
} from "../../../test/harness.ts";
import { buildApp } from "../../app.ts";
import { databaseLimits } from "../../http/limits.ts";

let server: TestServer;
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
