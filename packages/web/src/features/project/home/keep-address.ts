import type { Address } from "@mec/domain/address";
import { readDossier, writeDossier } from "../../../parts/point/dossier/dossier.ts";
import { dossierKey } from "../../../parts/point/dossier/dossier-key.ts";
import { tellsMore } from "../../../parts/point/dossier/empty-dossier.ts";
import { readStored, writeStored } from "../../../platform/stored.ts";

/** Takes the address searched here as the visitor's home: later pages do not ask again. */
export function keepAddress(address: Address): void {
  const known = readDossier(readStored(dossierKey));
  if (!tellsMore(address, known)) return;
  const text = writeDossier({ ...known, address });
  if (text !== undefined) writeStored(dossierKey, text);
}
