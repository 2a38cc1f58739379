import { randomUUID } from "node:crypto";
import fastify, { type FastifyInstance, LogController } from "fastify";
import type { Deps } from "../deps.ts";
import { loggerOptions } from "../http/log.ts";
import { registerOperations } from "../http/operations.ts";
import { allMetrics } from "./metrics.ts";

/** The HTTP side of a worker: health and metrics, for machines. */
export async function buildWorkerApp(deps: Deps): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(deps.config.logLevel),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.config.trustProxy,
    forceCloseConnections: "idle",
  });
  app.decorateRequest("actor", null);
  app.decorateRequest("refusal", undefined);
  registerOperations(app, deps, allMetrics);
  return app;
}
