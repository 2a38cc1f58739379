import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { Config } from "../config.ts";
import { errorBody } from "./errors.ts";
import { apiHeaders } from "./security-headers.ts";

type ConnectionError = Error & { code?: string };

const failures: Readonly<Record<string, { statusCode: number; message: string; reason: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    statusCode: 408,
    message: "REQUEST_TIMEOUT",
    reason: "L’envoi a pris trop de temps\u00a0: vérifiez votre connexion et recommencez.",
  },
  HPE_HEADER_OVERFLOW: {
    statusCode: 431,
    message: "HEADERS_TOO_LARGE",
    reason: "L’en-tête de la demande est trop long.",
  },
};
const unreadable = { statusCode: 400, message: "BAD_REQUEST", reason: "La demande est illisible." };

/** Answers input that never became a whole request, with the words and headers of every other refusal. */
export const clientErrorAnswer =
  (config: Pick<Config, "secure">) => (error: ConnectionError, socket: Socket) => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const { statusCode, message, reason } = failures[error.code ?? ""] ?? unreadable;
    const issues = [{ path: "", message: reason, code: message }];
    const refusal = errorBody({ statusCode, message, issues }, randomUUID());
    const body = JSON.stringify(refusal);
    if (socket.writable) {
      const head = [
        `HTTP/1.1 ${statusCode} ${refusal.error}`,
        "content-type: application/json; charset=utf-8",
        `content-length: ${Buffer.byteLength(body)}`,
        "connection: close",
        ...Object.entries(apiHeaders(config)).map(([name, value]) => `${name}: ${value}`),
      ];
      socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
    }
    socket.destroy(error);
  };
