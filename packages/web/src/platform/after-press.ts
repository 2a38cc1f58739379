/** What is to be done once the press that goes on is over; null while nothing is pressed. */
let waiting: (() => void)[] | null = null;

/** A browser tells of no `mouseup` after a drag, nor under a menu; who types presses nothing. */
const ends = ["mouseup", "dragend", "contextmenu", "keydown"];

/** What is held longer is no press of a button, or its end is told by none of these. */
const longestMs = 1000;

let limit: ReturnType<typeof setTimeout>;

function begin({ button }: MouseEvent) {
  if (button) return;
  waiting ??= [];
  clearTimeout(limit);
  limit = setTimeout(end, longestMs);
}

function end() {
  // After the click, which follows a `mouseup` at once.
  waiting?.forEach((work) => {
    setTimeout(work);
  });
  waiting = null;
}

// What draws a page elsewhere than in a browser hears of no press.
globalThis.addEventListener?.("mousedown", begin, true);
for (const name of ends) globalThis.addEventListener?.(name, end, true);

/**
 * Does now what changes the page unasked (a field that is left, an answer that comes), or, while a button is held down, once
 * that press is over: what is pressed must not move from under the pointer, or the press is lost.
 */
export function afterPress(work: () => void): void {
  if (waiting) waiting.push(work);
  else work();
}
