import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps.ts";
import { receiveWebhook } from "./receive-webhook.ts";

const largest = 256 * 1024;

/**
 * Where the signature provider sends its events. Its signature is on the bytes of the body, which is why
 * nothing parses it before; any 2xx tells the provider that the event was received.
 */
export async function registerSignatureWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: largest }, (_request, body, done) =>
      done(null, body),
    );
    // Without a provider configured nobody may call this.
    scope.addHook("onRequest", (_request, reply, done) => {
      if (deps.config.yousign === undefined) reply.code(401).send();
      else done();
    });
    scope.post("/api/signature/webhook/yousign", async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const isHeard = await receiveWebhook(deps, body, request.headers);
      return reply.code(isHeard ? 204 : 401).send();
    });
  });
}
