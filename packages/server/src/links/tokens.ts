import { createHash, createHmac, randomBytes } from "node:crypto";

/** A secret that opens something: 256 random bits, safe in a link or a cookie. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Only this is stored: whoever reads the database cannot use what it holds. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The token of a mailed link: the same when its job is tried again, so that the same mail is written again. */
export const linkToken = (secret: string, jobId: string, purpose: string): string =>
  createHmac("sha256", secret).update(`${purpose}:${jobId}`).digest("base64url");
