import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { DataKey, Keyring } from "./keyring.ts";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
const mark = "sealed";
const pattern = /^sealed\.([0-9a-f]{8})\.([\w-]+)$/;

let ring: Keyring | undefined;

/** Called once, when the process starts, before anything is read or written. */
export function useKeyring(keyring: Keyring): void {
  ring = keyring;
}

function keyring(): Keyring {
  if (!ring) throw new Error("The keys of the data are not open.");
  return ring;
}

export const dataKeyNames: Keyring["names"] = () => keyring().names();

/** The text's place is authenticated with it: moved to another place, it cannot be decrypted. */
const placeOf = (purpose: string, rowId: string) => Buffer.from(`${purpose}\0${rowId}`);

function sealWith({ id, bytes }: DataKey, place: Buffer, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, bytes, nonce, { authTagLength: tagBytes }).setAAD(place);
  const body = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${mark}.${id}.${body.toString("base64url")}`;
}

/**
 * Encrypts a text for one place in the database.
 * @param purpose the table and the column, and the part of it, such as `account.totp_secret`
 * @param rowId the row's own id, or that of what has one such row
 * @returns a text of letters, digits, `.`, `-` and `_`
 */
export const encrypt = (purpose: string, rowId: string, text: string): string =>
  sealWith(keyring().current(), placeOf(purpose, rowId), text);

export const isEncrypted = (text: string): boolean => pattern.test(text);

/** The prefix of what the current key writes, by which the database finds values of other keys. */
export const currentMark = (): string => `${mark}.${keyring().current().id}.`;

const markBytes = 12;

/**
 * A mark of a text of one place, which is another once the text is. Texts can be tried against it by who has the current key alone,
 * whose name it begins with.
 */
export function keyedMark(purpose: string, rowId: string, text: string): string {
  const { id, bytes } = keyring().current();
  // A key of its own: the data's key encrypts, and makes no marks.
  const key = createHmac("sha256", bytes).update("marks").digest();
  const digest = createHmac("sha256", key).update(placeOf(purpose, rowId)).update("\0").update(text).digest();
  return `${id}.${digest.subarray(0, markBytes).toString("base64url")}`;
}

/**
 * Decrypts the text of this place.
 * @throws Error when it was encrypted for another place, was changed, or its key is not there
 */
export function decrypt(purpose: string, rowId: string, sealed: string): string {
  const [, keyId = "", encoded = ""] = sealed.match(pattern) ?? [];
  const key = keyring().find(keyId);
  if (!key)
    throw new Error(`No key of the data opens ${purpose}: DATA_KEY lacks the key ${keyId || "(none)"}.`);
  const body = Buffer.from(encoded, "base64url");
  const nonce = body.subarray(0, nonceBytes);
  const tag = body.subarray(body.length - tagBytes);
  const decipher = createDecipheriv(algorithm, key.bytes, nonce, { authTagLength: tagBytes })
    .setAAD(placeOf(purpose, rowId))
    .setAuthTag(tag);
  const text = body.subarray(nonceBytes, body.length - tagBytes);
  return decipher.update(text, undefined, "utf8") + decipher.final("utf8");
}
