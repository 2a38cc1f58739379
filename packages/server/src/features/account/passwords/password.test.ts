import { accountCalls, securityCalls } from "@mec/api/account";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, strongPassword, type TestServer } from "../../../../test/harness.ts";
import { mailedToken } from "../../../../test/mails.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const newPassword = "Nouveau-2027?";
const logIn = (email: string, password: string) =>
  server.visitor().send("POST", "/api/login", { email, password });
const reset = (token: string, password = newPassword) =>
  server.visitor().send("POST", "/api/forgot-password/reset", { token, password });

const subjectsTo = (email: string) =>
  server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

async function askedReset() {
  const visitor = await server.signedUp();
  await server.visitor().call(accountCalls.forgotPassword, { body: { email: visitor.email } });
  return { visitor, token: await mailedToken(server, visitor.email, "reset") };
}

describe("a forgotten password", () => {
  it("of an unknown e-mail is a 404 with the specification's message", async () => {
    const response = await server
      .visitor()
      .send("POST", "/api/forgot-password", { email: "inconnu@exemple.fr" });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      message: "UNKNOWN_EMAIL",
      issues: [{ message: "Cet Email n'existe pas chez nous. Vérifiez l'email ou créez un compte." }],
    });
  });

  it("is replaced with the mailed link, which ends every session and is told by mail", async () => {
    const { visitor, token } = await askedReset();
    expect((await reset(token)).statusCode).toBe(204);
    expect((await visitor.send("GET", "/api/session")).json().message).toBe("INVALID_REFRESH_TOKEN");
    expect((await logIn(visitor.email, strongPassword)).statusCode).toBe(401);
    expect((await logIn(visitor.email, newPassword)).statusCode).toBe(200);
    await server.settle();
    expect(subjectsTo(visitor.email)).toContain("Votre mot de passe a été changé");
  });

  it("opens no session once it is replaced, not even for a login that had begun before", async () => {
    const { visitor, token } = await askedReset();
    const [login] = await Promise.all([logIn(visitor.email, strongPassword), reset(token)]);
    const session = login.cookies.find(({ name }) => name === "session")?.value ?? "none";
    const headers = { cookie: `session=${session}` };
    const response = await server.visitor().send("GET", "/api/session", undefined, { headers });
    expect(response.statusCode).toBe(401);
  });

  it("has a link that serves once, of two simultaneous uses too", async () => {
    const { token } = await askedReset();
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
    const again = await reset(token);
    expect(again.statusCode).toBe(400);
    expect(again.json().message).toBe("INVALID_TOKEN");
  });

  it("has a link that is valid one hour", async () => {
    const { token } = await askedReset();
    server.setNow(new Date(Date.now() + 61 * 60_000));
    expect((await reset(token)).json().message).toBe("INVALID_TOKEN");
  });

  it("has a link that is useless once another one was used", async () => {
    const { visitor, token } = await askedReset();
    await server.visitor().call(accountCalls.forgotPassword, { body: { email: visitor.email } });
    const second = await mailedToken(server, visitor.email, "reset");
    expect(second).not.toBe(token);
    expect((await reset(second)).statusCode).toBe(204);
    expect((await reset(token)).statusCode).toBe(400);
  });

  it("has a link that is useless once the account has another address", async () => {
    const { visitor, token } = await askedReset();
    const body = { firstName: "Camille", lastName: "Durand", email: "nouvelle@exemple.fr" };
    await visitor.call(accountCalls.updateProfile, { body });
    const confirmation = await mailedToken(server, body.email, "verification");
    await visitor.call(accountCalls.verifyEmail, { body: { token: confirmation } });
    expect((await reset(token)).statusCode).toBe(400);
  });

  it("is replaced by a strong one only, and the link still serves after a weak one", async () => {
    const { token } = await askedReset();
    expect((await reset(token, "faible")).statusCode).toBe(400);
    expect((await reset(token)).statusCode).toBe(204);
  });

  it("gives the account to its mailbox, not to who began to change its address: that link is useless", async () => {
    const { visitor, token } = await askedReset();
    await visitor.send("PUT", "/api/user", {
      firstName: "Camille",
      lastName: "Durand",
      email: "intrus@exemple.fr",
    });
    const change = await mailedToken(server, "intrus@exemple.fr", "verification");
    await reset(token);
    const opened = await server.visitor().send("POST", "/api/email-verification", { token: change });
    expect(opened.statusCode).toBe(400);
    expect((await logIn(visitor.email, newPassword)).statusCode).toBe(200);
  });

  it.each([
    ["takes away the factors of who signed up with a mailbox that he never proved", false, 200],
    ["leaves those of a confirmed account, which the mailbox alone does not open", true, 401],
  ])("%s", async (_, confirmed, status) => {
    const visitor = await server.signedUp({}, { confirmed });
    const { secret } = await visitor.call(securityCalls.startTotp, {});
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await visitor.call(securityCalls.confirmTotp, { body: { code } });
    await server.visitor().call(accountCalls.forgotPassword, { body: { email: visitor.email } });
    await reset(await mailedToken(server, visitor.email, "reset"));
    expect((await logIn(visitor.email, newPassword)).statusCode).toBe(status);
  });

  it("has a token that the database holds as a hash only", async () => {
    const { token } = await askedReset();
    const rows = await server.deps.db.selectFrom("account_token").selectAll().execute();
    expect(rows.map(({ purpose }) => purpose).sort()).toEqual(["email-verification", "password-reset"]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("a password that is changed", () => {
  it("ends the other sessions, keeps this one, and is told by mail", async () => {
    const visitor = await server.signedUp();
    const elsewhere = server.visitor();
    await elsewhere.call(accountCalls.logIn, { body: { email: visitor.email, password: strongPassword } });
    await visitor.call(accountCalls.changePassword, {
      body: { currentPassword: strongPassword, newPassword },
    });
    expect((await visitor.send("GET", "/api/session")).statusCode).toBe(200);
    expect((await elsewhere.send("GET", "/api/session")).statusCode).toBe(401);
    expect((await logIn(visitor.email, newPassword)).statusCode).toBe(200);
    await server.settle();
    expect(subjectsTo(visitor.email)).toContain("Votre mot de passe a été changé");
  });

  it("needs the current one, and failures count as those of a login", async () => {
    const visitor = await server.signedUp();
    const attempt = (currentPassword: string) =>
      visitor.send("PUT", "/api/user/password", { currentPassword, newPassword });
    for (let i = 0; i < 10; i++) {
      const response = await attempt("Mauvais-2026!");
      expect(response.statusCode).toBe(401);
      expect(response.json().message).toBe("BAD_CREDENTIALS");
    }
    expect((await attempt(strongPassword)).statusCode).toBe(429);
  });
});
