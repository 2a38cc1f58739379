import { useEffect, useState } from "react";

/** What opened the dialog: the button that has the focus, or the one of the menu whose item was chosen. */
function openerOf(active: Element | null): Element | null {
  const menu = active?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
}

/**
 * Gives the focus back to what opened a dialog that exists only while it is open; to the page when that is gone, as
 * the row of somebody who has left the list is.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => openerOf(document.activeElement));
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const target = opener?.isConnected ? opener : document.getElementById("main");
        if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}
