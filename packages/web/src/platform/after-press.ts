let isPressed = false;

if (typeof addEventListener === "function") {
  const follow = (isDown: boolean) => () => {
    isPressed = isDown;
  };
  addEventListener("mousedown", follow(true), true);
  for (const end of ["mouseup", "dragend"]) addEventListener(end, follow(false), true);
}

/**
 * Does now what changes the page as a field is left, or, while a button is held down to leave it, once that press is over:
 * what is pressed must not move from under the pointer, or the press is lost.
 */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  // After the click, which follows at once.
  addEventListener("mouseup", () => setTimeout(work), { capture: true, once: true });
}
