import type { RequestInput } from "@mec/api";
import type { publicProjectCalls } from "@mec/api/project";
import type { Address, Coordinates } from "@mec/domain/address";

/** The filters of the projects, as the API names them. */
export type ProjectFilters = Pick<
  NonNullable<RequestInput<typeof publicProjectCalls.listPublicProjects>["query"]>,
  "productionPointType" | "maxPrice" | "maxPriceWithTax" | "perimeter" | "open" | "running"
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

/** The name of a search: "Nantes (44000)" for a town, whose label begins with the postcode. */
export const placeLabel = ({ street, label, city, postCode }: Address): string =>
  street ? label : `${city} (${postCode})`;

/** "Céret" of "12 Rue Saint-Ferréol 66400 Céret"; a town's own label stays whole. */
export const townOfLabel = (label: string): string => label.replace(/^.+ \d{5} (?=\D)/, "");

/** "12 Rue Saint-Ferréol" of the same. */
export const streetOfLabel = (label: string): string => label.replace(/ \d{5} \D.*$/, "");

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
