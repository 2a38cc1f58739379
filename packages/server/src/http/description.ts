import { createHash } from "node:crypto";
import { calls } from "@mec/api/calls";
import { openApi } from "@mec/api/openapi";
import type { FastifyInstance } from "fastify";
import type { Cookies } from "./cookies.ts";
import { statusOf } from "./status-of.ts";

interface Described {
  readonly base: string;
  readonly version: string;
  readonly cookies: Pick<Cookies, "sessionName">;
}

/** The API's own description, made at the first request for it, so that the start is not delayed. */
export function registerDescription(app: FastifyInstance, { base, version, cookies }: Described): void {
  let made: { text: string; etag: string } | undefined;
  function make() {
    const text = JSON.stringify(
      openApi(calls, { version, base, statusOf, sessionCookie: cookies.sessionName }),
    );
    return { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"` };
  }
  app.get(`${base}/openapi.json`, async (request, reply) => {
    made ??= make();
    reply.headers({ etag: made.etag, "cache-control": "public, max-age=3600" });
    if (request.headers["if-none-match"]?.includes(made.etag)) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(made.text);
  });
}
