import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { errorBody } from "@mec/api";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer, type Visitor } from "../../test/harness.ts";

let server: TestServer;
let person: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.signedUp();
});
afterAll(() => server.app.close());

const refusal = (answer: LightMyRequestResponse) => {
  const error = errorBody.parse(answer.json());
  expect(error.statusCode).toBe(answer.statusCode);
  return [answer.statusCode, error.message];
};

describe("an address that cannot be read", () => {
  it.each(["/api/%E0%A4%A", "/api/project/%E0%A4%A", "/api/%", "/%E0%A4%A", "/api/public/project/%ZZ"])(
    "%s is refused in the one shape of errors",
    async (url) => {
      const answer = await person.send("GET", url);
      expect(refusal(answer)).toEqual([400, "BAD_URL"]);
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    },
  );

  it("with a part that is over-long is refused in the one shape of errors", async () => {
    const answer = await person.send("GET", `/api/project/${"a".repeat(5000)}`);
    expect([400, 404, 414]).toContain(errorBody.parse(answer.json()).statusCode);
  });

  it("and is longer than any head of a request is refused so too", async () => {
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = server.app.server.address() as AddressInfo;
    const text = await new Promise<string>((resolve, reject) => {
      let answer = "";
      const socket = connect(port, "127.0.0.1", () => {
        socket.write(`GET /api/${"a".repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      });
      socket.setEncoding("utf8");
      socket.on("data", (chunk) => {
        answer += chunk;
      });
      socket.on("close", () => resolve(answer));
      socket.on("error", reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 431 /);
    const body = errorBody.parse(JSON.parse(text.split("\r\n\r\n")[1] ?? ""));
    expect(body).toMatchObject({ statusCode: 431, message: "HEADERS_TOO_LARGE" });
  });
});

describe("a query parameter", () => {
  it.each([
    "/api/public/project?limite=3",
    "/api/public/project/radius?centerLat=48&centerLong=2&x=1",
    "/api/session?a=1",
  ])("that the call does not know is refused: %s", async (url) => {
    const answer = await person.send("GET", url);
    expect(answer.statusCode).toBe(400);
    const [issue] = errorBody.parse(answer.json()).issues ?? [];
    expect(issue).toMatchObject({ code: "UNKNOWN_FIELD", message: "Ce paramètre n’existe pas ici." });
    expect(url).toContain(`${issue?.path}=`);
  });

  it("that the call does not know is refused of a write too", async () => {
    const answer = await person.send("POST", "/api/forgot-password?x=1", { email: "a@exemple.fr" });
    expect(answer.statusCode).toBe(400);
  });
});

describe("what is not JSON", () => {
  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/xml",
    "multipart/form-data; boundary=x",
  ])("is refused where JSON is meant: %s", async (type) => {
    const answer = await person.send("POST", "/api/login", undefined, {
      payload: '{"email":"a@exemple.fr","password":"x"}',
      headers: { "content-type": type },
    });
    expect(refusal(answer)).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  it("is refused without a type", async () => {
    const answer = await person.send("POST", "/api/login", undefined, { payload: Buffer.from("{}") });
    expect(refusal(answer)).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  it("is refused where a file is meant when it is JSON", async () => {
    const { id } = (await person.send("POST", "/api/consumption-point/", point)).json();
    const answer = await person.send("PUT", `/api/consumption-point/${id}/load-curve`, { file: "x" });
    expect(refusal(answer)).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });
});

const point = {
  name: "Ma maison",
  consumerType: "individual",
  address: {
    street: "Rue des Lilas",
    postCode: "35630",
    city: "Langouet",
    coordinates: { latitude: 48.25, longitude: -1.83 },
  },
};

describe("a method that a known path does not take", () => {
  it.each([
    ["GET", "/api/login", "OPTIONS, POST"],
    ["POST", "/api/session", "GET, HEAD, OPTIONS"],
    ["PATCH", "/api/project/4d3c9f3e-7a0f-4d3a-9a53-0d6f0f1c9a01", "DELETE, GET, HEAD, OPTIONS, PUT"],
    ["DELETE", "/api/consumption-point", "OPTIONS, POST"],
    ["DELETE", "/api/project/by-user", "GET, HEAD, OPTIONS"],
    ["PUT", "/api/openapi.json", "GET, HEAD, OPTIONS"],
    ["HEAD", "/api/logout", "GET, OPTIONS"],
    ["GET", "/api/project", "OPTIONS, POST"],
    ["PATCH", "/api/project/by-user?a=b", "GET, HEAD, OPTIONS"],
    ["PATCH", "/api/project/un-projet/document/", "GET, HEAD, OPTIONS"],
  ])("%s %s is a 405 that says which it takes", async (method, url, allow) => {
    const answer = await person.send(method, url);
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe(allow);
    if (method !== "HEAD") expect(refusal(answer)).toEqual([405, "METHOD_NOT_ALLOWED"]);
  });

  it("OPTIONS says which it takes", async () => {
    const answer = await person.send("OPTIONS", "/api/project");
    expect([answer.statusCode, answer.headers.allow]).toEqual([204, "OPTIONS, POST"]);
  });

  it("HEAD answers as GET does, without the body", async () => {
    const head = await person.send("HEAD", "/api/session");
    const get = await person.send("GET", "/api/session");
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
  });

  it("of an address that is not there stays a 404", async () => {
    expect(refusal(await person.send("DELETE", "/api/nulle-part"))).toEqual([404, "NOT_FOUND"]);
  });
});
