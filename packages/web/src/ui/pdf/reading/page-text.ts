/** What pdf.js gives of a page's text: pieces in order, between the marks that the tags refer to. */
export type TextPiece =
  | { readonly str: string; readonly hasEOL: boolean }
  | { readonly type: string; readonly id?: string | null; readonly tag?: string | null };

/** The texts of a page, by the mark that holds them. A line's end is a line feed. */
export interface PageText {
  readonly marked: ReadonlyMap<string, string>;
  /** The text marked as not part of the document itself: page footers, a table's head drawn again. */
  readonly aside: string;
  /** The text outside of all marks: empty in a page whose tags cover everything. */
  readonly unmarked: string;
}

const artifact = Symbol("artifact");
type Mark = string | typeof artifact | null;

/** A nested mark without an id belongs to the mark around it. */
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
