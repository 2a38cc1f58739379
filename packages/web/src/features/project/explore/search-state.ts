import type { RequestInput } from "@mec/api";
import { publicProjectCalls } from "@mec/api/project";
import { type Address, type Coordinates, mapDefaults } from "@mec/domain/address";
import * as z from "zod";

/** The filters of the projects, as the API names them: prices without tax. */
export type ProjectFilters = Pick<
  NonNullable<RequestInput<typeof publicProjectCalls.listPublicProjects>["query"]>,
  "productionPointType" | "maxPrice" | "perimeter" | "open"
>;

/** A search, whole: it fits in the page's address, so that it can be shared. */
export interface ExploreSearch {
  /** The middle of the search; null for the whole of France. */
  readonly centre: Coordinates | null;
  readonly zoom: number;
  /** The searched address; "" when only the map was moved. */
  readonly label: string;
  /** The Insee code of its commune, when it is known: who may join depends on it. */
  readonly citycode?: string | undefined;
  readonly filters: ProjectFilters;
  /** Only the projects that the address could join. */
  readonly eligible: boolean;
}

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
    perimeter: read(wire.perimeter, params, "perimeter"),
    open: read(wire.open, params, "open") || undefined,
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

/** The name of a search: "Nantes (44000)" for a town, whose label begins with the postcode. */
export const placeLabel = ({ street, label, city, postCode }: Address): string =>
  street ? label : `${city} (${postCode})`;

/** Five decimals are about a metre. */
const degrees = (value: number) => String(Math.round(value * 1e5) / 1e5);

/** The query parameters of a search, without default values. */
export function writeSearch({
  centre,
  zoom,
  label,
  citycode,
  filters,
  eligible,
}: ExploreSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (centre) {
    if (label) params.set("q", label);
    if (label && citycode) params.set("citycode", citycode);
    params.set("lat", degrees(centre.latitude));
    params.set("long", degrees(centre.longitude));
    params.set("zoom", String(zoom));
    if (eligible) params.set("eligible", "true");
  }
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== false) params.set(name, String(value));
  }
  return params;
}
