import { type ReactNode, useEffect, useRef } from "react";

/** What is said before a project is published: brought into view when it comes, with the button below it. */
export function Warnings({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "start" });
  }, [isShown]);
  return (
    <div ref={place} tabIndex={-1} style={{ scrollMarginTop: 80, outline: "none" }}>
      {children}
    </div>
  );
}
