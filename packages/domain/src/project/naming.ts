import { type Address, greatCircleKm } from "../address/index.ts";
import { foldText } from "../shared/index.ts";

/** §2: a project's name in its address: lower case, slashes and whitespace as hyphens, repeated hyphens as one. */
export function projectSlug(name: string): string {
  return name.toLowerCase().replace(/[/\s]/g, "-").replace(/-{2,}/g, "-");
}

/** A project's name without case, accents nor punctuation: the same for two spellings of one name. */
export const normalisedName = (name: string): string => foldText(name);

const DUPLICATE_KM = 0.2;

type Placed = { readonly name: string; readonly address: Address };

/** Compared by INSEE code when known; else by name within the department, since a large town has several post codes. */
function isSameTown(a: Address, b: Address): boolean {
  if (a.citycode && b.citycode) return a.citycode === b.citycode;
  return a.postCode.slice(0, 2) === b.postCode.slice(0, 2) && foldText(a.city) === foldText(b.city);
}

/** The same name in the town, or another project within 200 m. */
export function isDuplicate(candidate: Placed, existing: Placed): boolean {
  const sameName = normalisedName(candidate.name) === normalisedName(existing.name);
  if (sameName && isSameTown(candidate.address, existing.address)) return true;
  return greatCircleKm(candidate.address.coordinates, existing.address.coordinates) <= DUPLICATE_KM;
}
