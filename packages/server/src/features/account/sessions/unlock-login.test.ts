import { limits } from "@mec/domain/account";
import { beforeEach, describe, expect, it } from "vitest";
import { aPerson, startTestServer, strongPassword, type TestServer } from "../../../../test/harness.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const logIn = (email: string, password: string, visitor = server.visitor()) =>
  visitor.send("POST", "/api/login", { email, password }, { remoteAddress: "198.51.100.1" });

/** A stranger uses up the tries for an address. */
async function lockOut(email: string) {
  for (let i = 0; i < limits.loginPerEmail.points; i++)
    await server
      .visitor()
      .send("POST", "/api/login", { email, password: "Faux-2026!" }, { remoteAddress: `192.0.2.${i}` });
}

async function mailedTokens(email: string): Promise<string[]> {
  await server.settle();
  return server.mails
    .filter(({ to, subject }) => to === email && subject.startsWith("Connexion bloquée"))
    .map(({ text }) => text.match(/unlock=([\w-]+)/)?.[1] ?? "");
}

describe("who is locked out", () => {
  it("comes in at once by the link that is mailed, from anywhere, and stays in however long the stranger tries", async () => {
    const { email } = await server.signedUp();
    await lockOut(email);
    expect((await logIn(email, strongPassword)).statusCode).toBe(429);
    const [token = "", ...others] = await mailedTokens(email);
    expect(others).toEqual([]);
    const visitor = server.visitor();
    expect((await visitor.send("POST", "/api/login/unlock", { token })).statusCode).toBe(204);
    expect((await logIn(email, "Faux-2026!")).statusCode).toBe(401);
    await lockOut(email);
    expect((await logIn(email, strongPassword)).statusCode).toBe(429);
    expect((await logIn(email, strongPassword, visitor)).statusCode).toBe(200);
  });

  it("is written to once an hour at most", async () => {
    const { email } = await server.signedUp();
    await lockOut(email);
    await server.deps.limits.forget("loginPerEmail", email);
    await lockOut(email);
    expect(await mailedTokens(email)).toHaveLength(1);
  });

  it("has a link that opens no other account, and ends after an hour", async () => {
    const [mine, other] = [await server.signedUp(), await server.signedUp()];
    await lockOut(mine.email);
    await lockOut(other.email);
    const [token = ""] = await mailedTokens(mine.email);
    const visitor = server.visitor();
    await visitor.send("POST", "/api/login/unlock", { token });
    expect((await logIn(other.email, strongPassword, visitor)).statusCode).toBe(429);
    server.setNow(new Date(Date.now() + 61 * 60_000));
    expect((await server.visitor().send("POST", "/api/login/unlock", { token })).statusCode).toBe(400);
  });

  it("is answered alike when nobody has the address, to which no mail goes", async () => {
    const email = "inconnu@exemple.fr";
    await lockOut(email);
    expect((await logIn(email, strongPassword)).statusCode).toBe(429);
    expect(await mailedTokens(email)).toEqual([]);
  });
});

describe("a list of addresses", () => {
  const from = (ip: string) => ({ remoteAddress: ip });
  const most = limits.knownAddressesPerIp.points;

  it("cannot be tried by asking for links, whether the addresses are known or not", async () => {
    for (let i = 0; i < most; i++) {
      const email = `inconnu${i}@exemple.fr`;
      const answer = await server
        .visitor()
        .send("POST", "/api/forgot-password", { email }, from("192.0.2.1"));
      expect(answer.statusCode).toBe(404);
    }
    const { email } = await server.signedUp();
    const ask = (ip: string) => server.visitor().send("POST", "/api/forgot-password", { email }, from(ip));
    expect((await ask("192.0.2.1")).statusCode).toBe(429);
    expect((await ask("192.0.2.2")).statusCode).toBe(204);
  });

  it("cannot be tried by signing up, where the answer no longer tells a used address from a free one", async () => {
    const { email } = await server.signedUp();
    const signUp = (person: object) =>
      server
        .visitor()
        .send("POST", "/api/sign-up", { ...aPerson(), ...person, cgus: true }, from("192.0.2.1"));
    for (let i = 0; i < most; i++) expect((await signUp({ email })).statusCode).toBe(409);
    expect((await signUp({ email })).statusCode).toBe(429);
    expect((await signUp({})).statusCode).toBe(429);
  });

  it("is counted for all addresses of one line", async () => {
    for (let i = 0; i < most; i++)
      await server.deps.limits.count("knownAddressesPerIp", `2001:db8:1:2::${i.toString(16)}`);
    const ask = (ip: string) =>
      server.visitor().send("POST", "/api/forgot-password", { email: "a@exemple.fr" }, from(ip));
    expect((await ask("2001:db8:1:2:ffff::1")).statusCode).toBe(429);
    expect((await ask("2001:db8:1:3::1")).statusCode).toBe(404);
  });
});
