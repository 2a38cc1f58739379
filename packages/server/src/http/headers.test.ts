import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { calls } from "@mec/api/calls";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicStart, startTestServer, type TestServer } from "../../test/harness.ts";
import { buildApp } from "../app.ts";

function makeWebRoot(): string {
  const root = mkdtempSync(join(tmpdir(), "mec-web-"));
  mkdirSync(join(root, "assets"));
  writeFileSync(join(root, "index.html"), "<head><!--meta--><!--/meta--></head><body></body>");
  writeFileSync(join(root, "assets/main-1a2b3c.js"), "main()");
  writeFileSync(join(root, "faq-index.json"), "{}");
  return root;
}

let app: FastifyInstance;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ...publicStart, PUBLIC_URL: "https://mec.example" });
  app = await buildApp(server.deps, { webRoot: makeWebRoot() });
});
afterAll(() => app.close());

const ask = (url: string, more: Partial<InjectOptions> = {}) =>
  app.inject({ method: "GET", url, headers: { accept: "text/html" }, ...more });

/** An answer of each kind: pages, files, the API, what machines read, and each way of being refused. */
const answers: [string, () => ReturnType<typeof ask>][] = [
  ["a page", () => ask("/")],
  ["a page that is missing", () => ask("/nulle-part")],
  ["a script", () => ask("/assets/main-1a2b3c.js")],
  ["a file that is missing", () => ask("/assets/absent.js")],
  ["robots.txt", () => ask("/robots.txt")],
  ["the site map", () => ask("/sitemap.xml")],
  ["security.txt", () => ask("/.well-known/security.txt")],
  ["the description of the API", () => ask("/api/openapi.json")],
  ["a public answer", () => ask("/api/public/figures")],
  ["a call without a session", () => ask("/api/user")],
  ["a call that does not exist", () => ask("/api/absent")],
  ["a write without its token", () => ask("/api/login", { method: "POST", payload: {} })],
  ["a body that is no JSON", () => ask("/api/login", { method: "POST", payload: "{" })],
  ["a file by no link", () => ask("/api/file/absent.pdf")],
  ["health", () => ask("/health/live")],
  ["an address that cannot be decoded", () => ask("/%E0%A4%A")],
];

describe.each(answers)("%s", (_, answer) => {
  it("is never guessed to be of another type, nor framed, nor read in clear by who had https", async () => {
    const { headers } = await answer();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
  });

  it("says what it is, and in which characters", async () => {
    const { headers, body } = await answer();
    expect(body).not.toBe("");
    expect(headers["content-type"]).toMatch(
      /^(text\/\w+|application\/(json|xml|javascript)); charset=utf-8$/,
    );
  });

  it("is of this site alone: no other may read it", async () => {
    const { headers } = await answer();
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
  });
});

it("a page runs and loads its own only, and tells other sites no more than where one comes from", async () => {
  const { headers } = await ask("/");
  const policy = String(headers["content-security-policy"]).split("; ");
  for (const directive of [
    "default-src 'self'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "form-action 'self'",
  ])
    expect(policy).toContain(directive);
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
});

it("an answer of the API, opened as a page, can load and run nothing", async () => {
  const { headers } = await ask("/api/user");
  expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
});

it.each(["/api/user", "/api/public/project/6d7a7b1e-0000-4000-8000-000000000000", "/api/file/absent.pdf"])(
  "a refusal of %s is kept by no cache either: it may be another's answer tomorrow",
  async (url) => {
    const { statusCode, headers } = await ask(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(headers["cache-control"]).toBe("no-store");
  },
);

it("what a person reads is kept by no cache", async () => {
  const member = await server.signedUp();
  for (const url of [
    "/api/user",
    "/api/session",
    "/api/user/session",
    "/api/user/security",
    "/api/user/audit",
  ]) {
    const { statusCode, headers } = await member.send("GET", url);
    expect([url, statusCode, headers["cache-control"]]).toEqual([url, 200, "no-store"]);
  }
});

it.each(["TRACE", "CONNECT", "PROPFIND"] as const)("%s does nothing", async (method) => {
  const { statusCode, body } = await ask("/", {
    method: method as "GET",
    headers: { "x-secret": "told-again" },
  });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain("told-again");
});

it.each([
  "/assets/",
  "/assets",
  "/.git/config",
  "/.env",
  "/assets/..%2findex.html",
  "/data",
  "/package.json",
])("%s shows no folder and nothing that is not of the site", async (url) => {
  const { body, headers } = await ask(url, { headers: { accept: "*/*" } });
  expect(body).not.toContain("main-1a2b3c.js");
  expect(body).not.toMatch(/\[core\]|"workspaces"|SESSION_SECRET/);
  expect(String(headers["content-type"])).toMatch(/json|html/);
});

it("a call of the API over plain http is answered there, and redirected nowhere", async () => {
  const moved = Object.values(calls).filter(({ success }) => success.status >= 300);
  expect(moved).toEqual([]);
  const { statusCode, headers } = await ask("/api/user", { headers: { "x-forwarded-proto": "http" } });
  expect([statusCode, headers.location]).toEqual([401, undefined]);
});

describe("a request whose end is doubtful", () => {
  /** The server's whole answer to these bytes. */
  async function send(lines: readonly string[]): Promise<string> {
    if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    await once(socket, "connect");
    socket.end(lines.join("\r\n"));
    return text(socket);
  }
  const smuggled = "GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n";

  it.each([
    ["two lengths", ["content-length: 5", "content-length: 0"]],
    ["a length and chunks", ["content-length: 5", "transfer-encoding: chunked"]],
    ["chunks under another name", ["transfer-encoding: chunked, identity"]],
    ["a length that is no number", ["content-length: +5"]],
    ["a space before the colon", ["content-length : 5"]],
  ])("by %s is refused, and what follows is no second request", async (_, head) => {
    const answer = await send(["POST /api/login HTTP/1.1", "host: x", ...head, "", "", smuggled]);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
    expect(answer).toMatch(/\r\nstrict-transport-security: max-age=63072000/);
  });
});
