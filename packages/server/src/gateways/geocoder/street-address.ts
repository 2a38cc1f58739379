import { foldText } from "@mec/domain/shared";
import type { Commune } from "./gazetteer.ts";
import { communesNamed, readPlaceQuery, searchCommunes } from "./town-search.ts";

/** A typed text read as a street and a town, which may be several communes of one name. */
export type StreetAddress = {
  houseNumber: string;
  street: string;
  postCode: string;
  communes: readonly Commune[];
};

const HOUSE_NUMBER = /^(\d{1,4})(?:([a-z])|\s*(bis|ter|quater))?[\s,]+(?=\S)/i;
const POST_CODE = /(?:^|[\s,])(\d{5})(?=$|[\s,])/;
const STREET_TYPES = new Set(
  (
    "allee allees av avenue bd boulevard chaussee chemin cite clos cour cours cote esplanade faubourg hameau impasse " +
    "lieu lotissement mail montee parvis passage place promenade quai residence rond route rue ruelle sente sentier " +
    "square traverse venelle villa voie zone za zi"
  ).split(" "),
);
const LINKING_WORDS = new Set("a au aux d de des du en et l la le les sous sur".split(" "));
const ROMAN_NUMERAL = /^[ivx]{2,}$/;

function capitalise(word: string): string {
  return ROMAN_NUMERAL.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
}

/** "RUE DE L'EGLISE saint-paul" → "Rue de l'Eglise Saint-Paul". */
function withCapitals(street: string): string {
  const cased = street
    .toLowerCase()
    .replace(/[\p{L}\p{N}]+/gu, (word) => (LINKING_WORDS.has(word) ? word : capitalise(word)));
  return cased.charAt(0).toUpperCase() + cased.slice(1);
}

function isStreet(text: string, hasNumber: boolean): boolean {
  const words = foldText(text).split(" ");
  const first = words[0] ?? "";
  const last = words.at(-1) ?? "";
  if (!/\p{L}/u.test(text) || LINKING_WORDS.has(last)) return false;
  return STREET_TYPES.has(first) ? words.length > 1 : hasNumber;
}

type Split = { street: string; postCode: string; communes: readonly Commune[] };

/** "rue de la Paix 44000 Nantes", "rue de la Paix Nantes 44000", "rue de la Paix 44000". */
function splitAtPostCode(text: string, limit: number): Split[] {
  const match = POST_CODE.exec(text);
  const postCode = match?.[1];
  if (!match || !postCode) return [];
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  const communes = searchCommunes({ words: readPlaceQuery(after).words, postCode }, limit);
  const named = splitAtTown(before).flatMap((split) => {
    const ofPostCode = split.communes.filter(({ postCodes }) => postCodes.includes(postCode));
    return ofPostCode.length > 0 ? [{ ...split, postCode, communes: ofPostCode }] : [];
  });
  return [...named, { street: before, postCode, communes }];
}

/** "rue de la Paix, Nan": after a comma the beginning of the town's name is enough. */
function splitAtComma(text: string, limit: number): Split[] {
  const comma = text.lastIndexOf(",");
  if (comma < 0) return [];
  const query = readPlaceQuery(text.slice(comma + 1));
  return [{ street: text.slice(0, comma), postCode: "", communes: searchCommunes(query, limit) }];
}

/** "rue de la Paix Nantes": the longest end of the text that is a commune's whole name comes first. */
function splitAtTown(text: string): Split[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  return words.slice(1).map((_, index) => ({
    street: words.slice(0, index + 1).join(" "),
    postCode: "",
    communes: communesNamed(words.slice(index + 1).join(" ")),
  }));
}

/**
 * Reads "12 bis rue de la Paix, 44000 Nantes": a number (or a kind of street), words, and at the end a town
 * of the gazetteer, its post code, or both. Null for a text of another form.
 */
export function readStreetAddress(text: string, limit: number): StreetAddress | null {
  const number = HOUSE_NUMBER.exec(text.trim());
  const rest = text.trim().slice(number?.[0].length ?? 0);
  const suffix = (number?.[2] ?? number?.[3] ?? "").toLowerCase();
  const houseNumber = number ? [number[1], suffix].filter(Boolean).join(" ") : "";
  const splits = POST_CODE.test(rest)
    ? splitAtPostCode(rest, limit)
    : [...splitAtComma(rest, limit), ...splitAtTown(rest)];
  const split = splits.find(
    ({ street, communes }) => communes.length > 0 && isStreet(street, number !== null),
  );
  if (!split) return null;
  return {
    houseNumber,
    street: withCapitals(split.street.replace(/[\s,]+/g, " ").trim()),
    postCode: split.postCode,
    communes: split.communes.slice(0, limit),
  };
}
