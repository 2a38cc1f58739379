import { type AddressGroup, addressGroups } from "@mec/domain/address";
import * as z from "zod";
import { type AddressSearch, emptyGroups, type GeocodedAddress, GeocoderUnavailable } from "./port.ts";

const DEFAULT_TIMEOUT_MS = 2_500;
/** Bounds of the service's own `q` and `limit`. */
const MAX_QUERY_LENGTH = 200;
const MAX_RESULTS = 20;
/** What the service blocks for when it does not say (its documentation: 5 s). */
const DEFAULT_RETRY_AFTER_SECONDS = 5;

const text = z.string().max(300);
const featureSchema = z.object({
  geometry: z.object({
    coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
  }),
  properties: z.object({
    type: z.enum(addressGroups),
    label: text,
    name: text,
    housenumber: text.optional(),
    street: text.optional(),
    postcode: z.string().regex(/^\d{5}$/),
    city: text,
    citycode: z.string().regex(/^\d[\dAB]\d{3}$/),
  }),
});
type Feature = z.infer<typeof featureSchema>;

const collectionSchema = z.object({ type: z.literal("FeatureCollection"), features: z.array(z.unknown()) });

function streetOf({ type, name, street }: Feature["properties"]): string {
  if (type === "municipality") return "";
  return street ?? name;
}

function toAddress({ geometry, properties }: Feature): GeocodedAddress {
  const [longitude, latitude] = geometry.coordinates;
  const { type, label, housenumber, postcode, city, citycode } = properties;
  return {
    label: type === "municipality" ? `${postcode} ${city}` : label,
    houseNumber: housenumber ?? "",
    street: streetOf(properties),
    postCode: postcode,
    city,
    coordinates: { latitude, longitude },
    citycode,
  };
}

/** A feature that lacks something (some have no postcode) is left out; when all do, the answer counts as unreadable. */
function readCollection(body: unknown): Record<AddressGroup, GeocodedAddress[]> {
  const collection = collectionSchema.safeParse(body);
  if (!collection.success) throw new GeocoderUnavailable("Unreadable answer", { cause: collection.error });
  const features = collection.data.features.flatMap((feature) => featureSchema.safeParse(feature).data ?? []);
  if (features.length === 0 && collection.data.features.length > 0) {
    throw new GeocoderUnavailable("No readable feature in the answer");
  }
  const groups = emptyGroups();
  for (const feature of features) groups[feature.properties.type].push(toAddress(feature));
  return groups;
}

function retryAfterOf(response: Response): number {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : DEFAULT_RETRY_AFTER_SECONDS;
}

/**
 * IGN's Géoplateforme (Base Adresse Nationale), `GET {url}/search`. Its answers are stable, its limit is 50
 * calls a second per IP: put a cache and a circuit in front.
 * @throws GeocoderUnavailable when it does not answer in time, refuses, or sends an unreadable answer.
 */
export function geoplateformeGeocoder({
  url,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: {
  url: string;
  timeoutMs?: number;
}): AddressSearch {
  async function call(q: string, limit: number): Promise<Record<AddressGroup, GeocodedAddress[]>> {
    const parameters = new URLSearchParams({
      q: q.trim().slice(0, MAX_QUERY_LENGTH),
      limit: String(Math.min(limit, MAX_RESULTS)),
      autocomplete: "1",
    });
    const response = await fetch(`${url}/search?${parameters}`, {
      headers: { accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    // 400 means a bad question ("q must start with a letter or a digit"), not a failing service: there is no
    // result.
    if (response.status === 400) return emptyGroups();
    if (response.status === 429) {
      throw new GeocoderUnavailable("Too many calls", { retryAfterSeconds: retryAfterOf(response) });
    }
    if (!response.ok) throw new GeocoderUnavailable(`Status ${response.status}`);
    return readCollection(await response.json());
  }

  return {
    async search(q, limit) {
      try {
        return { source: "geoplateforme", groups: await call(q, limit) };
      } catch (error) {
        if (error instanceof GeocoderUnavailable) throw error;
        throw new GeocoderUnavailable("No answer", { cause: error });
      }
    },
  };
}
