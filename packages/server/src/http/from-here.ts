import type { FastifyRequest } from "fastify";

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** A header by which a proxy says whom a request comes from. */
const isForwarding = (header: string) =>
  header.startsWith("x-forwarded-") || ["forwarded", "x-real-ip", "via"].includes(header);

/** Whether the request comes from this machine, and not through a proxy for somebody else. */
export const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  loopback.has(socket.remoteAddress ?? "") && !Object.keys(headers).some(isForwarding);
