/** What the support team looks for: words that start a name or an address, and digits that start a meter. */
export interface ParticipantSearch {
  /** Lower case, without accents nor punctuation. */
  readonly words: readonly string[];
  /** The digits of a meter or of its start; null when it cannot be one. */
  readonly prmStart: string | null;
}

const PRM_LENGTH = 14;
/** Fewer digits are the start of too many meters to be of any help. */
const MIN_PRM_START = 3;

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");

/** An address is looked for as a whole, a name word by word: "Anne-Laure" is two. */
function wordsOf(text: string): string[] {
  return plain(text)
    .split(/\s+/)
    .flatMap((part) => (part.includes("@") ? [part] : part.split(/[^a-z0-9]+/)))
    .filter(Boolean);
}

/** Reads what was typed: "12 345 678" may be a meter, "Le Gall" a name, "yann@" an address. */
export function readParticipantSearch(text: string): ParticipantSearch {
  const digits = text.replace(/\s/g, "");
  const isPrm = /^\d+$/.test(digits) && digits.length >= MIN_PRM_START && digits.length <= PRM_LENGTH;
  return { words: wordsOf(text), prmStart: isPrm ? digits : null };
}
