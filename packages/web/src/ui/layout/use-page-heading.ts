import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

const product = "Mon énergie collective";

/** React Router gives this key to the first page of a visit. */
const firstVisit = "default";

/**
 * Names the page in the browser's title, and focuses its heading after a navigation, so that a screen reader
 * announces the page. A focus already inside the page (a tab, a field) is left alone.
 * @returns the ref of the page's only h1, which needs `tabIndex={-1}`.
 */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  useEffect(() => {
    document.title = title === product ? product : `${title} – ${product}`;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once per page
  useEffect(() => {
    const isInPage = document.getElementById("main")?.contains(document.activeElement);
    if (key !== firstVisit && !isInPage) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}
