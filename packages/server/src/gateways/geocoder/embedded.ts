import type { Coordinates } from "@mec/domain/address";
import type { Commune, Locality } from "./gazetteer.ts";
import { emptyGroups, type GeocodedAddress, type Geocoder, type GeocoderAnswer } from "./port.ts";
import { readStreetAddress, type StreetAddress } from "./street-address.ts";
import { readPlaceQuery, searchCommunes, searchLocalities } from "./town-search.ts";

const METRES_PER_DEGREE = 111_195;
const LONGEST_STREET_OFFSET_M = 600;
const LONGEST_NUMBER_OFFSET_M = 200;

function addressOf(
  commune: Commune,
  {
    houseNumber = "",
    street = "",
    postCode = commune.postCodes[0] ?? "",
    coordinates = commune.coordinates,
  } = {},
): GeocodedAddress {
  const way = [houseNumber, street].filter(Boolean).join(" ");
  return {
    label: [way, postCode, commune.name].filter(Boolean).join(" "),
    houseNumber,
    street,
    postCode,
    city: commune.name,
    coordinates,
    citycode: commune.citycode,
  };
}

function addressOfLocality({ name, commune, coordinates }: Locality): GeocodedAddress {
  return addressOf(commune, { street: name, coordinates });
}

/** FNV-1a over UTF-16 units: the same text always falls on the same place. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

function moved(from: Coordinates, metres: number, angle: number): Coordinates {
  const latitude = from.latitude + (metres * Math.cos(angle)) / METRES_PER_DEGREE;
  const perDegree = METRES_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180);
  const longitude = from.longitude + (metres * Math.sin(angle)) / perDegree;
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
}

/** A street lies up to 600 m from the town's centre, its numbers along it up to 200 m further. */
function streetPosition(commune: Commune, street: string, houseNumber: string): Coordinates {
  const seed = hash(street);
  const angle = ((seed & 0xffff) / 0x10000) * 2 * Math.PI;
  const start = moved(commune.coordinates, ((seed >>> 16) / 0x10000) * LONGEST_STREET_OFFSET_M, angle);
  const along = Math.min((Number.parseInt(houseNumber, 10) || 0) * 2, LONGEST_NUMBER_OFFSET_M);
  return moved(start, along, angle + Math.PI / 2);
}

function searchStreet(
  { houseNumber, street, postCode, communes }: StreetAddress,
  limit: number,
): GeocoderAnswer["groups"] {
  const groups = emptyGroups();
  const numbers = houseNumber ? [houseNumber, ""] : [""];
  const found = communes.flatMap((commune) => numbers.map((number) => ({ commune, number }))).slice(0, limit);
  for (const { commune, number } of found) {
    const coordinates = streetPosition(commune, street, number);
    const place = { houseNumber: number, street, coordinates, ...(postCode ? { postCode } : {}) };
    groups[number ? "housenumber" : "street"].push(addressOf(commune, place));
  }
  return groups;
}

function searchPlaces(q: string, limit: number): GeocoderAnswer["groups"] {
  const query = readPlaceQuery(q);
  const municipality = searchCommunes(query, limit).map((commune) => addressOf(commune));
  const locality = searchLocalities(query, limit - municipality.length).map(addressOfLocality);
  return { ...emptyGroups(), municipality, locality };
}

/**
 * The geocoder without network, on the embedded gazetteer. Its limits: it knows every commune and a few
 * hundred localities, but no street. A street typed in one of them is accepted and placed, always at the same
 * place, within 800 m of the town's centre: good enough to try the product and to find the projects around,
 * not to measure a perimeter. Paris, Lyon and Marseille have one centre each.
 */
export function embeddedGeocoder(): Geocoder {
  return {
    async search(q, limit) {
      const address = readStreetAddress(q, limit);
      const groups = address ? searchStreet(address, limit) : searchPlaces(q, limit);
      return { source: "embedded", groups };
    },
    communes: (q, limit) => searchCommunes(readPlaceQuery(q), limit),
  };
}
