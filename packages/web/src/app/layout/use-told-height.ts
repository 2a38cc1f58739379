import { heightMessage } from "@mec/domain/widget";
import { type RefObject, useEffect, useRef } from "react";
import { widgetMode } from "../../platform/widget.ts";

/**
 * In a partner's frame, posts the content's height to the surrounding page each time it changes. Any page may
 * know that height; nothing else is posted, and no message is listened to.
 * @returns the ref of the element that is measured.
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
