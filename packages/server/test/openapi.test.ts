import { type Call, errorsOf } from "@mec/api";
import { calls } from "@mec/api/calls";
import { frenchIssue } from "@mec/domain/shared";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { callNames, requestOf } from "./access-bodies.ts";
import { nowhere } from "./access-world.ts";
import { startTestServer, type TestServer } from "./harness.ts";

interface Operation {
  operationId: string;
  tags: string[];
  security: Record<string, string[]>[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { $ref?: string }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, object>;
    responses: Record<string, { description: string; headers?: object }>;
    securitySchemes: Record<string, { name: string }>;
  };
}

let server: TestServer;
let text: string;
let document: Document;
let ajv: Ajv2020;
beforeAll(async () => {
  z.config({ localeError: frenchIssue });
  server = await startTestServer();
  text = (await server.visitor().send("GET", "/api/openapi.json")).body;
  document = JSON.parse(text);
  ajv = new Ajv2020({ strict: false, formats: { binary: true } });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "openapi", ...document });
});

const operationOf = ({ path, method }: Call) =>
  document.paths[path.replace(/\/$/, "")]?.[method.toLowerCase()] as Operation;

/** Validates a body as an integrator's tool does: by the document alone. */
function judgeOf(call: Call): ValidateFunction {
  const schema = operationOf(call).requestBody?.content["application/json"]?.schema ?? {};
  const text = JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components');
  return ajv.compile(JSON.parse(text));
}

/** Every schema of the document that accepts anything and describes nothing. */
function* emptySchemas(value: unknown, path: string): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${path}/${key}`;
    const isSchema = /\/(schema|items|additionalProperties)$|\/properties\/[^/]+$/.test(at);
    if (isSchema && typeof inner === "object" && Object.keys(inner).length === 0) yield at;
    yield* emptySchemas(inner, at);
  }
}

describe("the API's description", () => {
  it("breaks no rule of those that Redocly recommends", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const problems = await lintFromString({ source: text, absoluteRef: "/openapi.json", config });
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("is made once, cached, and small", async () => {
    // What several calls share stands in it once.
    expect(Buffer.byteLength(text) / callNames.length).toBeLessThan(1_400);
    const answer = await server.visitor().send("GET", "/api/openapi.json");
    expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
    const etag = String(answer.headers.etag);
    const again = await server
      .visitor()
      .send("GET", "/api/openapi.json", undefined, { headers: { "if-none-match": etag } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("says something with each of its schemas", () => {
    expect([...emptySchemas(document, "")]).toEqual([]);
  });

  it.each(callNames.map((name) => [name]))(
    "names the security and the tag of %s, and when to come back",
    (name) => {
      const call: Call = calls[name];
      const { tags, security, responses } = operationOf(call);
      expect(tags).toHaveLength(1);
      const [needed = {}] = security;
      expect("session" in needed).toBe(call.access.who !== "anyone");
      expect("xsrf" in needed).toBe(call.method !== "GET");
      const tooMany = responses["429"]?.$ref?.split("/").at(-1) ?? "";
      expect(document.components.responses[tooMany]?.headers).toHaveProperty("Retry-After");
      expect(errorsOf(call).size).toBeGreaterThan(0);
    },
  );

  it("calls the cookie and the header as they are called", async () => {
    const { session, xsrf } = document.components.securitySchemes;
    expect([session?.name, xsrf?.name]).toEqual(["session", "X-XSRF-TOKEN"]);
    const secure = await startTestServer({
      PUBLIC_URL: "https://exemple.fr",
      SMTP_URL: "smtp://127.0.0.1:9",
      TRUST_PROXY: "none",
    });
    const said = (await secure.visitor().send("GET", "/api/openapi.json")).json();
    expect(said.components.securitySchemes.session.name).toBe("__Host-session");
  });
});

const withBody = callNames.filter((name) => (calls[name] as Call).body !== undefined);
const bodyOf = (name: (typeof callNames)[number]) => requestOf(name, nowhere).json as Record<string, unknown>;

const wrong: unknown[] = [
  undefined,
  null,
  true,
  -1,
  1.5,
  1e300,
  "",
  "x",
  "x".repeat(5000),
  [],
  [null],
  {},
  { kind: "x" },
];

function* spoilt(value: unknown): Generator<unknown> {
  yield* wrong;
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield { ...value, champ_inconnu: 1 };
  for (const [key, inner] of Object.entries(value)) {
    for (const other of spoilt(inner)) {
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    }
  }
}

describe("the schema of a body", () => {
  it.each(withBody.map((name) => [name]))("of %s takes what the call takes, spoilt or not", (name) => {
    const call: Call = calls[name];
    const judge = judgeOf(call);
    const body = JSON.parse(JSON.stringify(bodyOf(name)));
    expect(judge(body), JSON.stringify(judge.errors)).toBe(true);
    for (const value of spoilt(body)) {
      // JSON drops undefined properties.
      if (value === undefined) continue;
      const sent: unknown = JSON.parse(JSON.stringify(value));
      if (!call.body?.safeParse(sent).success) continue;
      expect(judge(sent), `${JSON.stringify(sent).slice(0, 400)} ${JSON.stringify(judge.errors)}`).toBe(true);
    }
  });

  const point = () => bodyOf("createConsumptionPoint");
  const project = () => bodyOf("createProject");
  const signUp = () => bodyOf("signUp");
  const address = () => point().address as object;

  /** Each is wrong in a different way. */
  const invalid: [string, (typeof callNames)[number], () => object][] = [
    ["a field that is missing", "createProject", () => ({ ...project(), name: undefined })],
    ["a field that nobody knows", "createProject", () => ({ ...project(), inconnu: 1 })],
    ["a name that is too short", "createProject", () => ({ ...project(), name: "abc" })],
    [
      "a description that is too long",
      "createProject",
      () => ({ ...project(), description: "x".repeat(1201) }),
    ],
    [
      "a template that was left as it is",
      "createProject",
      () => ({ ...project(), description: "XXX ".repeat(40) }),
    ],
    ["a perimeter that there is not", "createProject", () => ({ ...project(), perimeter: 5 })],
    ["a text for a yes or no", "createProject", () => ({ ...project(), visibility: "oui" })],
    ["a control character", "createProject", () => ({ ...project(), name: "Mon\u0000projet" })],
    ["an e-mail that is none", "signUp", () => ({ ...signUp(), email: "personne" })],
    ["a password without a digit", "signUp", () => ({ ...signUp(), password: "Sans-chiffre!" })],
    ["a phone of another country", "signUp", () => ({ ...signUp(), phoneNumber: "+32 1 23" })],
    ["a name of digits", "signUp", () => ({ ...signUp(), firstName: "12345" })],
    ["terms that are not accepted", "signUp", () => ({ ...signUp(), cgus: false })],
    [
      "a meter of 13 digits",
      "createConsumptionPoint",
      () => ({ ...point(), prm: "1234567890123", sge: true }),
    ],
    ["a consumption below 0", "createConsumptionPoint", () => ({ ...point(), yearlyConsumption: -1 })],
    ["a consumption with a comma", "createConsumptionPoint", () => ({ ...point(), yearlyConsumption: 1.5 })],
    ["a segment that there is not", "createConsumptionPoint", () => ({ ...point(), segment: "C9" })],
    [
      "a post code of letters",
      "createConsumptionPoint",
      () => ({ ...point(), address: { ...address(), postCode: "ABCDE" } }),
    ],
    [
      "a place off the globe",
      "createConsumptionPoint",
      () => ({ ...point(), address: { ...address(), coordinates: { latitude: 91, longitude: 2 } } }),
    ],
    [
      "a place at zero",
      "createConsumptionPoint",
      () => ({ ...point(), address: { ...address(), coordinates: { latitude: 0, longitude: 2 } } }),
    ],
    [
      "an hour of 25",
      "createConsumptionPoint",
      () => ({
        ...point(),
        contract: {
          type: "other",
          tarification: "2Q",
          peakHour: { start: "25:00", end: "08:00" },
          twoQuarterPrice: { hp: 0.2, hc: 0.1 },
        },
      }),
    ],
    [
      "a price of 0",
      "createConsumptionPoint",
      () => ({ ...point(), contract: { type: "other", tarification: "base", basePrice: 0 } }),
    ],
    [
      "a contract without its price",
      "createConsumptionPoint",
      () => ({ ...point(), contract: { type: "other", tarification: "base" } }),
    ],
    ["no power", "createProductionPoint", () => ({ ...bodyOf("createProductionPoint"), productionPower: 0 })],
    ["an id that is none", "apply", () => ({ ...bodyOf("apply"), projectId: "x" })],
    [
      "a person who signs without an e-mail",
      "saveConsumptionSignatory",
      () => ({ ...bodyOf("saveConsumptionSignatory"), email: undefined }),
    ],
    [
      "a day that there is not",
      "saveConsumptionSignatory",
      () => ({ ...bodyOf("saveConsumptionSignatory"), birthDate: "hier" }),
    ],
    ["no address at all", "invite", () => ({ emails: [] })],
    [
      "too many addresses",
      "invite",
      () => ({ emails: Array.from({ length: 501 }, (_, n) => `a${n}@exemple.fr`) }),
    ],
  ];

  it.each(invalid)("refuses %s as the server does", async (_, name, make) => {
    const call: Call = calls[name];
    const body = JSON.parse(JSON.stringify(make()));
    const visitor = await (call.access.who === "anyone" ? server.visitor() : server.signedUp());
    if (!("object" in call.access)) {
      const answer = await visitor.send(call.method, `/api${call.path}`, body);
      expect([answer.statusCode, answer.json().issues.length > 0], answer.body).toEqual([400, true]);
    }
    expect(call.body?.safeParse(body).success).toBe(false);
    expect(judgeOf(call)(body)).toBe(false);
  });
});
