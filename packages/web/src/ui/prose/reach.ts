interface Part {
  /** Where it begins in the text. */
  readonly at: number;
  readonly text: string;
  /** Where the text leads, when it is an address of e-mail or a telephone number. */
  readonly href?: string;
}

const reached = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b0\d(?:[ \u00a0]\d\d){4}\b)/u;

/** A text cut at what one writes to or calls; no part is empty. */
export function reachParts(text: string): Part[] {
  let at = 0;
  const parts = text.split(reached).map((part, index): Part => {
    const begin = at;
    at += part.length;
    if (index % 2 === 0) return { at: begin, text: part };
    const href = part.includes("@") ? `mailto:${part}` : `tel:${part.replaceAll(/\s/gu, "")}`;
    return { at: begin, text: part, href };
  });
  return parts.filter((part) => part.text !== "");
}
