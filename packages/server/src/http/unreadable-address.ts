import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { errorBody } from "./errors.ts";
import { apiHeaders } from "./security-headers.ts";

const issues = [{ path: "", message: "Cette adresse est illisible.", code: "BAD_URL" }];

/** An address that cannot be decoded reaches no route or hook: it is refused here with the usual body and headers. */
export function unreadableAddress(config: Pick<Config, "secure">) {
  const headers = apiHeaders(config);
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const failure = { statusCode: error.statusCode ?? 400, message: "BAD_URL", issues };
    return reply
      .code(failure.statusCode)
      .headers({ ...headers, "x-request-id": request.id })
      .send(errorBody(failure, request.id));
  };
}
