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

/** The text with its entities replaced: a word is found however it is spelled. */
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

/**
 * An XML part as the text to look for words in; it is decoded and not parsed.
 * @throws Refused for a document type (where entities are made to grow) and for what is no XML in UTF-8 or UTF-16.
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
  return text;
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
 * The attributes of each element of this name, whatever its prefix. A value holds no "<", so that each tag is read
 * in one go and a file of tags that never end costs no more than another.
 * @throws Refused when one of them is not well formed.
 */
export function elementsOf(text: string, name: string): Attributes[] {
  const openings = text.match(new RegExp(`<(?:[\\w.-]+:)?${name}\\s`, "g"))?.length ?? 0;
  const tag = `<(?:[\\w.-]+:)?${name}\\s((?:[^<>"']|"[^"<]*"|'[^'<]*'){0,20000})>`;
  const elements = [...text.matchAll(new RegExp(tag, "g"))];
  if (elements.length !== openings) throw unreadable();
  return elements.map(([, attributes = ""]) => attributesOf(attributes));
}

/** Whether an address leads out of the machine: a server, a share. A file of the author's own disk leads nowhere. */
export const isRemote = (address: string): boolean =>
  /^\s*((https?|ftps?|smb|ldaps?|dav|webdav|mhtml|ms-[\w-]+)[:%]|\\\\|\/\/|file:(\/\/)?[^/\\\s]|file:\/*\\\\|file:\/{4,})/i.test(
    address,
  );
