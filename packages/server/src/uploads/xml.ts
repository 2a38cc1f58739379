import { dangerous, unsupported } from "./refusal.ts";

const unreadable = () => unsupported("Ce fichier est abîmé\u00a0: enregistrez-le de nouveau.");

function encodingOf(bytes: Buffer): "utf-8" | "utf-16le" | "utf-16be" {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return "utf-8";
}

const known = /^(utf-?8|utf-?16|us-ascii)$/i;
const namedEntities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

/** The text with its entities replaced, so that a word is found however it is written. */
export function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi,
    (_, hex, decimal, name) => {
      if (hex) return character(Number.parseInt(hex, 16));
      if (decimal) return character(Number.parseInt(decimal, 10));
      return namedEntities[String(name).toLowerCase()] ?? "";
    },
  );
}

/** The optional prefix of a name, in any script. */
export const prefix = "(?:[^\\s<>\"'/=:&]+:)?";

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Parts that a reader skips or reads differently: comments, instructions, CDATA. */
const asides: readonly {
  readonly start: string;
  readonly end: string;
  readonly keep: (inside: string) => string;
}[] = [
  { start: "<!--", end: "-->", keep: () => "" },
  { start: "<![CDATA[", end: "]]>", keep: escaped },
  { start: "<?", end: "?>", keep: () => "" },
];

/** The text as it is displayed, so that a word is found whatever is inserted in it. */
function withoutAsides(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/<(?:!--|!\[CDATA\[|\?)/g)) {
    if (index < from) continue;
    const aside = asides.find(({ start }) => text.startsWith(start, index));
    const end = aside ? text.indexOf(aside.end, index + aside.start.length) : -1;
    if (!aside || end < 0) throw unreadable();
    parts.push(text.slice(from, index), aside.keep(text.slice(index + aside.start.length, end)));
    from = end + aside.end.length;
  }
  return [...parts, text.slice(from)].join("");
}

/**
 * An XML part as text to search for words; decoded, not parsed.
 * @throws Refused for a document type (where entities can be made to grow), and for anything but XML in UTF-8
 * or UTF-16.
 */
export function xmlText(bytes: Buffer): string {
  let text: string;
  try {
    text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw unreadable();
  }
  const encoding = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/i.exec(text)?.[1];
  if (!/^\s*</.test(text) || text.includes("\u0000") || (encoding !== undefined && !known.test(encoding))) {
    throw unreadable();
  }
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) {
    throw dangerous("Ce fichier contient des définitions qu’un document n’a pas à contenir.");
  }
  return withoutAsides(text);
}

type Attributes = Readonly<Record<string, string>>;

function attributesOf(tag: string): Attributes {
  const found = tag.matchAll(/(?<![\w.:-])([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries(
    [...found].map(([, name = "", double, single]) => [
      name.replace(/^.*:/, ""),
      withoutEntities(double ?? single ?? ""),
    ]),
  );
}

/**
 * The attributes of each element of this name, whatever its prefix. A value contains no "<", so that each tag
 * is read in one go and a file of unclosed tags costs no more than another.
 * @throws Refused when one of them is not well formed.
 */
export function elementsOf(text: string, name: string): Attributes[] {
  const openings = text.match(new RegExp(`<${prefix}${name}\\s`, "g"))?.length ?? 0;
  const tag = `<${prefix}${name}\\s((?:[^<>"']|"[^"<]*"|'[^'<]*'){0,20000})>`;
  const elements = [...text.matchAll(new RegExp(tag, "g"))];
  if (elements.length !== openings) throw unreadable();
  return elements.map(([, attributes = ""]) => attributesOf(attributes));
}

/** An address as programs read it, with its escaped characters decoded. */
const readable = (address: string) =>
  address
    .replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/[\u0000-\u0020]/g, "");

const ownDisk = /^file:(?:\/{0,3}(?:localhost\/)?[a-z][:|](?:[\\/]|$)|\/{1,3}(?![\\/])|[^\\/:]+$)/i;

/** Whether an address leads out of the machine: a server, a share. A file on the author's own disk does not. */
export function isRemote(given: string): boolean {
  const address = readable(given);
  if (/^[\\/]{2}/.test(address)) return true;
  if (!/^[a-z][a-z0-9+.-]+:/i.test(address)) return false;
  return !ownDisk.test(address) || /^file:\/\/(?!\/|localhost\/|[a-z][:|])/i.test(address);
}

/** Whether an address starts a program of the machine when clicked. */
export const startsProgram = (address: string): boolean =>
  /^(ms-|search|javascript:|vbscript:|shell:|data:|mhtml:|ldap|vnd\.sun\.star|macro:|service:)/i.test(
    readable(address),
  );
