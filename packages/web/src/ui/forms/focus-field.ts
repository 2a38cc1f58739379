import type { MouseEvent } from "react";

/** Follows a link to a field of the page: in the middle of the screen, ready to be typed in. */
export function focusField(event: MouseEvent, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: "center" });
  field?.focus();
}
