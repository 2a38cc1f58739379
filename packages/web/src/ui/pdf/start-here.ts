import { type RefObject, useEffect } from "react";

/** The line where a person is assumed to read: pixels below the top of the visible document, its toolbar included. */
const readingLine = 200;

/** The rank of the page being read; 0 when there is none. */
export function pageInSight(view: HTMLElement | null): number {
  if (!view) return 0;
  const line = Math.max(0, view.getBoundingClientRect().top) + readingLine;
  const pages = Array.from(view.querySelectorAll("[data-page]"));
  return Math.max(
    0,
    pages.findIndex((page) => page.getBoundingClientRect().bottom > line),
  );
}

/** Scrolls to a page when it is mounted, so that another view of the document begins where the former one was. */
export function useStartHere(page: RefObject<HTMLElement | null>, isStart: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes
  useEffect(() => {
    if (isStart) page.current?.scrollIntoView();
  }, []);
}
