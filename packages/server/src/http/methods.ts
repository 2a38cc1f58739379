import type { FastifyInstance } from "fastify";
import { errorBody } from "./errors.ts";

const known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * Says of each path below `base` what it is asked by: OPTIONS is answered, and any method that it does not take is a 405
 * instead of an address that is not there. To be called before the paths are registered.
 * @returns what registers the rest, once they all are.
 */
export function watchMethods(app: FastifyInstance, base: string): () => void {
  const taken = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    if (!url.startsWith(`${base}/`)) return;
    const path = url.replace(/\/$/, "");
    const methods = taken.get(path) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    taken.set(path, methods);
  });
  return () => {
    for (const [url, methods] of [...taken]) {
      const allow = [...methods, "OPTIONS"].sort().join(", ");
      app.options(url, (_, reply) => reply.header("allow", allow).code(204).send());
      app.route({
        method: known.filter((name) => !methods.has(name)),
        url,
        exposeHeadRoute: false,
        // Before the body is read: nobody wants it.
        onRequest: (request, reply, _done) => {
          const refusal = errorBody({ statusCode: 405, message: "METHOD_NOT_ALLOWED" }, request.id);
          reply.code(405).header("allow", allow).send(refusal);
        },
        handler: async () => {},
      });
    }
  };
}
