import type { Address } from "@mec/domain/address";
import { dossierKey, readDossier, tellsMore, writeDossier } from "../../../parts/point/dossier/dossier.ts";
import { readStored, writeStored } from "../../../platform/stored.ts";

/** What is searched here is where the visitor lives: the pages to come do not ask again. */
export function keepAddress(address: Address): void {
  const known = readDossier(readStored(dossierKey));
  if (!tellsMore(address, known)) return;
  const text = writeDossier({ ...known, address });
  if (text !== undefined) writeStored(dossierKey, text);
}
