import type { Address } from "@mec/domain/address";
import {
  type ConsumerType,
  type ConsumptionPoint,
  consumptionPointNameLength,
  consumptionPointNameSchema,
} from "@mec/domain/point";
import { t } from "../../platform/i18n.ts";
import { type PlaceKind, tradeOf } from "./rules-of-thumb.ts";
import { inSentence, streetName } from "./street-name.ts";

const { max: longestName } = consumptionPointNameLength;

type Named = Pick<ConsumptionPoint, "name" | "address" | "consumerType">;

/** "Boulangerie", of a business whose kind was told; "" of a home, which its street tells from others. */
function tradeWord(placeKind: PlaceKind | null): string {
  const name = t(tradeOf(placeKind) ?? "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The trade, then as much of the street as there is room for: a cut word would read as a mistake. */
function tradeName(trade: string, { houseNumber, street }: Address): string {
  const [whole, unnumbered] = [[houseNumber, street].filter(Boolean).join(" "), street].map(
    (part) => `${trade}, ${inSentence(part)}`,
  );
  return [whole, unnumbered].find((name) => name && name.length <= longestName) ?? trade;
}

/** The default name of a place: its trade, and its street, which tells it from the holder's other places. */
export function usualName(address: Address, kind: ConsumerType, placeKind: PlaceKind | null = null): string {
  const trade = kind === "professional" ? tradeWord(placeKind) : "";
  const name =
    trade && address.street ? tradeName(trade, address) : trade || streetName(address, longestName);
  if (consumptionPointNameSchema.safeParse(name).success) return name;
  return kind === "professional" ? "Mon local" : "Mon logement";
}

/** The name that an address gives; none before there is one. */
export const givenName = (
  address: Address | null,
  kind: ConsumerType,
  placeKind: PlaceKind | null = null,
): string => (address ? usualName(address, kind, placeKind) : "");

/** The kinds that a trade's name tells: that of a bakery says nothing of its oven. */
const namedKinds = ["shop", "town-hall", "school", "village-hall", "bakery"] as const;

/** The kind of business after which a place was named, since none is kept with it; null for a home, or any other name. */
export const kindNamed = ({ name, address, consumerType }: Named): PlaceKind | null =>
  namedKinds.find(
    (kind) => consumerType === "professional" && usualName(address, consumerType, kind) === name,
  ) ?? null;

/** Whether a place has the name that its address or its trade gives, and not one that somebody typed. */
export const hasGivenName = ({ name, address, consumerType }: Named): boolean =>
  [null, ...namedKinds].some((kind) => usualName(address, consumerType, kind) === name);

/** The name once its place is told otherwise: what somebody typed stays, a name that was given follows. */
export const nameBeside = (name: string, given: string, usual: string): string =>
  name === "" || name === given ? usual : name;
