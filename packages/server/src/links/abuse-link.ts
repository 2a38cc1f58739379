import { timingSafeEqual } from "node:crypto";
import { pages } from "@mec/api";
import type { Deps } from "../deps.ts";
import { linkToken } from "./tokens.ts";

/** The kind of mail that somebody did not want. */
export type AbuseSource = "invitation" | "message";

const sealOf = (secret: string, source: AbuseSource, id: string) =>
  linkToken(secret, id, `abuse-report-${source}`);

/** The line of a mail through which its receiver can report it to support. */
export function abuseNotice({ config }: Pick<Deps, "config">, source: AbuseSource, id: string) {
  const token = `${source}.${id}.${sealOf(config.sessionSecret, source, id)}`;
  return {
    label: "Signaler un abus",
    url: config.publicUrl + pages.reportAbuse.to({}, { query: { ref: token } }),
  };
}

/** The mail for which a token was made; null when it was not made here. */
export function readAbuseToken(secret: string, token: string): { source: AbuseSource; id: string } | null {
  const [, source, id, seal] = /^(invitation|message)\.([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  if (source === undefined || id === undefined || seal === undefined) return null;
  const known = source === "invitation" ? "invitation" : "message";
  const expected = sealOf(secret, known, id);
  return timingSafeEqual(Buffer.from(seal), Buffer.from(expected)) ? { source: known, id } : null;
}
