import type { FastifyServerOptions } from "fastify";

/**
 * Structured logs with a request id. The route's pattern is logged instead of the address: a real path can
 * hold a token, a query can hold a postal address. Bodies and cookies are never logged.
 */
export function loggerOptions(level: string): Exclude<FastifyServerOptions["logger"], boolean | undefined> {
  return {
    level,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? "",
        code: error.code,
      }),
    },
  };
}
