import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** The least pace of a request body: this many bytes in each span; a shorter body has one span in all. */
export const paceOfBodies = { spanMs: 15_000, leastBytes: 16 * 1024 };

/** Limits that the HTTP server itself enforces: for the head of a request, and for the whole of it. */
export const timeLimits = { headersMs: 20_000, requestMs: 10 * 60_000, checkEveryMs: 5_000 };

interface Sending {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  since: number;
  bytesBefore: number;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

/** Answers as the HTTP server does when a request takes too long; half an answer is simply cut off. */
function end(server: Server, { request, response }: Sending): void {
  const timeout = Object.assign(new Error("The body comes too slowly"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  if (response.headersSent) request.socket.destroy();
  else server.emit("clientError", timeout, request.socket);
}

/**
 * Ends requests whose body arrives too slowly. Bytes that the server has not read yet are not held against
 * the sender.
 * @returns the check, which also runs by itself from time to time while the server listens.
 */
export function watchBodies(server: Server, now: () => number = Date.now): () => void {
  const sendings = new Set<Sending>();

  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const sending = { request, response, since: now(), bytesBefore: request.socket.bytesRead };
    sendings.add(sending);
    request.once("close", () => sendings.delete(sending));
  });

  function check(): void {
    for (const sending of sendings) {
      const { request, since, bytesBefore } = sending;
      const { bytesRead } = request.socket;
      const isRead = request.readableFlowing === true && !request.complete;
      if (isRead && now() - since < paceOfBodies.spanMs) continue;
      if (isRead && bytesRead - bytesBefore < paceOfBodies.leastBytes) {
        sendings.delete(sending);
        end(server, sending);
        continue;
      }
      sending.since = now();
      sending.bytesBefore = bytesRead;
    }
  }

  server.once("listening", () => {
    const timer = setInterval(check, timeLimits.checkEveryMs).unref();
    server.once("close", () => clearInterval(timer));
  });
  return check;
}
