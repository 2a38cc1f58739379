import * as z from "zod";
import { cleanText, firstFault, messages } from "../shared/index.ts";

const degrees = (limit: number, message: string) =>
  z.number({ error: message }).gte(-limit, firstFault(message)).lte(limit, firstFault(message));

/** WGS 84, in degrees. */
export const coordinatesSchema = z.strictObject({
  latitude: degrees(90, messages.coordinates),
  longitude: degrees(180, messages.coordinates),
});
export type Coordinates = z.infer<typeof coordinatesSchema>;

const part = (min: number, max: number) => cleanText({ min, max, message: messages.address });
const nonZero = (limit: number) =>
  degrees(limit, messages.address)
    .refine((value) => value !== 0, firstFault(messages.address))
    .meta({ not: { const: 0 } });

const longestLabel = 300;
const partsSchema = z.strictObject(
  {
    label: part(1, longestLabel).optional(),
    houseNumber: part(0, 20).optional(),
    street: part(1, 200),
    postCode: part(5, 5).regex(/^\d{5}$/, firstFault(messages.address)),
    city: part(1, 100),
    coordinates: z.strictObject(
      { latitude: nonZero(90), longitude: nonZero(180) },
      { error: messages.address },
    ),
    citycode: part(5, 5)
      .regex(/^(\d{2}|2[AB])\d{3}$/, firstFault(messages.address))
      .optional(),
  },
  { error: messages.address },
);
type AddressParts = z.infer<typeof partsSchema>;
export type Address = AddressParts & { label: string; houseNumber: string };

/** "12 Rue des Lilas 35630 Langouet", as the national base of addresses writes it. */
function labelOf({ houseNumber = "", street, postCode, city }: AddressParts): string {
  return [houseNumber, street, postCode, city].filter(Boolean).join(" ").slice(0, longestLabel);
}

/**
 * §5: an address chosen from the results of the search, or placed on the map: street, post code, city and non-zero
 * coordinates suffice. A hamlet's houses have no number ("" then); a label that is missing is made of the rest.
 * `citycode` is the INSEE code, which tells a rural town.
 * Every fault has the same message: the person can only choose another result.
 */
export const addressSchema = z.codec(partsSchema, z.custom<Address>(), {
  decode: (parts): Address => ({
    ...parts,
    label: parts.label ?? labelOf(parts),
    houseNumber: parts.houseNumber ?? "",
  }),
  encode: (address) => address,
});

/** The kinds of results of an address search, in the order in which they are shown, with their titles (§2). */
export const addressGroups = ["municipality", "street", "housenumber", "locality"] as const;
export type AddressGroup = (typeof addressGroups)[number];
export const addressGroupLabels: Record<AddressGroup, string> = {
  municipality: "Villes",
  street: "Rues",
  housenumber: "Numéros",
  locality: "Lieux-dits",
};

/** A French commune, chosen by a person whose address no search finds. */
export interface Commune {
  /** Its INSEE code. */
  readonly citycode: string;
  readonly name: string;
  /** The main post code first. */
  readonly postCodes: string[];
  /** Coordinates of its main town. */
  readonly coordinates: Coordinates;
}
