import type { Address } from "@mec/domain/address";
import { type ConsumerType, consumptionPointNameSchema } from "@mec/domain/point";
import { streetName } from "../../../parts/point/street-name.ts";

const longestName = 30;

/** The default name of a place: its street, which tells it from the holder's other places. */
export function usualName(address: Address, kind: ConsumerType): string {
  const name = streetName(address, longestName);
  if (consumptionPointNameSchema.safeParse(name).success) return name;
  return kind === "professional" ? "Mon local" : "Mon logement";
}

/** The name that an address gives; none before there is one. */
export const givenName = (address: Address | null, kind: ConsumerType): string =>
  address ? usualName(address, kind) : "";

/** The name once an address is chosen: what somebody typed stays, a name that an address gave follows it. */
export const nameBeside = (name: string, given: string, address: Address, kind: ConsumerType): string =>
  name === "" || name === given ? usualName(address, kind) : name;
