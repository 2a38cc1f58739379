/** What is to be done once the press that goes on is over; null while nothing is pressed. */
let waiting: (() => void)[] | null = null;

/** A browser tells of no `mouseup` after a drag, nor under a menu; who types presses nothing. */
const ends = ["mouseup", "dragend", "contextmenu", "keydown"];

function begin({ button }: MouseEvent) {
  if (!button) waiting ??= [];
}

function end() {
  const late = waiting ?? [];
  waiting = null;
  // After the click, which follows a `mouseup` at once.
  for (const work of late) setTimeout(work);
}

if (typeof addEventListener === "function") {
  addEventListener("mousedown", begin, true);
  for (const name of ends) addEventListener(name, end, true);
}

/**
 * Does now what changes the page as a field is left, or, while a button is held down to leave it, once that press is over:
 * what is pressed must not move from under the pointer, or the press is lost.
 */
export function afterPress(work: () => void): void {
  if (waiting) waiting.push(work);
  else work();
}
