import type { MouseEvent } from "react";

/** Unfolds what hides an element: a field that is folded takes no focus. */
function unfoldAround(element: Element | null): void {
  const folded = element?.closest("details:not([open])");
  if (!folded) return;
  folded.setAttribute("open", "");
  unfoldAround(element);
}

/** Follows a link to a field of the page: in the middle of the screen, ready to be typed in. */
export function focusField(event: MouseEvent, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  unfoldAround(field);
  field?.scrollIntoView({ block: "center" });
  field?.focus();
}
