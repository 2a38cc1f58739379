import { conjunction } from "@mec/domain/shared";
import type { SalesContractData } from "./content.ts";

const streetOf = ({ site }: SalesContractData): string => site?.address.label.split(",")[0]?.trim() ?? "";

const quoted = (name: string): string => `«\u00a0${name}\u00a0»`;

/** "« Boulangerie du port »", with its street where another place goes by that name, else the street alone; null where neither is known. */
function placeOf(contract: SalesContractData, all: readonly SalesContractData[]): string | null {
  const [name = "", street] = [contract.site?.name.trim(), streetOf(contract)];
  const isShared = all.some((other) => other.site?.name.trim() === name && streetOf(other) !== street);
  if (!name) return street || null;
  return isShared ? `${quoted(name)}, ${street}` : quoted(name);
}

/** These places by their names; null where one has none. */
function namesOf(places: readonly (string | null)[]): string | null {
  const known = new Set(places.flatMap((name) => name ?? []));
  return known.size > 0 && !places.includes(null) ? conjunction(known) : null;
}

/** What is written of several contracts: each different answer once, with the places that it is about. */
export function ofEachPlace(
  contracts: readonly SalesContractData[],
  write: (contract: SalesContractData) => string,
): string {
  const placesOf = new Map<string, (string | null)[]>();
  for (const contract of contracts) {
    const text = write(contract);
    placesOf.set(text, [...(placesOf.get(text) ?? []), placeOf(contract, contracts)]);
  }
  const told = [...placesOf].map(([text, places]) => ({ text, names: namesOf(places) }));
  const areTold = told.length > 1 && new Set(told.map(({ names }) => names)).size === told.length;
  return told
    .map(({ text, names }, rank) => {
      if (areTold && names !== null) return `Pour ${names}\u00a0: ${text}`;
      return rank === 0 ? text : `Pour un autre de vos lieux\u00a0: ${text}`;
    })
    .join(" ");
}
