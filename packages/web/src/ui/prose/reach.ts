interface Part {
  readonly text: string;
  /** Where the text leads, when it is an address of e-mail or a telephone number. */
  readonly href?: string;
}

const reached = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b0\d(?:[ \u00a0]\d\d){4}\b)/u;

/** A text cut at what one writes to or calls. */
export const reachParts = (text: string): Part[] =>
  text.split(reached).map((part, index) => {
    if (index % 2 === 0) return { text: part };
    const href = part.includes("@") ? `mailto:${part}` : `tel:${part.replaceAll(/\s/gu, "")}`;
    return { text: part, href };
  });
