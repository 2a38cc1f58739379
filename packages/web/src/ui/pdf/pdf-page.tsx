import { useIntersection, useMergedRef } from "@mantine/hooks";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type RefObject, useEffect, useRef, useState } from "react";
import styles from "./pdf.module.css";
import { useStartHere } from "./start-here.ts";
import type { ReadPdf } from "./use-pdf.ts";
import { type Span, sharpness } from "./zoom.ts";

/** Draws the page off screen, then replaces the former picture, so that nothing flickers. */
function drawPage(page: PDFPageProxy, width: number, done: (canvas: HTMLCanvasElement) => void): () => void {
  const natural = page.getViewport({ scale: 1 });
  const scale = width / natural.width;
  const ratio = sharpness(width, natural.height * scale, window.devicePixelRatio);
  const viewport = page.getViewport({ scale: scale * ratio });
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const task = page.render({ canvas, viewport });
  task.promise.then(
    () => done(canvas),
    // Cancelled because a newer picture is being drawn: the former one stays until that is done.
    () => undefined,
  );
  return () => task.cancel();
}

function useText(
  box: RefObject<HTMLDivElement | null>,
  page: PDFPageProxy,
  textOf: ReadPdf["textOf"],
): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isWanted = true;
    textOf(page).then(
      (text) => {
        if (!isWanted) return;
        text.className = styles.text ?? "";
        box.current?.replaceChildren(text);
        setThere(true);
      },
      // The document was closed meanwhile: another has taken its place.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [box, page, textOf]);
  return isThere;
}

interface Props {
  page: PDFPageProxy;
  textOf: ReadPdf["textOf"];
  /** Width of the page's place, in pixels. */
  placeWidth: number;
  /** Which part of the page's width is shown there. */
  span: Span;
  /** "Page 1 sur 3", for screen readers. */
  label: string;
  /** Scrolled into view as soon as it is mounted. */
  isStart: boolean;
  /** The page counts as shown only once it is drawn too; otherwise as soon as its text is there. */
  isDrawnFirst: boolean;
  onRendered: (pageNumber: number) => void;
}

/** A page: its picture, drawn when it comes near the screen, and its text over it. */
export function PdfPage(props: Props) {
  const { page, textOf, placeWidth, span, label, isStart, isDrawnFirst, onRendered } = props;
  const { ref: watched, entry } = useIntersection({ rootMargin: "600px" });
  const isNear = entry?.isIntersecting ?? false;
  const sheet = useRef<HTMLElement>(null);
  const place = useMergedRef(watched, sheet);
  const [isDrawn, setDrawn] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const { width: points, height } = page.getViewport({ scale: 1 });
  const width = placeWidth / (span.to - span.from);
  const pageHeight = (height / points) * width;
  useEffect(() => {
    if (!isNear) return;
    return drawPage(page, width, (canvas) => {
      picture.current?.replaceChildren(canvas);
      setDrawn(true);
    });
  }, [page, width, isNear]);
  const isRead = useText(text, page, textOf);
  const isShown = isRead && (isDrawn || !isDrawnFirst);
  useEffect(() => {
    if (isShown) onRendered(page.pageNumber);
  }, [isShown, page, onRendered]);
  useStartHere(sheet, isStart);
  return (
    <section
      ref={place}
      data-page
      aria-label={label}
      className={styles.page}
      style={{ width: placeWidth, height: pageHeight }}
    >
      <div
        className={styles.sheet}
        style={
          {
            width,
            height: pageHeight,
            left: -span.from * width,
            "--total-scale-factor": width / points,
          } as React.CSSProperties
        }
      >
        <div ref={picture} aria-hidden className={styles.picture} />
        <div ref={text} />
      </div>
    </section>
  );
}
