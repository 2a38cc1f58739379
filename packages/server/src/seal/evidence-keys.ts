import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { keepOnce } from "./keep-once.ts";

/** The secrets that key the evidence: the first signs, all verify. They are never in the database. */
export interface EvidenceKeys {
  /** Public names of the keys: the one that signs, and all that can verify. */
  readonly names: { readonly current: string; readonly known: readonly string[] };
  /** A statement's HMAC by the newest key, and which key that is. */
  sign(statement: string): { readonly mac: string; readonly keyId: string };
  /** Whether a statement was signed by one of these keys. */
  verify(statement: string, mac: string | null, keyId: string | null): boolean;
}

interface KeyConfig {
  readonly dataDir: string;
  /** The newest first; undefined to make one and keep it in DATA_DIR. */
  readonly evidenceKeys: readonly string[] | undefined;
}

const keyFile = "evidence.key";

/** One key a line, the newest first. */
function keptKeys(dataDir: string): string[] {
  const file = join(dataDir, keyFile);
  if (!existsSync(file)) keepOnce(file, `${randomBytes(32).toString("hex")}\n`);
  return readFileSync(file, "utf8").split(/\s+/).filter(Boolean);
}

/** Identifies a key without revealing it. */
const idOf = (secret: string) =>
  createHash("sha256").update(`evidence key ${secret}`).digest("hex").slice(0, 16);

/**
 * The keys of the evidence: given by the environment, or made at the first start and kept in DATA_DIR, readable by
 * its owner alone.
 */
export function openEvidenceKeys({ dataDir, evidenceKeys }: KeyConfig): EvidenceKeys {
  const secrets = new Map((evidenceKeys ?? keptKeys(dataDir)).map((secret) => [idOf(secret), secret]));
  const [newest] = secrets;
  if (!newest) throw new Error(`${keyFile} holds no key`);
  const macOf = (secret: string, statement: string) =>
    createHmac("sha256", secret).update(statement).digest();
  const [keyId, secret] = newest;
  return {
    names: { current: keyId, known: [...secrets.keys()] },
    sign: (statement) => ({ mac: macOf(secret, statement).toString("hex"), keyId }),
    verify(statement, mac, id) {
      const known = id === null ? undefined : secrets.get(id);
      if (known === undefined || mac === null) return false;
      const expected = macOf(known, statement);
      const given = Buffer.from(mac, "hex");
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
