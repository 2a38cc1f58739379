import { pino } from "pino";
import type { Deps } from "./deps.ts";
import { loggerOptions } from "./http/log.ts";

/** The log of what happens outside a request; requests log through Fastify, with their id. */
export function makeLogger(level: string): Deps["log"] {
  return pino(loggerOptions(level));
}
