import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../test/harness.ts";
import { openMailer } from "../gateways/mail/index.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ METRICS_TOKEN: "un-jeton-de-mesures" });
  openMailer(server.deps.config);
});

const forwarding = [
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "forwarded",
  "x-real-ip",
  "via",
];
const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
  server.app.inject({ method: "GET", url, headers, remoteAddress });

describe.each(["/metrics", "/dev/mailbox"])("%s", (url) => {
  it("is for this machine", async () => {
    for (const address of ["127.0.0.1", "::1"]) expect((await ask(url, {}, address)).statusCode).toBe(200);
    expect((await ask(url, {}, "192.168.1.4")).statusCode).toBe(404);
  });

  it.each(forwarding)("is not for whom a proxy speaks, as %s says", async (header) => {
    expect((await ask(url, { [header]: "203.0.113.9" })).statusCode).toBe(404);
  });
});

it("metrics are for who holds the token, wherever he is", async () => {
  const from = (authorization: string) =>
    ask("/metrics", { authorization, "x-forwarded-for": "203.0.113.9" });
  expect((await from("Bearer un-jeton-de-mesures")).statusCode).toBe(200);
  for (const wrong of ["Bearer un-jeton-de-mesure", "Bearer ", "un-jeton-de-mesures", ""]) {
    expect((await from(wrong)).statusCode).toBe(404);
  }
});

it("security.txt says where to tell of a weakness, until when, and where it stands", async () => {
  server.setNow(new Date("2026-11-22T09:30:00Z"));
  const answer = await ask("/.well-known/security.txt");
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(answer.body.split("\n")).toEqual([
    "Contact: mailto:securite@localhost",
    "Expires: 2027-05-21T00:00:00.000Z",
    "Preferred-Languages: fr, en",
    "Canonical: http://localhost:3000/.well-known/security.txt",
    "",
  ]);
});
