import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { errorBody } from "./errors.ts";

interface TakenPath {
  readonly path: string;
  readonly methods: ReadonlySet<string>;
  readonly segments: readonly string[];
}

const takenPath = (path: string, methods: ReadonlySet<string>): TakenPath => ({
  path,
  methods: new Set(methods),
  segments: segmentsOf(path),
});

const segmentsOf = (path: string) => path.replace(/\/$/, "").split("/");
const isPlace = (segment: string | undefined) => segment?.startsWith(":") === true;

/** Whether a path's pattern matches an address. */
const takes = ({ segments }: TakenPath, address: readonly string[]) =>
  segments.length === address.length &&
  segments.every((segment, index) => segment === address[index] || (isPlace(segment) && address[index]));

const placesIn = ({ segments }: TakenPath) => segments.filter(isPlace).length;
/** Exact names come before parameters. */
const namesFirst = (one: TakenPath, other: TakenPath) => placesIn(one) - placesIn(other);

/** The methods of a pattern hidden behind this path: `/project/by-user` also matches `/project/:id`. */
function methodsBehind({ path, methods, segments }: TakenPath, paths: readonly TakenPath[]): HTTPMethods[] {
  const behind = paths.filter((other) => other.path !== path && takes(other, segments));
  return [...new Set(behind.flatMap((other) => [...other.methods]))].filter((name) => !methods.has(name));
}

function refuseMethod({ methods }: TakenPath, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allow = [...methods, "OPTIONS"].sort().join(", ");
  reply.header("allow", allow);
  if (request.method === "OPTIONS") return reply.code(204).send();
  return reply.code(405).send(errorBody({ statusCode: 405, message: "METHOD_NOT_ALLOWED" }, request.id));
}

/**
 * Makes every path below `base` answer OPTIONS, and refuse a method that it does not take with 405 instead of
 * 404. To be called before the paths are registered.
 * @returns what is to be called once they all are.
 */
export function watchMethods(app: FastifyInstance, base: string): () => void {
  const taken = new Map<string, Set<string>>();
  let paths: TakenPath[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    if (!url.startsWith(`${base}/`)) return;
    const path = url.replace(/\/$/, "");
    const methods = taken.get(path) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    taken.set(path, methods);
  });
  // Before the body is read: it is not needed.
  app.addHook("onRequest", async (request, reply) => {
    const isTaken = !request.is404 && !request.routeOptions.url?.endsWith("/*");
    if (isTaken || !request.url.startsWith(`${base}/`)) return;
    const [address = ""] = request.url.split("?");
    const path = paths.find((one) => takes(one, segmentsOf(address)));
    if (path) return refuseMethod(path, request, reply);
  });
  return () => {
    paths = [...taken].map(([path, methods]) => takenPath(path, methods)).sort(namesFirst);
    for (const one of paths) {
      const method = methodsBehind(one, paths);
      if (method.length === 0) continue;
      app.route({
        method,
        url: one.path,
        exposeHeadRoute: false,
        onRequest: async (request, reply) => refuseMethod(one, request, reply),
        handler: async () => {},
      });
    }
  };
}
