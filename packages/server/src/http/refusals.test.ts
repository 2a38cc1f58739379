import fastifyCookie from "@fastify/cookie";
import { type Call, errorsOf } from "@mec/api";
import { calls } from "@mec/api/calls";
import { openApi } from "@mec/api/openapi";
import { DomainError, type ErrorCode } from "@mec/domain/shared";
import fastify from "fastify";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { readConfig } from "../config.ts";
import { bindCall } from "./bind.ts";
import { makeCookies } from "./cookies.ts";
import { answerError } from "./errors.ts";
import { statusOf } from "./status-of.ts";
import { inputValidator } from "./validator.ts";

/** The part of the OpenAPI document that these tests read. */
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ responses: z.record(z.string(), z.object({ description: z.string() })) }),
});

const operationSchema = z.object({
  responses: z.record(z.string(), z.object({ $ref: z.string().optional() })),
});

const codes = Object.keys(statusOf) as ErrorCode[];

describe("a refusal", () => {
  it("is described by OpenAPI for each call, with its status", () => {
    const document = documentSchema.parse(
      openApi(calls, { version: "1", base: "/api", statusOf, sessionCookie: "session" }),
    );
    for (const call of Object.values<Call>(calls)) {
      const path = document.paths[call.path.replace(/\/$/, "")];
      const { responses } = operationSchema.parse(path?.[call.method.toLowerCase()]);
      for (const code of errorsOf(call)) {
        const name = responses[statusOf[code]]?.$ref?.replace("#/components/responses/", "") ?? "";
        expect(document.components.responses[name]?.description).toContain(`\`${code}\``);
      }
    }
  });

  it.each(codes.filter((code) => [429, 503].includes(statusOf[code])))(
    "%s says when to come back",
    async (code) => {
      const app = fastify();
      app.setErrorHandler(answerError);
      app.get("/thing", () => {
        throw new DomainError(code, code);
      });
      const { headers } = await app.inject({ method: "GET", url: "/thing" });
      expect(headers["retry-after"]).toMatch(/^[1-9]\d*$/);
    },
  );

  it.each(["55P03", "57014"])(
    "of the database, which a lock or a long statement held up (%s), says in French to come back soon",
    async (code) => {
      const app = fastify();
      app.setErrorHandler(answerError);
      app.get("/thing", () => {
        throw Object.assign(new Error("canceling statement"), { code });
      });
      const answer = await app.inject({ method: "GET", url: "/thing" });
      expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
      expect(answer.json()).toMatchObject({
        message: "SERVICE_UNAVAILABLE",
        issues: [{ message: expect.stringContaining("réessayez dans quelques secondes") }],
      });
    },
  );

  it("that its call does not declare is told, and answered as it is", async () => {
    const call = {
      method: "GET",
      path: "/thing",
      summary: "A thing",
      access: { who: "anyone" },
      success: { status: 204 },
      errors: ["POINT_IN_USE"],
    } as const satisfies Call;
    const undeclared: ErrorCode[] = [];
    const refusedBy = async (code: ErrorCode) => {
      const app = fastify();
      await app.register(fastifyCookie);
      app.setErrorHandler(answerError);
      app.setValidatorCompiler(inputValidator);
      app.decorateRequest("actor", null);
      const handler = async () => {
        throw new DomainError(code, code);
      };
      bindCall(app, call, handler, {
        base: "",
        cookies: makeCookies(readConfig({ SESSION_SECRET: "x".repeat(40) })),
        findActor: async () => null,
        relations: {} as never,
        now: () => new Date(),
        uploads: { admit: async () => {}, inTurn: (_, work) => work() },
        exports: (_, work) => work(),
        limits: { count: async () => 1, check: async () => {}, forget: async () => {} },
        idempotency: {} as never,
        journal: { search: async () => {}, look: async () => {}, export: async () => {} },
        onUndeclared: (_, told) => undeclared.push(told),
      });
      return (await app.inject({ method: "GET", url: "/thing" })).statusCode;
    };
    expect(await refusedBy("POINT_IN_USE")).toBe(409);
    expect(undeclared).toEqual([]);
    expect(await refusedBy("NO_DOCUMENT")).toBe(409);
    expect(undeclared).toEqual(["NO_DOCUMENT"]);
  });
});
