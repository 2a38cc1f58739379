import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

/** Map tiles of the Géoplateforme are the only thing a page loads from elsewhere. */
const tiles = "https://data.geopf.fr";

const contentSecurityPolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: blob: ${tiles}`,
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** The same headers on every answer. */
export function registerSecurityHeaders(app: FastifyInstance, config: Pick<Config, "secure">): void {
  const headers: Record<string, string> = {
    "content-security-policy": contentSecurityPolicy,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), payment=(), geolocation=(self)",
    ...(config.secure ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ ...headers, "x-request-id": request.id });
  });
}
