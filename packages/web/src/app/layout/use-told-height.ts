import { heightMessage } from "@mec/domain/widget";
import { type RefObject, useEffect, useRef } from "react";
import { widgetMode } from "../../platform/widget.ts";

/**
 * In a partner's frame, tells the page around how high the content is, each time that changes. Whoever that page is may
 * know it, and is told nothing else; nothing is listened to.
 * @returns the ref of what is measured.
 */
export function useToldHeight(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!widgetMode?.isFramed || !box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) window.parent.postMessage(heightMessage(entry.borderBoxSize[0]?.blockSize ?? 0), "*");
    });
    observer.observe(box.current, { box: "border-box" });
    return () => observer.disconnect();
  }, []);
  return box;
}
