import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, strongPassword, type TestServer, type Visitor } from "../../../../test/harness.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const profile = { firstName: "Camille", lastName: "Durand" };
const write = (visitor: Visitor, token: string) =>
  visitor.send("PUT", "/api/user", profile, { headers: { "x-xsrf-token": token } });

describe("a call that writes", () => {
  it("is refused without the XSRF header, and changes nothing", async () => {
    const visitor = await server.signedUp();
    const response = await visitor.send(
      "PUT",
      "/api/user",
      { ...profile, firstName: "Autre" },
      {
        headers: { "x-xsrf-token": "" },
      },
    );
    expect(response.statusCode).toBe(403);
    expect(response.json().message).toBe("INVALID_XSRF_TOKEN");
    expect((await visitor.send("GET", "/api/session")).json().firstName).toBe("Camille");
  });

  it("is refused with the token of another session, cookie and header alike", async () => {
    const visitor = await server.signedUp();
    const other = await server.signedUp();
    const token = other.cookies.get("XSRF-TOKEN") ?? "";
    visitor.cookies.set("XSRF-TOKEN", token);
    expect((await write(visitor, token)).statusCode).toBe(403);
  });

  it("is refused with a token that was made up", async () => {
    const visitor = await server.signedUp();
    visitor.cookies.set("XSRF-TOKEN", "abc.def");
    expect((await write(visitor, "abc.def")).statusCode).toBe(403);
  });

  it("is refused with the token from before the login, which answered a fresh one", async () => {
    const { email } = await server.signedUp();
    const visitor = server.visitor();
    await visitor.send("GET", "/api/session");
    const stale = visitor.cookies.get("XSRF-TOKEN") ?? "";
    await visitor.send("POST", "/api/login", { email, password: strongPassword });
    const fresh = visitor.cookies.get("XSRF-TOKEN") ?? "";
    expect(fresh).not.toBe(stale);
    visitor.cookies.set("XSRF-TOKEN", stale);
    expect((await write(visitor, stale)).statusCode).toBe(403);
    visitor.cookies.set("XSRF-TOKEN", fresh);
    expect((await write(visitor, fresh)).statusCode).toBe(200);
  });

  it("is refused with the token from before the logout, which answered a fresh one", async () => {
    const visitor = await server.signedUp();
    const stale = visitor.cookies.get("XSRF-TOKEN") ?? "";
    await visitor.send("GET", "/api/logout");
    const fresh = visitor.cookies.get("XSRF-TOKEN");
    expect(fresh).toBeDefined();
    expect(fresh).not.toBe(stale);
    visitor.cookies.set("XSRF-TOKEN", stale);
    const login = { email: visitor.email, password: strongPassword };
    expect((await visitor.send("POST", "/api/login", login)).statusCode).toBe(403);
    expect((await visitor.send("POST", "/api/login", login)).statusCode).toBe(200);
  });
});
