/** What a press acts on. */
const controls = "a, button, summary, label, input";

/** How far, in pixels, who lets go elsewhere to take his press back has moved at least. */
const slid = 5;

/** From how many milliseconds on a finger asks for what the system offers of a link, and presses nothing. */
const long = 500;

/** Where a pointer is, as the mouse and a finger both tell it. */
interface At {
  readonly clientX: number;
  readonly clientY: number;
}

interface Press extends At {
  readonly control: HTMLElement;
  /** What it said, and where it led. */
  readonly said: string;
  readonly since: number;
}

const controlOf = (target: EventTarget | null): HTMLElement | null =>
  (target as Element | null)?.closest<HTMLElement>(controls) ?? null;

const saidBy = (control: HTMLElement): string =>
  [control.textContent, control.getAttribute("aria-label"), control.getAttribute("href")].join(" ");

function pressOf(target: EventTarget | null, { clientX, clientY }: At): Press | null {
  const control = controlOf(target);
  return control && { control, said: saidBy(control), since: performance.now(), clientX, clientY };
}

const isStill = (press: Press, { clientX, clientY }: At): boolean =>
  Math.hypot(clientX - press.clientX, clientY - press.clientY) < slid;

/** Whether something else lies over it, or it is not shown; what has moved out of sight is covered by nothing. */
function isCovered(control: HTMLElement): boolean {
  const { left, top, width, height } = control.getBoundingClientRect();
  if (width === 0 || height === 0) return true;
  const middle = document.elementFromPoint(left + width / 2, top + height / 2);
  return middle !== null && !control.contains(middle) && !middle.contains(control);
}

/** Follows what was pressed, unless it has gone, says something else by now or is behind something. */
function follow({ control, said }: Press): void {
  if (control.isConnected && saidBy(control) === said && !isCovered(control)) control.click();
}

/**
 * An answer that comes during a press may move what is pressed from under the pointer, and a browser then follows nothing, or
 * under a finger what came in its place: what was pressed is followed all the same, and nothing else, where neither the pointer has
 * moved nor what was pressed has gone or become another.
 */
export function keepPresses(): void {
  let pressed: Press | null = null;
  const take = (): Press | null => {
    const press = pressed;
    pressed = null;
    return press;
  };
  const on = <K extends keyof WindowEventMap>(type: K, hear: (event: WindowEventMap[K]) => void) =>
    addEventListener(type, hear as EventListener, { capture: true, passive: type !== "touchend" });

  on("mousedown", (event) => {
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    pressed = isPlain ? pressOf(event.target, event) : null;
  });
  on("mouseup", (event) => {
    const press = take();
    if (press && isStill(press, event) && !press.control.contains(event.target as Node)) follow(press);
  });
  // Who scrolls moves it himself.
  on("wheel", take);
  on("touchcancel", take);
  on("touchstart", ({ target, touches }) => {
    const [touch, ...others] = touches;
    pressed = touch && others.length === 0 ? pressOf(target, touch) : null;
  });
  on("touchend", (event) => {
    const [press, touch] = [take(), event.changedTouches[0]];
    if (!press || !touch || !isStill(press, touch) || performance.now() - press.since >= long) return;
    const under = document.elementFromPoint(touch.clientX, touch.clientY);
    const there = controlOf(under);
    const isThere = press.control.contains(under) || (there !== null && saidBy(there) === press.said);
    if (isThere || !event.cancelable) return;
    // What came under the finger is not what it pressed.
    event.preventDefault();
    press.control.focus({ preventScroll: true });
    follow(press);
  });
}
