import { pageAt } from "@mec/api";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

/** Map tiles of the Géoplateforme are the only thing a page loads from elsewhere. */
const tiles = "https://data.geopf.fr";

const contentSecurityPolicy = (frameAncestors: string) =>
  [
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
    `frame-ancestors ${frameAncestors}`,
  ].join("; ");

/** The only page that another site may show inside its own, and the script that places it there. */
const widgetScript = "/widget.js";

type Kind = "api" | "widget" | "widget-script" | "page";

function kindOf(url: string): Kind {
  if (url.startsWith("/api/")) return "api";
  const [path = "/"] = url.split("?", 1);
  if (path === widgetScript) return "widget-script";
  return pageAt(path)?.name === "widget" ? "widget" : "page";
}

type Secured = Pick<Config, "secure">;

const everywhere = ({ secure }: Secured): Record<string, string> => ({
  "x-content-type-options": "nosniff",
  ...(secure ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
});

/**
 * Answers of the API are no pages: shown as one, they may load and run nothing at all, and the other policies
 * of pages do not apply.
 */
export const apiHeaders = (config: Secured): Record<string, string> => ({
  ...everywhere(config),
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
});

/** Sets the same headers on every answer of a kind. */
export function registerSecurityHeaders(app: FastifyInstance, config: Secured): void {
  const ofPages = {
    ...everywhere(config),
    "content-security-policy": contentSecurityPolicy("'none'"),
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), payment=(), geolocation=(self)",
  };
  const { "x-frame-options": _, ...framed } = ofPages;
  const toAnySite = { "cross-origin-resource-policy": "cross-origin" };
  const headersOf: Record<Kind, Record<string, string>> = {
    api: apiHeaders(config),
    page: ofPages,
    "widget-script": { ...ofPages, ...toAnySite },
    // `*`: a partner's site is anybody's. What the page does in a frame asks for no account (decision 0032).
    widget: { ...framed, ...toAnySite, "content-security-policy": contentSecurityPolicy("*") },
  };
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headersOf[kindOf(request.url)]).header("x-request-id", request.id);
    done();
  });
}
