import { createHash, createHmac, randomBytes } from "node:crypto";

/** A secret that gives access: 256 random bits, safe in a link or a cookie. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Only the hash is stored: whoever reads the database cannot use it. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The token of a mailed link: the same when its job is retried, so that the mail is the same too. */
export const linkToken = (secret: string, jobId: string, purpose: string): string =>
  createHmac("sha256", secret).update(`${purpose}:${jobId}`).digest("base64url");
