import { createHmac, timingSafeEqual } from "node:crypto";
import { codeOf } from "@mec/domain/signature";
import type { Deps } from "../../deps.ts";
import type { Link } from "./link-store.ts";

type Keyed = Pick<Deps, "config">;

/** The code of a mail: the same when its job is tried again, so that the same mail is written again. */
export function codeOfJob({ config }: Keyed, jobId: string): string {
  const digest = createHmac("sha256", config.sessionSecret).update(`signature-code:${jobId}`).digest();
  return codeOf(digest.readUIntBE(0, 6));
}

/** A hash alone would not protect six digits, which are soon tried out: the server's secret is needed too. */
export function hashCode({ config }: Keyed, { tokenHash }: Pick<Link, "tokenHash">, code: string): Buffer {
  return createHmac("sha256", config.sessionSecret)
    .update("signature-code")
    .update(tokenHash)
    .update(code)
    .digest();
}

export function isCode(deps: Keyed, link: Link, code: string): boolean {
  return link.codeHash !== null && timingSafeEqual(link.codeHash, hashCode(deps, link, code));
}
