/** What pdf.js tells of a page's text: pieces in their order, between the marks that the tags point to. */
export type TextPiece =
  | { readonly str: string; readonly hasEOL: boolean }
  | { readonly type: string; readonly id?: string | null; readonly tag?: string | null };

/** The texts of a page, by the mark they stand in. A line's end is a line feed. */
export interface PageText {
  readonly marked: ReadonlyMap<string, string>;
  /** What is said not to be of the document itself: the foot of the page, the head of a table drawn again. */
  readonly aside: string;
  /** What stands in no mark: nothing, in a page whose tags say all of it. */
  readonly unmarked: string;
}

const artifact = Symbol("artifact");
type Mark = string | typeof artifact | null;

/** A mark within another one without a name of its own is of that one. */
function markOf({ id, tag }: Extract<TextPiece, { type: string }>, around: Mark): Mark {
  if (around === artifact || tag === "Artifact") return artifact;
  return id ?? around;
}

export function readPageText(pieces: readonly TextPiece[]): PageText {
  const marked = new Map<string, string>();
  const open: Mark[] = [null];
  let aside = "";
  let unmarked = "";
  for (const piece of pieces) {
    const mark = open.at(-1) ?? null;
    if ("type" in piece) {
      if (piece.type === "endMarkedContent") open.pop();
      else open.push(markOf(piece, mark));
      continue;
    }
    const text = piece.hasEOL ? `${piece.str}\n` : piece.str;
    if (mark === artifact) aside += text;
    else if (mark === null) unmarked += text;
    else marked.set(mark, (marked.get(mark) ?? "") + text);
  }
  return { marked, aside, unmarked: unmarked.trim() };
}
