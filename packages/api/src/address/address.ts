import { densityLevels, minSearchLength } from "@mec/domain/address";
import { cleanText } from "@mec/domain/shared";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { addressAnswer, queryInteger } from "../wire.ts";

/** How many communes one search answers. */
const mostCommunes = 20;

const found = z.array(addressAnswer.extend({ citycode: z.string() }));

/** Who answered: the national geocoder or, when it is away or not set, the embedded list of towns. */
const source = z.enum(["geoplateforme", "embedded"]);

export const addressCalls = defineCalls({
  searchAddress: {
    method: "GET",
    path: "/address/search",
    summary: "Search French addresses, grouped by kind",
    access: { who: "anyone" },
    query: z.object({
      q: cleanText({ min: minSearchLength, max: 200 }),
      limit: queryInteger(1, 20).optional(),
    }),
    success: {
      status: 200,
      body: z.object({ municipality: found, street: found, housenumber: found, locality: found, source }),
    },
  },
  searchCommune: {
    method: "GET",
    path: "/address/commune",
    summary: "Search the communes of France by name or post code, for an address that is in no list",
    access: { who: "anyone" },
    query: z.object({
      q: cleanText({ min: minSearchLength, max: 100 }),
      limit: queryInteger(1, mostCommunes).optional(),
    }),
    mostLines: mostCommunes,
    success: {
      status: 200,
      body: z.array(
        z.object({
          citycode: z.string(),
          name: z.string(),
          postCodes: z.array(z.string()),
          coordinates: addressAnswer.shape.coordinates,
        }),
      ),
    },
  },
  getCommune: {
    method: "GET",
    path: "/address/commune/{citycode}",
    summary:
      "A commune's name and its level in Insee's density grid, on which a perimeter of 10 or 20 km depends",
    access: { who: "anyone" },
    params: z.object({
      citycode: z
        .string()
        .regex(/^(\d{2}|2[AB])\d{3}$/, { error: "Un code de commune compte 5 caractères." }),
    }),
    success: {
      status: 200,
      body: z.object({ name: z.string(), density: z.literal(densityLevels).nullable() }),
    },
    errors: ["NOT_FOUND"],
  },
});
