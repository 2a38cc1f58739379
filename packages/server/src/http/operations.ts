import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Deps } from "../deps.ts";
import { isFromHere } from "./from-here.ts";
import { readinessOf } from "./readiness.ts";
import { registerStanding } from "./standing.ts";

/** Compared as digests, so that the time taken reveals nothing of the token. */
function isToken(given: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given ?? ""), digest(`Bearer ${token}`));
}

/** Metrics are for this machine, or for holders of the token. */
const mayReadMetrics = (request: FastifyRequest, token: string | undefined): boolean =>
  isFromHere(request) || (token !== undefined && isToken(request.headers.authorization, token));

/** Adds a feature's metrics to the registry. */
export type RegisterMetrics = (registry: Registry, deps: Deps) => void;

/** Health and metrics: what operators and machines read. */
export function registerOperations(
  app: FastifyInstance,
  deps: Deps,
  metrics: readonly RegisterMetrics[],
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerStanding(registry, deps);
  for (const register of metrics) register(registry, deps);
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long answers take",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });

  app.addHook("onResponse", (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? "none";
    const { statusCode, elapsedTime } = reply;
    duration.observe({ method, route, status: statusCode }, elapsedTime / 1000);
    request.log.info(
      {
        reqId: request.id,
        method,
        route,
        statusCode,
        milliseconds: Math.round(elapsedTime),
        account: request.actor?.id,
        refusal: request.refusal,
      },
      "answered",
    );
    done();
  });

  const readiness = readinessOf(deps);
  app.get("/health/live", async () => ({ status: "ok" }));
  app.get("/health/ready", async (_, reply) => {
    try {
      return { status: "ok", ...(await readiness()) };
    } catch (error) {
      deps.log.error({ err: error }, "not ready");
      return reply.code(503).send({ status: "unavailable" });
    }
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request, deps.config.metricsToken)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
