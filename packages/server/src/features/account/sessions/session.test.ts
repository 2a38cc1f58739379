import { accountCalls } from "@mec/api/account";
import { beforeEach, describe, expect, it } from "vitest";
import {
  aPerson,
  publicStart,
  startTestServer,
  strongPassword,
  type TestServer,
} from "../../../../test/harness.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const days = (count: number) => new Date(Date.now() + count * 86_400_000);

describe("sign-up", () => {
  it("answers the session's body and signs in", async () => {
    const visitor = server.visitor();
    const person = { ...aPerson(), phoneNumber: "0612345678" };
    const response = await visitor.send("POST", "/api/sign-up", { ...person, cgus: true });
    expect(response.statusCode).toBe(201);
    const body = {
      userId: expect.any(String),
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      phoneNumber: "06 12 34 56 78",
      roles: [],
    };
    expect(response.json()).toEqual(body);
    expect((await visitor.send("GET", "/api/session")).json()).toEqual(body);
  });

  it("refuses an address that is used, whatever its case", async () => {
    const { email } = await server.signedUp();
    const response = await server
      .visitor()
      .send("POST", "/api/sign-up", { ...aPerson({ email: email.toUpperCase() }), cgus: true });
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe("EMAIL_ALREADY_USED");
  });

  it("makes one account of two simultaneous requests with one address", async () => {
    const person = { ...aPerson(), cgus: true };
    const answers = await Promise.all(
      [server.visitor(), server.visitor()].map((visitor) => visitor.send("POST", "/api/sign-up", person)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it.each([
    [{ email: "camille@exemple" }, "L'email n'est pas au bon format."],
    [{ phoneNumber: "12" }, "Le format est incorrect. (attendu : 0X XX XX XX XX)"],
    [{ password: "soleil" }, expect.any(String)],
    [{ cgus: false }, expect.any(String)],
    [{ roles: ["support"] }, expect.any(String)],
  ])("refuses %j and makes nothing", async (wrong, message) => {
    const response = await server
      .visitor()
      .send("POST", "/api/sign-up", { ...aPerson(), cgus: true, ...wrong });
    expect(response.statusCode).toBe(400);
    expect(response.json().issues[0].message).toEqual(message);
    expect(await server.deps.db.selectFrom("account").select("id").execute()).toEqual([]);
  });

  it("keeps an argon2id hash of at least 19 MiB and two passes, and never the password", async () => {
    await server.signedUp();
    const { password_hash } = await server.deps.db
      .selectFrom("account")
      .select("password_hash")
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(password_hash).not.toContain(strongPassword);
  });
});

describe("login", () => {
  it("opens a session, the e-mail's case and spaces around it put aside", async () => {
    const { email } = await server.signedUp();
    const visitor = server.visitor();
    const response = await visitor.send("POST", "/api/login", {
      email: ` ${email.toUpperCase()} `,
      password: strongPassword,
    });
    expect(response.statusCode).toBe(200);
    expect((await visitor.call(accountCalls.getSession, {})).email).toBe(email);
  });

  it("answers alike for a wrong password and an unknown e-mail", async () => {
    const { email } = await server.signedUp();
    const attempt = (address: string) =>
      server.visitor().send("POST", "/api/login", { email: address, password: "Mauvais-2026!" });
    const [wrong, unknown] = [await attempt(email), await attempt("inconnu@exemple.fr")];
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().message).toBe("BAD_CREDENTIALS");
    const { requestId: _wrong, ...first } = wrong.json();
    const { requestId: _unknown, ...second } = unknown.json();
    expect(second).toEqual(first);
  });

  it("ends the session that the browser had", async () => {
    const visitor = await server.signedUp();
    const former = visitor.cookies.get("session");
    await visitor.call(accountCalls.logIn, { body: { email: visitor.email, password: strongPassword } });
    const response = await server
      .visitor()
      .send("GET", "/api/session", undefined, { headers: { cookie: `session=${former}` } });
    expect(response.statusCode).toBe(401);
  });
});

describe("the session", () => {
  it("is kept as a hash only", async () => {
    const visitor = await server.signedUp();
    const row = await server.deps.db.selectFrom("session").selectAll().executeTakeFirstOrThrow();
    const token = visitor.cookies.get("session") ?? "";
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(row.token_hash).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it("has a cookie that scripts and other sites cannot use", async () => {
    const visitor = server.visitor();
    const response = await visitor.send("POST", "/api/sign-up", { ...aPerson(), cgus: true });
    const cookie = response.cookies.find(({ name }) => name === "session");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  });

  it("is Secure and bound to its host when the site is served by https", async () => {
    const secured = await startTestServer({ ...publicStart, PUBLIC_URL: "https://exemple.fr" });
    const response = await secured.visitor().send("POST", "/api/sign-up", { ...aPerson(), cgus: true });
    expect(response.cookies.find(({ name }) => name === "__Host-session")).toMatchObject({ secure: true });
  });

  it("is absent: 401 UNAUTHENTICATED, with an XSRF token for the visitor", async () => {
    const response = await server.visitor().send("GET", "/api/session");
    expect(response.statusCode).toBe(401);
    expect(response.json().message).toBe("UNAUTHENTICATED");
    expect(response.cookies.map(({ name }) => name)).toContain("XSRF-TOKEN");
  });

  it("is unknown: 401 INVALID_REFRESH_TOKEN, and the cookie is cleared so that this is said once", async () => {
    const visitor = server.visitor();
    visitor.cookies.set("session", "made-up");
    expect((await visitor.send("GET", "/api/session")).json().message).toBe("INVALID_REFRESH_TOKEN");
    expect((await visitor.send("GET", "/api/session")).json().message).toBe("UNAUTHENTICATED");
  });

  it("lives 30 days from the last visit", async () => {
    const visitor = await server.signedUp();
    for (const day of [29, 58]) {
      server.setNow(days(day));
      expect((await visitor.send("GET", "/api/user")).statusCode).toBe(200);
    }
    server.setNow(days(58 + 31));
    const response = await visitor.send("GET", "/api/user");
    expect(response.statusCode).toBe(401);
    expect(response.json().message).toBe("INVALID_REFRESH_TOKEN");
  });

  it("writes down a visit once an hour at most", async () => {
    const visitor = await server.signedUp();
    const lastSeen = async () =>
      (await server.deps.db.selectFrom("session").select("last_seen_at").executeTakeFirstOrThrow())
        .last_seen_at;
    const opened = await lastSeen();
    server.setNow(new Date(opened.getTime() + 59 * 60_000));
    await visitor.call(accountCalls.getSession, {});
    expect(await lastSeen()).toEqual(opened);
    const later = new Date(opened.getTime() + 61 * 60_000);
    server.setNow(later);
    await visitor.call(accountCalls.getSession, {});
    expect(await lastSeen()).toEqual(later);
  });
});

describe("logout", () => {
  it("revokes the session on the server, not only in the cookie", async () => {
    const visitor = await server.signedUp();
    const stolen = visitor.cookies.get("session");
    expect((await visitor.send("GET", "/api/logout")).statusCode).toBe(204);
    expect(visitor.cookies.has("session")).toBe(false);
    const replay = await server
      .visitor()
      .send("GET", "/api/user", undefined, { headers: { cookie: `session=${stolen}` } });
    expect(replay.statusCode).toBe(401);
    expect(replay.json().message).toBe("INVALID_REFRESH_TOKEN");
  });

  it("answers 204 to who is not signed in", async () => {
    expect((await server.visitor().send("GET", "/api/logout")).statusCode).toBe(204);
  });

  it("is refused when another site asks for it", async () => {
    const visitor = await server.signedUp();
    const response = await visitor.send("GET", "/api/logout", undefined, {
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(response.statusCode).toBe(403);
    expect((await visitor.send("GET", "/api/session")).statusCode).toBe(200);
  });
});
