import { placeholder } from "@mec/domain/project";

export interface TextPart {
  readonly text: string;
  /** Where the part begins in the whole text. */
  readonly at: number;
  readonly isPlaceholder: boolean;
}

/** A text cut around the template's placeholders. */
export function markedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const piece of text.split(new RegExp(`(${placeholder})`))) {
    if (piece !== "") parts.push({ text: piece, at, isPlaceholder: piece === placeholder });
    at += piece.length;
  }
  return parts;
}

/** Where the next placeholder begins, after `from` or else from the start; null when none is left. */
export function nextPlaceholder(text: string, from: number): number | null {
  const after = text.indexOf(placeholder, from);
  const found = after >= 0 ? after : text.indexOf(placeholder);
  return found >= 0 ? found : null;
}
