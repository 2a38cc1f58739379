import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";

const xsrfCookie = "XSRF-TOKEN";
const xsrfHeader = "x-xsrf-token";

/**
 * The cookie that tells our own pages that asking for the session is worthwhile: it grants nothing and is not secret.
 */
const hintCookie = "signed-in";

/**
 * The longest that a browser keeps a cookie. Only the server decides when a session is over, so that an ended
 * session can be told from none.
 */
const cookieDays = 400;

type CookieSettings = Pick<Config, "secure" | "sessionSecret">;

/** Short-lived cookies beside the session: each a token whose hash is in the database. */
export type MomentName = "challenge" | "login-unlock";

export interface Cookies {
  /** The name of the session's cookie: it has a prefix where it is secure. */
  readonly sessionName: string;
  sessionToken(request: FastifyRequest): string | undefined;
  setSession(reply: FastifyReply, token: string): void;
  clearSession(reply: FastifyReply): void;
  kept(request: FastifyRequest, name: MomentName): string | undefined;
  keep(reply: FastifyReply, name: MomentName, token: string, seconds: number): void;
  drop(reply: FastifyReply, name: MomentName): void;
  /** Gives the browser an XSRF token when it has none that fits its session. */
  refreshXsrf(request: FastifyRequest, reply: FastifyReply): void;
  isXsrfValid(request: FastifyRequest): boolean;
}

/** The tokens of the XSRF cookie: each is bound to its session by an HMAC. */
function makeXsrfTokens({ secure, sessionSecret }: CookieSettings) {
  const sign = (nonce: string, session: string) =>
    createHmac("sha256", sessionSecret).update(`${nonce}.${session}`).digest("base64url");
  const make = (session: string) => {
    const nonce = randomBytes(16).toString("base64url");
    return `${nonce}.${sign(nonce, session)}`;
  };
  const attributes = `; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
  const headerOf = (session: string) => `${xsrfCookie}=${make(session)}${attributes}`;

  /**
   * Visitors of the same second get the same token: anybody can ask for a token without a session, so a
   * private one would protect no better; what protects is that another site can neither read nor send it.
   */
  let visitors = { second: 0, header: "" };
  const visitorsHeader = () => {
    const second = Math.floor(Date.now() / 1000);
    if (visitors.second !== second) visitors = { second, header: headerOf("") };
    return visitors.header;
  };
  return {
    set: (reply: FastifyReply, session: string) =>
      reply.header("set-cookie", session === "" ? visitorsHeader() : headerOf(session)),
    fits(token: string | undefined, session: string): boolean {
      const [nonce, signature, ...rest] = (token ?? "").split(".");
      if (!nonce || !signature || rest.length > 0) return false;
      const expected = Buffer.from(sign(nonce, session));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

/**
 * The session cookie, and the XSRF token bound to it by an HMAC (signed double submit):
 * a token of another session, or one made up, is refused.
 */
export function makeCookies(config: CookieSettings): Cookies {
  const prefix = config.secure ? "__Host-" : "";
  const name = `${prefix}session`;
  const common = { path: "/", sameSite: "lax", secure: config.secure } as const;
  const xsrf = makeXsrfTokens(config);
  const sessionToken = (request: FastifyRequest) => request.cookies[name];

  return {
    sessionName: name,
    sessionToken,
    setSession(reply, token) {
      const maxAge = cookieDays * 86_400;
      reply.setCookie(name, token, { ...common, httpOnly: true, maxAge });
      reply.setCookie(hintCookie, "1", { ...common, httpOnly: false, maxAge });
      xsrf.set(reply, token);
    },
    clearSession(reply) {
      reply.clearCookie(name, { ...common, httpOnly: true });
      reply.clearCookie(hintCookie, { ...common, httpOnly: false });
      xsrf.set(reply, "");
    },
    kept: (request, moment) => request.cookies[prefix + moment],
    keep(reply, moment, token, maxAge) {
      reply.setCookie(prefix + moment, token, { ...common, sameSite: "strict", httpOnly: true, maxAge });
    },
    drop(reply, moment) {
      reply.clearCookie(prefix + moment, { ...common, sameSite: "strict", httpOnly: true });
    },
    refreshXsrf(request, reply) {
      const session = sessionToken(request) ?? "";
      if (!xsrf.fits(request.cookies[xsrfCookie], session)) xsrf.set(reply, session);
    },
    isXsrfValid(request) {
      const header = request.headers[xsrfHeader];
      const cookie = request.cookies[xsrfCookie];
      return (
        typeof header === "string" && header === cookie && xsrf.fits(header, sessionToken(request) ?? "")
      );
    },
  };
}
