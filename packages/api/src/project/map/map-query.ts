import { productionTypes } from "@mec/domain/point";
import * as z from "zod";
import { queryFlag, queryLatitude, queryLongitude, queryNumber } from "../../wire.ts";

/** What a visitor can filter the projects by. */
export const filters = {
  productionPointType: z.enum(productionTypes).optional(),
  /** €/kWh HT: projects whose sellers all sell at it. */
  maxPrice: queryNumber(0, 10).optional(),
  /** The highest price with the VAT of those who add it: what an individual pays. */
  maxPriceWithTax: queryNumber(0, 10).optional(),
  perimeter: z.enum(["2", "10", "20"]).optional(),
  /** Only projects whose production is not wholly pledged. */
  open: queryFlag.optional(),
  /** Only projects in which electricity is shared. */
  running: queryFlag.optional(),
};

/** A rectangle of the map. */
export const bounds = {
  minLat: queryLatitude,
  minLong: queryLongitude,
  maxLat: queryLatitude,
  maxLong: queryLongitude,
};
