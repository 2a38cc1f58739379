import { type ConsumptionPoint, contractToForm, toldHeating, toldHours, toldVat } from "@mec/domain/point";
import type { ProfileType } from "@mec/domain/shared";
import { kindNamed } from "../usual-name.ts";
import { type Dossier, dossierSchema } from "./dossier-schema.ts";
import { emptyDossier, isEmpty } from "./empty-dossier.ts";
import { keptKind } from "./kept-kind.ts";

/** A dossier takes about a thousand characters; a longer text was not written by the app. */
const longest = 6000;

/** The stored dossier; an empty one when there is none, or when this version did not write it. */
export function readDossier(stored: string | null): Dossier {
  if (stored === null || stored.length > longest) return emptyDossier;
  try {
    return dossierSchema.parse(JSON.parse(stored));
  } catch {
    return emptyDossier;
  }
}

/** The text to store: null for an empty dossier, undefined for one that is not valid. */
export function writeDossier(dossier: Dossier): string | null | undefined {
  if (isEmpty(dossier)) return null;
  return dossierSchema.safeParse(dossier).success ? JSON.stringify(dossier) : undefined;
}

/** A registered point, as its holder typed it; the kind of business is what he tapped in this browser, or read from the name it was given. */
export function dossierOfPoint(point: ConsumptionPoint, pricesAs: ProfileType): Dossier {
  const { address, annualConsumption, contract } = point;
  return {
    ...emptyDossier,
    address,
    placeKind: keptKind(point.id) ?? kindNamed(point),
    annualConsumption,
    workingHours: toldHours(point),
    reclaimsVat: toldVat(point),
    electricHeating: toldHeating(point),
    meterPower: point.meterPower,
    segment: point.segment,
    contract: contractToForm(contract, pricesAs),
    pricesAs,
  };
}
