import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { maxVerifiedBytes } from "@mec/api/signature";
import { limits } from "@mec/domain/account";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { publish } from "../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../test/harness.ts";
import { fileBody } from "../../test/multipart.ts";
import { mostAtOnce } from "./upload-gate.ts";

let server: TestServer;
const sockets: Socket[] = [];
beforeEach(async () => {
  server = await startTestServer({ TRUST_PROXY: "true" });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.app.close();
});

interface Head {
  readonly url: string;
  readonly person: Visitor;
  readonly length?: number;
  readonly type?: string;
  readonly ip?: string;
  readonly xsrf?: string;
}

/** Sends the head of a request and the first bytes of a body that never ends. */
function beginOn({
  url,
  person,
  length = 1000,
  type = "application/json",
  ip = "203.0.113.1",
  xsrf,
}: Head): Socket {
  const socket = connect((server.app.server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  const cookies = [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const head = [
    `POST ${url} HTTP/1.1`,
    "host: localhost",
    `content-type: ${type}`,
    `content-length: ${length}`,
    `cookie: ${cookies}`,
    `x-xsrf-token: ${xsrf ?? person.cookies.get("XSRF-TOKEN") ?? ""}`,
    `x-forwarded-for: ${ip}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n{`);
  return socket;
}

/** The answer to a request whose body never ends. */
async function answerTo(head: Head): Promise<string> {
  const [chunk] = await once(beginOn(head), "data");
  return String(chunk).split("\r\n")[0] ?? "";
}

const form = "multipart/form-data; boundary=frontiere";

async function withXsrf(person: Visitor): Promise<Visitor> {
  await person.send("GET", "/api/session");
  return person;
}

describe("a request is judged before its body comes", () => {
  it.each([
    ["/api/project", "application/json"],
    [`/api/project/${crypto.randomUUID()}/image`, form],
  ])("by its session: %s", async (url, type) => {
    const person = await withXsrf(server.visitor());
    expect(await answerTo({ url, person, type })).toBe("HTTP/1.1 401 Unauthorized");
  });

  it.each([
    ["/api/login", "application/json"],
    ["/api/signature/verification", form],
  ])("by its XSRF token: %s", async (url, type) => {
    const person = await withXsrf(server.visitor());
    expect(await answerTo({ url, person, type, xsrf: "made.up" })).toBe("HTTP/1.1 403 Forbidden");
  });

  it("by the size that it declares", async () => {
    const person = await withXsrf(server.visitor());
    const url = "/api/signature/verification";
    const length = maxVerifiedBytes * 2;
    expect(await answerTo({ url, person, type: form, length })).toBe("HTTP/1.1 413 Payload Too Large");
    expect(await answerTo({ url: "/api/login", person, length })).toBe("HTTP/1.1 413 Payload Too Large");
  });

  it("by what its object lets its sender do", async () => {
    const owner = await server.signedUp();
    const url = `/api/project/${await publish(owner)}/image`;
    const stranger = await withXsrf(await server.signedUp());
    expect(await answerTo({ url, person: stranger, type: form })).toBe("HTTP/1.1 404 Not Found");
  });

  it("by the provider that there is not, for the webhook", async () => {
    const person = server.visitor();
    expect(await answerTo({ url: "/api/signature/webhook/yousign", person })).toBe(
      "HTTP/1.1 401 Unauthorized",
    );
  });
});

const verify = (ip: string) => {
  const file = fileBody(Buffer.from("bonjour"), "copie.pdf");
  const headers = { ...file.headers, "x-forwarded-for": ip };
  return server.visitor().send("POST", "/api/signature/verification", undefined, { ...file, headers });
};

/** Resolves once this many uploads were admitted: each is counted for its sender right after admission. */
async function untilLetIn(count: number): Promise<void> {
  const counted = vi.spyOn(server.deps.limits, "count");
  await vi.waitFor(
    () => expect(counted.mock.calls.filter(([limit]) => limit === "uploadsPerIp")).toHaveLength(count),
    10_000,
  );
}

describe("uploads that are half sent", () => {
  it("keep nobody else from having a file verified, and their sender only beyond an office's number", async () => {
    const person = await withXsrf(server.visitor());
    const url = "/api/signature/verification";
    const letIn = untilLetIn(mostAtOnce);
    for (let one = 0; one < mostAtOnce; one += 1)
      beginOn({ url, person, type: form, length: maxVerifiedBytes });
    await letIn;
    expect((await verify("203.0.113.1")).statusCode).toBe(429);
    expect((await verify("203.0.113.2")).statusCode).toBe(200);
  });

  it("are one sender's when they come from the addresses of one /64", async () => {
    const person = await withXsrf(server.visitor());
    const letIn = untilLetIn(mostAtOnce);
    for (let one = 1; one <= mostAtOnce; one += 1) {
      const ip = `2001:db8:5:6::${one.toString(16)}`;
      beginOn({ url: "/api/signature/verification", person, type: form, length: maxVerifiedBytes, ip });
    }
    await letIn;
    expect((await verify("2001:db8:5:6:ffff::1")).statusCode).toBe(429);
    expect((await verify("2001:db8:5:7::1")).statusCode).toBe(200);
  });

  it("are counted for each account, whatever comes of them", async () => {
    const owner = await server.signedUp();
    const url = `/api/project/${await publish(owner)}/image`;
    const send = () =>
      owner.send("POST", url, undefined, fileBody(Buffer.from("no picture"), "toit.jpg", "image"));
    const already = limits.uploadsPerAccount.points - 1;
    for (let one = 0; one < already; one += 1) await server.deps.limits.count("uploadsPerAccount", owner.id);
    expect((await send()).statusCode).toBe(400);
    expect((await send()).statusCode).toBe(429);
  });
});
