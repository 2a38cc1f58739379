import { createHmac } from "node:crypto";
import type { Config } from "../config.ts";
import { type EvidenceKeys, type SealKey, sealFingerprint } from "../seal/index.ts";

/** The secrets that all nodes of a database share, by the variables that give them. */
const sharedSecrets = ["SESSION_SECRET", "DATA_KEY", "SEAL_KEY", "EVIDENCE_KEY"] as const;
type SharedSecret = (typeof sharedSecrets)[number];

/** Public names of a secret's keys: the one used for writing, and all that can be used for reading. */
export interface KeyNames {
  readonly current: string;
  readonly known: readonly string[];
}

export type Fingerprint = Readonly<Record<SharedSecret, KeyNames>>;

const only = (name: string): KeyNames => ({ current: name, known: [name] });

const nameOfSecret = (secret: string): string =>
  createHmac("sha256", secret).update("name of the sessions' secret").digest("hex").slice(0, 16);

export interface Secrets {
  readonly config: Pick<Config, "sessionSecret">;
  /** Asked anew each time: a key of the data may be added while the node runs. */
  readonly dataKeys: () => KeyNames;
  readonly sealKey: SealKey;
  readonly evidenceKeys: EvidenceKeys;
}

export const fingerprintOf = ({ config, dataKeys, sealKey, evidenceKeys }: Secrets): Fingerprint => ({
  SESSION_SECRET: only(nameOfSecret(config.sessionSecret)),
  DATA_KEY: dataKeys(),
  SEAL_KEY: only(sealFingerprint(sealKey)),
  EVIDENCE_KEY: evidenceKeys.names,
});

/** Nodes agree when each reads what the other writes: so a key can be replaced in two rounds of restarts. */
const agree = (one: KeyNames, other: KeyNames): boolean =>
  one.known.includes(other.current) && other.known.includes(one.current);

/** The secrets that two nodes do not share. */
export const differences = (own: Fingerprint, other: Fingerprint): SharedSecret[] =>
  sharedSecrets.filter((secret) => !agree(own[secret], other[secret]));
