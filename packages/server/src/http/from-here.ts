import type { FastifyRequest } from "fastify";

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** What a proxy writes, whatever it calls it: the request is somebody else's. */
const isForwarding = (header: string) =>
  header.startsWith("x-forwarded-") || ["forwarded", "x-real-ip", "via"].includes(header);

/** Whether somebody on this machine asks, and no proxy for somebody else. */
export const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  loopback.has(socket.remoteAddress ?? "") && !Object.keys(headers).some(isForwarding);
