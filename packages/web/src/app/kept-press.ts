/** What a press acts on. */
const controls = "a, button, summary, label, input";

/** How far, in pixels, who lets go elsewhere to take his press back has moved at least. */
const slid = 5;

/**
 * An answer that comes during a press may move what is pressed from under the pointer, and a browser then follows nothing:
 * what was pressed is followed all the same, where neither the pointer has moved nor what was pressed has gone.
 */
export function keepPresses(): void {
  let pressed: { control: HTMLElement; x: number; y: number } | null = null;
  addEventListener(
    "mousedown",
    ({ button, target, clientX: x, clientY: y }) => {
      const control = (target as Element).closest<HTMLElement>(controls);
      pressed = control && button === 0 ? { control, x, y } : null;
    },
    true,
  );
  addEventListener(
    "mouseup",
    ({ target, clientX, clientY }) => {
      if (!pressed) return;
      const { control, x, y } = pressed;
      pressed = null;
      const isStill = Math.hypot(clientX - x, clientY - y) < slid;
      if (isStill && control.isConnected && !control.contains(target as Node)) control.click();
    },
    true,
  );
}
