import { Writable } from "node:stream";
import { accountCalls } from "@mec/api/account";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, strongPassword, type TestServer } from "../../test/harness.ts";

let server: TestServer;
let written = "";
beforeEach(async () => {
  written = "";
  const log = new Writable({
    write(chunk, _, done) {
      written += String(chunk);
      done();
    },
  });
  server = await startTestServer({ LOG_LEVEL: "info" }, log);
});

/** The lines of the log, each a JSON object. */
const lines = () =>
  written
    .trim()
    .split("\n")
    .map((line): Record<string, unknown> => JSON.parse(line));
const answered = (route: string) => lines().filter((line) => line.msg === "answered" && line.route === route);

describe("a line of the log", () => {
  it("says when, which request, what was asked, by whom and how it ended", async () => {
    const before = Date.now();
    const member = await server.signedUp();
    const answer = await member.send("GET", "/api/user");
    expect(answered("/api/user")).toEqual([
      expect.objectContaining({
        reqId: answer.headers["x-request-id"],
        method: "GET",
        statusCode: 200,
        account: member.id,
      }),
    ]);
    const [{ time } = {}] = answered("/api/user");
    expect(time, "milliseconds since 1970, in UTC").toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it("tells a login that succeeded from one that failed, and why, without what was typed", async () => {
    const { email } = await server.signedUp();
    const visitor = server.visitor();
    await visitor.send("POST", "/api/login", { email, password: "Mauvais-2026!" });
    await visitor.send("POST", "/api/login", { email, password: strongPassword });
    expect(answered("/api/login").map(({ statusCode, refusal }) => [statusCode, refusal])).toEqual([
      [401, "BAD_CREDENTIALS"],
      [200, undefined],
    ]);
    for (const typed of [email, "Mauvais-2026!", strongPassword]) expect(written).not.toContain(typed);
  });

  it("names who was refused what is not his", async () => {
    const member = await server.signedUp();
    await member.send("GET", "/api/project/00000000-0000-4000-8000-000000000001");
    await member.send("GET", "/api/support/project");
    expect(lines().filter(({ account, refusal }) => account === member.id && refusal)).toEqual([
      expect.objectContaining({ statusCode: 404, refusal: "NOT_FOUND" }),
      expect.objectContaining({ statusCode: 403, refusal: "FORBIDDEN" }),
    ]);
  });

  it("tells of what goes round the rules: no token, input that is wrong, too many tries", async () => {
    const member = await server.signedUp();
    await member.send("PUT", "/api/user", { firstName: "X" }, { headers: { "x-xsrf-token": "" } });
    await member.send("PUT", "/api/user", { firstName: "nom planté\nfaux", unknown: 1 });
    for (let i = 0; i <= 10; i++)
      await server.visitor().send("POST", "/api/login", { email: member.email, password: "Mauvais-2026!" });
    expect(answered("/api/user").map(({ refusal }) => refusal)).toEqual([
      "INVALID_XSRF_TOKEN",
      "INVALID_INPUT",
    ]);
    expect(answered("/api/login").at(-1)?.refusal).toBe("TOO_MANY_REQUESTS");
    expect(written).not.toContain("nom planté");
  });

  it("tells of what was not expected, which the answer does not", async () => {
    const member = await server.signedUp();
    await sql`alter table account rename column phone_number to elsewhere`.execute(server.deps.db);
    const answer = await member.send("GET", "/api/user");
    await sql`alter table account rename column elsewhere to phone_number`.execute(server.deps.db);
    expect(answer.json()).toEqual({
      statusCode: 500,
      error: "Internal Server Error",
      message: "INTERNAL_ERROR",
      requestId: answer.headers["x-request-id"],
    });
    const reqId = answer.headers["x-request-id"];
    expect(lines().find(({ msg }) => msg === "unexpected error")).toMatchObject({ reqId, level: 50 });
  });

  it("is one line, whatever signs a visitor sends", async () => {
    const planted = '\n{"level":30,"msg":"planted"}\n';
    await server.visitor().send("GET", `/api/absent?q=${encodeURIComponent(planted)}`, undefined, {
      headers: { "user-agent": "planted\u0085agent", "x-request-id": "planted" },
    });
    await server.visitor().send("POST", "/api/login", { email: planted, password: planted });
    expect(lines().length).toBeGreaterThan(2);
    expect(written).not.toContain("planted");
  });
});

it("a session says from where and when it was opened", async () => {
  const { email } = await server.signedUp();
  const visitor = server.visitor();
  await visitor.call(accountCalls.logIn, { body: { email, password: strongPassword } });
  const rows = await server.deps.db.selectFrom("session").select(["ip", "created_at"]).execute();
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toMatchObject({ ip: "127.0.0.1", created_at: expect.any(Date) });
});
