import { decrypt, encrypt, isEncrypted } from "./cipher.ts";

/** The fields of a JSON object that are encrypted, wherever they are in it: bank account, date and place of birth. */
export const sealedFields = ["iban", "bic", "birthDate", "birthPlace"] as const;

type Change = (purpose: string, text: string) => string;

const isSealed = (key: string): boolean => (sealedFields as readonly string[]).includes(key);

function changed(value: unknown, purpose: string, change: Change): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => changed(item, `${purpose}.${index}`, change));
  }
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([key, field]: [string, unknown]) => {
    const place = `${purpose}.${key}`;
    return [
      key,
      isSealed(key) && typeof field === "string" ? change(place, field) : changed(field, place, change),
    ];
  });
  return Object.fromEntries(fields);
}

/**
 * The same object with those fields encrypted, each for its own place in it.
 * @param purpose the table and the column
 * @param rowId as `encrypt` takes it
 */
export function sealFields<T extends object>(purpose: string, rowId: string, value: T): T {
  return changed(value, purpose, (place, text) => encrypt(place, rowId, text)) as T;
}

/** The same object decrypted; one stored before encryption is read as it is. @throws Error as `decrypt` does. */
export function openFields<T extends object>(purpose: string, rowId: string, value: T): T {
  const open: Change = (place, text) => (isEncrypted(text) ? decrypt(place, rowId, text) : text);
  return changed(value, purpose, open) as T;
}
