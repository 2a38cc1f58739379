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

const everywhere = ({ secure }: Pick<Config, "secure">): Record<string, string> => ({
  "x-content-type-options": "nosniff",
  ...(secure ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
});

/** An answer of the API is no page: shown as one, it could load and run nothing at all. */
export const headersOfApi = (config: Pick<Config, "secure">): Record<string, string> => ({
  ...everywhere(config),
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
});

/** The same headers on every answer, but for the policies of pages, which have no meaning on one of the API. */
export function registerSecurityHeaders(app: FastifyInstance, config: Pick<Config, "secure">): void {
  const ofPages = {
    ...everywhere(config),
    "content-security-policy": contentSecurityPolicy,
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), payment=(), geolocation=(self)",
  };
  const ofApi = headersOfApi(config);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(request.url.startsWith("/api/") ? ofApi : ofPages).header("x-request-id", request.id);
    done();
  });
}
