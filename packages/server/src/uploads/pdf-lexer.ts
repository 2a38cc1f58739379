/** A token of a PDF (ISO 32000, 7.2). A name has its hexadecimal characters decoded. */
export interface Token {
  readonly kind: "name" | "word" | "string" | "open" | "close";
  readonly text: string;
  /** How many dictionaries and arrays it is inside. */
  readonly depth: number;
}

/** The value at this place, as tokens, and where it ends. */
export interface Value {
  readonly tokens: readonly Token[];
  readonly end: number;
}

const blank = "\\u0000\\t\\n\\f\\r ";
const special = `${blank}()<>\\[\\]{}/%`;
/** What may separate two tokens. */
export const gap = `(?:[${blank}]|%[^\\r\\n]*)`;
const gaps = new RegExp(`${gap}*`, "y");
const plain = new RegExp(`/[^${special}]*|<<|>>|[\\[\\]]|[^${special}]+`, "y");
const hexadecimal = new RegExp(`<[0-9a-fA-F${blank}]*>?`, "y");
const textPart = /[^()\\]*(?:\\[\s\S]|[()])?/y;

/** A name may write any character in hexadecimal: /J#61vaScript. */
export const withoutHexadecimal = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

/** Where the next token begins. */
export const skipGap = (text: string, at: number): number => at + matchAt(gaps, text, at).length;

/** The end of a text in parentheses, which may contain others. */
function stringEnd(text: string, at: number): number {
  let next = at + 1;
  for (let depth = 1; depth > 0; ) {
    const part = matchAt(textPart, text, next);
    if (part === "") return text.length;
    next += part.length;
    if (part.endsWith("(") && !part.endsWith("\\(")) depth += 1;
    else if (part.endsWith(")") && !part.endsWith("\\)")) depth -= 1;
  }
  return next;
}

function rawTokenAt(text: string, at: number): string {
  if (text[at] === "(") return text.slice(at, stringEnd(text, at));
  const known = matchAt(plain, text, at) || matchAt(hexadecimal, text, at);
  return known || (text[at] ?? "");
}

function kindOf(raw: string): Token["kind"] {
  if (raw.startsWith("/")) return "name";
  if (raw === "<<" || raw === "[") return "open";
  if (raw === ">>" || raw === "]") return "close";
  return raw.startsWith("(") || raw.startsWith("<") ? "string" : "word";
}

/** Readers tolerate badly written files: the end of a dictionary also ends what is open inside it. */
function closed(open: readonly string[], closing: string): string[] {
  const at = open.lastIndexOf(closing === ">>" ? "<<" : "[");
  if (closing === "]" && at !== open.length - 1) return [...open];
  return open.slice(0, Math.max(0, at));
}

const ends = new Set(["stream", "endstream", "obj", "endobj"]);
const longestOpen = 100;
/** More than any real object has: a longer value was not read to its end. */
export const mostTokens = 500_000;

/**
 * The dictionary, array, name, text or word that begins at this place; a number comes with the two words that
 * may make it a reference. It never fails: something badly written ends where an object does.
 */
export function readValue(text: string, from: number): Value {
  const tokens: Token[] = [];
  let open: string[] = [];
  let at = skipGap(text, from);
  while (at < text.length && tokens.length < mostTokens) {
    const raw = rawTokenAt(text, at);
    if (ends.has(raw)) break;
    const kind = kindOf(raw);
    if (kind === "close") open = closed(open, raw);
    tokens.push({ kind, text: kind === "name" ? withoutHexadecimal(raw.slice(1)) : raw, depth: open.length });
    if (kind === "open") open = [...open, raw];
    at += raw.length;
    const mayGoOn = tokens.length < 3 && kind === "word" && tokens.every((one) => one.kind === "word");
    if ((open.length === 0 && !mayGoOn) || open.length > longestOpen) break;
    at = skipGap(text, at);
  }
  return { tokens, end: at };
}
