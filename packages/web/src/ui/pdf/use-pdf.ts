import { useEffect, useState } from "react";
import type { OpenPdf } from "./pdfjs.ts";

type Reader = typeof import("./pdfjs.ts");

export interface ReadPdf extends OpenPdf {
  readonly textOf: Reader["textOf"];
  readonly readPage: Reader["readPage"];
}

/** Opens a PDF; the former one stays while the next is being opened. pdf.js is fetched with the first. */
export function usePdf(source: Blob | undefined) {
  const [pdf, setPdf] = useState<ReadPdf | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same source again
  useEffect(() => {
    if (!source) return;
    let isWanted = true;
    setError(null);
    import("./pdfjs.ts")
      .then(async ({ openPdf, textOf, readPage }) => {
        const opened = await openPdf(source);
        if (isWanted) setPdf({ ...opened, textOf, readPage });
        else opened.close();
      })
      .catch((failure) => isWanted && setError(failure));
    return () => {
      isWanted = false;
    };
  }, [source, attempt]);

  useEffect(() => () => pdf?.close(), [pdf]);

  return { pdf, error, retry: () => setAttempt((count) => count + 1) };
}
