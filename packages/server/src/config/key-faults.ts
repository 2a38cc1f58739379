import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sealFault } from "../seal/key.ts";
import type { SealKey } from "../seal/seal-key.ts";
import type { Given } from "./variables.ts";

interface Kept {
  readonly given: Given;
  readonly dataDir: string;
  readonly seal: SealKey | undefined;
}

const isKey: Readonly<Record<string, RegExp>> = {
  "data-keys": /^[0-9a-f]{64}([\s,]+[0-9a-f]{64})*$/i,
  "evidence.key": /^\S+(\s+\S+)*$/,
};

/** A key of DATA_DIR that is torn or empty: a new one would not open what it opened. */
function fileFaults(dataDir: string, name: string): string[] {
  const file = join(dataDir, name);
  if (!existsSync(file) || isKey[name]?.test(readFileSync(file, "utf8").trim())) return [];
  return [
    `DATA_DIR=${dataDir}\u00a0: le fichier ${name} est abîmé\u00a0; remettez celui d’une sauvegarde (npm run restore dans un dossier vide).`,
  ];
}

function sealFaults({ dataDir, seal }: Kept): string[] {
  const reason = sealFault({ dataDir, seal });
  if (reason === null) return [];
  return [
    seal
      ? `SEAL_KEY, SEAL_CERTIFICATE\u00a0: cette clé ne peut pas sceller\u00a0; donnez une clé et son certificat en PEM. (${reason})`
      : `DATA_DIR=${dataDir}\u00a0: le fichier seal.pem ne peut pas sceller\u00a0; remettez celui d’une sauvegarde, ou donnez SEAL_KEY et SEAL_CERTIFICATE. (${reason})`,
  ];
}

/** What is wrong with the keys that are there. None of them is shown. */
export function keyFaults(kept: Kept): string[] {
  const { given, dataDir } = kept;
  return [
    ...(given.DATA_KEY === undefined ? fileFaults(dataDir, "data-keys") : []),
    ...(given.EVIDENCE_KEY === undefined ? fileFaults(dataDir, "evidence.key") : []),
    ...sealFaults(kept),
  ];
}
