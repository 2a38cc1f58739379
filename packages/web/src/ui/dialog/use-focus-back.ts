import { useEffect, useState } from "react";

/** What opened the dialog: the focused button, or the button of the menu whose item was chosen. */
function openerOf(active: Element | null): Element | null {
  const menu = active?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
}

/**
 * When a dialog closes (it is mounted only while open), gives the focus back to what opened it; to the page
 * when that is gone, like the row of somebody removed from the list.
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
