import { gap, readValue, type Token } from "./pdf-lexer.ts";
import type { CompressedObjects } from "./pdf-objects.ts";

/** A name, however its characters are written. */
const spelled = (name: string) =>
  [...name]
    .map((sign) => {
      const code = sign.charCodeAt(0).toString(16);
      return `(?:${sign}|#(?:${code}|${code.toUpperCase()}))`;
    })
    .join("");
const opening = new RegExp(`/${spelled("OpenAction")}(?=[^A-Za-z#]|$)`, "g");

/** The objects of this number in the file itself: any of them may be the one in force. */
function definitionsIn(text: string, number: string): (readonly Token[])[] {
  const head = new RegExp(`(?<!\\d)0*${number}${gap}+\\d+${gap}+obj`, "g");
  return [...text.matchAll(head)].map((match) => readValue(text, match.index + match[0].length).tokens);
}

/** The same among compressed objects, whose numbers and offsets come first. */
function compressedDefinitions({ text, first }: CompressedObjects, number: string): (readonly Token[])[] {
  if (first === null) return [];
  const numbers = text.slice(0, first).match(/\d+/g) ?? [];
  return numbers.flatMap((one, index) => {
    const isThis = index % 2 === 0 && Number(one) === Number(number);
    return isThis ? [readValue(text, first + Number(numbers[index + 1])).tokens] : [];
  });
}

/** A page to open at, or an action that goes to one and does nothing else. */
function isPage(tokens: readonly Token[]): boolean {
  const [start] = tokens;
  if (start?.kind === "name" || start?.kind === "string" || start?.text === "[") return true;
  if (start?.text !== "<<") return start?.text === "null";
  const names = tokens.filter(({ kind, depth }) => kind === "name" && depth === 1).map(({ text }) => text);
  const kinds = tokens.flatMap(({ kind, text }, index) =>
    kind === "name" && text === "S" ? [tokens[index + 1]?.text] : [],
  );
  return kinds.length > 0 && kinds.every((kind) => kind === "GoTo") && !names.includes("Next");
}

/** How often a file may say what it does when opened: once, and once more for each update appended to it. */
const mostSaid = 20;

/** Whether a PDF, when it is opened, does anything but show one of its pages. */
export function actsByItself(text: string, compressed: readonly CompressedObjects[]): boolean {
  const texts = [text, ...compressed.map((one) => one.text)];
  const said = texts.flatMap((one) =>
    [...one.matchAll(opening)].map((match) => readValue(one, match.index + match[0].length).tokens),
  );
  if (said.length > mostSaid) return true;
  return !said.every((tokens) => {
    const [number, , r] = tokens;
    if (r?.text !== "R" || !/^\d{1,9}$/.test(number?.text ?? "")) return isPage(tokens);
    const figures = String(Number(number?.text));
    const found = [
      ...definitionsIn(text, figures),
      ...compressed.flatMap((one) => compressedDefinitions(one, figures)),
    ];
    return found.length > 0 && found.every(isPage);
  });
}
