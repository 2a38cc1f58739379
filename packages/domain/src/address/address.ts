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
  degrees(limit, messages.address).refine((value) => value !== 0, firstFault(messages.address));

/**
 * §5: an address chosen from the results of the search: street, post code, city and non-zero coordinates.
 * A hamlet's houses have no number ("" then). `citycode` is the INSEE code, which tells a rural town.
 * Every fault has the same message: the person can only choose another result.
 */
export const addressSchema = z.strictObject(
  {
    label: part(1, 300),
    houseNumber: part(0, 20),
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
export type Address = z.infer<typeof addressSchema>;

/** The kinds of results of an address search, in the order in which they are shown, with their titles (§2). */
export const addressGroups = ["municipality", "street", "housenumber", "locality"] as const;
export type AddressGroup = (typeof addressGroups)[number];
export const addressGroupLabels: Record<AddressGroup, string> = {
  municipality: "Villes",
  street: "Rues",
  housenumber: "Numéros",
  locality: "Lieux-dits",
};

/** §5: the search starts at this number of characters. */
export const minSearchLength = 3;
