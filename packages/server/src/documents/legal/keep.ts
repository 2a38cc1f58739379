import { runText, type Text } from "./model.ts";

/** What must stay on the same page as what follows it, in a PDF as in Word. */

/**
 * Whether one of `count` lines or items stays with the next: no page begins or ends with one of them alone.
 * Short lists are not cut, long ones keep two together at each end.
 */
export function keepsWithNext(index: number, count: number): boolean {
  if (count <= 3) return index < count - 1;
  return index === 0 || index === count - 2;
}

/** The sentence that announces a list or a table. */
export function opensList(text: Text): boolean {
  const last = text.at(-1);
  return last !== undefined && /:\s*$/.test(runText(last));
}
