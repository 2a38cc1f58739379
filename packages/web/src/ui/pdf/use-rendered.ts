import { useCallback, useState } from "react";
import type { ReadPdf } from "./use-pdf.ts";

/** Tracks which pages have shown their text: a loading box or an error does not count. */
export function useRendered(pdf: ReadPdf | null): {
  isWhole: boolean;
  onRendered: (pageNumber: number) => void;
} {
  const [rendered, setRendered] = useState<{ of: ReadPdf | null; pages: ReadonlySet<number> }>({
    of: null,
    pages: new Set(),
  });
  const onRendered = useCallback(
    (pageNumber: number) =>
      setRendered(({ of, pages }) => ({
        of: pdf,
        pages: new Set(of === pdf ? [...pages, pageNumber] : [pageNumber]),
      })),
    [pdf],
  );
  const isWhole = pdf !== null && rendered.of === pdf && rendered.pages.size === pdf.pages.length;
  return { isWhole, onRendered };
}
