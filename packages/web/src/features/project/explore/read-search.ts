import { publicProjectCalls } from "@mec/api/project";
import { mapDefaults } from "@mec/domain/address";
import * as z from "zod";
import type { ExploreSearch, ProjectFilters } from "./search-state.ts";

const wire = publicProjectCalls.listProjectsAround.query.shape;
const zoomText = z.codec(z.string().regex(/^\d{1,2}$/), z.int().min(3).max(18), {
  decode: Number,
  encode: String,
});
const longestLabel = 200;

/** Parses a parameter with the schema; undefined when it is absent or invalid, since a link shows no errors. */
function read<T>(schema: z.ZodType<T>, params: URLSearchParams, name: string): T | undefined {
  return schema.safeParse(params.get(name) ?? undefined).data;
}

export function readFilters(params: URLSearchParams): ProjectFilters {
  const filters = {
    productionPointType: read(wire.productionPointType, params, "productionPointType"),
    maxPrice: read(wire.maxPrice, params, "maxPrice"),
    maxPriceWithTax: read(wire.maxPriceWithTax, params, "maxPriceWithTax"),
    perimeter: read(wire.perimeter, params, "perimeter"),
    open: read(wire.open, params, "open") || undefined,
    running: read(wire.running, params, "running") || undefined,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** The search that a page's address holds. */
export function readSearch(params: URLSearchParams): ExploreSearch {
  const latitude = read(wire.centerLat, params, "lat");
  const longitude = read(wire.centerLong, params, "long");
  const centre = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const label = centre ? (params.get("q") ?? "").slice(0, longestLabel) : "";
  return {
    centre,
    zoom: read(zoomText, params, "zoom") ?? (centre ? mapDefaults.searchZoomCap : mapDefaults.zoom),
    label,
    citycode:
      label === ""
        ? undefined
        : read(publicProjectCalls.listEligibleProjects.query.shape.citycode, params, "citycode"),
    filters: readFilters(params),
    eligible: label !== "" && params.get("eligible") === "true",
  };
}
