import { useEffect, useState } from "react";

/**
 * When a dialog closes (it is mounted only while open), gives the focus back to what opened it; to the page
 * when that is gone, like the row of somebody removed from the list.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
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
