import { getDocument, type PDFPageProxy, PDFWorker, TextLayer } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type Block, blocksOf, type Tag } from "./reading/blocks.ts";
import { readPageText, type TextPiece } from "./reading/page-text.ts";
import { type Span, wholeSpan } from "./zoom.ts";

interface Started {
  worker: PDFWorker;
  /** Never resolves; rejects when the worker's own file cannot be loaded. */
  failure: Promise<never>;
}

let started: Started | null = null;

function start(): Started {
  const port = new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" });
  const failure = new Promise<never>((_, reject) => {
    port.addEventListener("error", ({ message }) => {
      started = null;
      reject(new Error(message || "The PDF reader's worker did not start"));
    });
  });
  failure.catch(() => undefined);
  return { worker: PDFWorker.create({ port }), failure };
}

export interface OpenPdf {
  readonly pages: readonly PDFPageProxy[];
  /** The part of the pages' width that their texts take. */
  readonly textSpan: Span;
  /** Whether all its text is tagged, so that it can be read as a text. */
  readonly isTagged: boolean;
  readonly close: () => void;
}

type PagePieces = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>["items"];

async function piecesOf(page: PDFPageProxy): Promise<PagePieces> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  return items;
}

/** Where the texts of a page begin and end, as fractions of its width. */
function spansOf(page: PDFPageProxy, pieces: PagePieces): Span[] {
  const { width } = page.getViewport({ scale: 1 });
  return pieces.flatMap((item) =>
    "transform" in item && item.str.trim() !== ""
      ? [{ from: item.transform[4] / width, to: (item.transform[4] + item.width) / width }]
      : [],
  );
}

const isWhollyMarked = (pieces: readonly TextPiece[]): boolean => readPageText(pieces).unmarked === "";

/**
 * Opens a PDF. Nothing in it is run and nothing is fetched: its fonts are embedded.
 * @throws Error when it is not a PDF, or when pdf.js could not be fetched.
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const data = new Uint8Array(await file.arrayBuffer());
  started ??= start();
  const { worker, failure } = started;
  const task = getDocument({
    data,
    worker,
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    verbosity: 0,
  });
  const document = await Promise.race([task.promise, failure]);
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => document.getPage(number)));
  const [marks, pieces] = await Promise.all([document.getMarkInfo(), Promise.all(pages.map(piecesOf))]);
  return {
    pages,
    textSpan: wholeSpan(pages.flatMap((page, index) => spansOf(page, pieces[index] ?? []))),
    isTagged: marks?.Marked === true && pieces.every(isWhollyMarked),
    close: () => void task.destroy(),
  };
}

/** The text of a page, to be laid over its picture, for selection and screen readers. */
export async function textOf(page: PDFPageProxy): Promise<HTMLDivElement> {
  const container = document.createElement("div");
  const viewport = page.getViewport({ scale: 1 });
  await new TextLayer({ textContentSource: page.streamTextContent(), container, viewport }).render();
  return container;
}

/** The content of a page, for reading it as a text. */
export async function readPage(page: PDFPageProxy): Promise<Block[]> {
  const [tree, pieces] = await Promise.all([page.getStructTree() as Promise<Tag | null>, piecesOf(page)]);
  return blocksOf(tree, readPageText(pieces));
}
