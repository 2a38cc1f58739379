import type { Address } from "@mec/domain/address";
import { dossierKey, readDossier, writeDossier } from "../../../parts/point/dossier/dossier.ts";
import { readStored, writeStored } from "../../../platform/stored.ts";

/** What is searched here is where the visitor lives: the pages to come do not ask again. */
export function keepAddress(address: Address): void {
  const text = writeDossier({ ...readDossier(readStored(dossierKey)), address });
  if (text !== undefined) writeStored(dossierKey, text);
}
