import { Skeleton } from "@mantine/core";
import { useIntersection, useMergedRef } from "@mantine/hooks";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { memo, useEffect, useRef, useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { useStartHere } from "../start-here.ts";
import type { ReadPdf } from "../use-pdf.ts";
import { type Block, goesOnFrom } from "./blocks.ts";
import styles from "./reading.module.css";
import { ReadingBlocks } from "./reading-block.tsx";

/**
 * The first pages are all read at once, so that a screen reader and the browser's search have the whole of
 * any usual document.
 */
const readAtOnce = 20;

type Blocks = readonly Block[] | "awaited" | "failed";

/** The former text stays until the next one is there. */
function useBlocks(page: PDFPageProxy, readPage: ReadPdf["readPage"], isWanted: boolean): Blocks {
  const [blocks, setBlocks] = useState<Blocks>("awaited");
  useEffect(() => {
    if (!isWanted) return;
    let isOpen = true;
    readPage(page).then(
      (read) => isOpen && setBlocks(read),
      // Ignored when another document has taken its place meanwhile.
      () => isOpen && setBlocks("failed"),
    );
    return () => {
      isOpen = false;
    };
  }, [page, readPage, isWanted]);
  return blocks;
}

function Failed() {
  return <p role="alert">{t("Cette page n’a pas pu être lue. Voyez-la dans «\u202fPages\u202f».")}</p>;
}

interface Props {
  page: PDFPageProxy;
  readPage: ReadPdf["readPage"];
  rank: number;
  pages: number;
  /** Width that its blocks may take, in pixels. */
  width: number;
  isStart: boolean;
  onRendered: (pageNumber: number) => void;
}

/** The text of a page; a page far down a long document is read when it comes near the screen. */
export const ReadingPage = memo(function ReadingPage(props: Props) {
  const { page, readPage, rank, pages, width, isStart, onRendered } = props;
  const { ref: watched, entry } = useIntersection({ rootMargin: "1500px" });
  const section = useRef<HTMLElement>(null);
  const place = useMergedRef(watched, section);
  const isWanted = rank < readAtOnce || (entry?.isIntersecting ?? false);
  const blocks = useBlocks(page, readPage, isWanted);
  useStartHere(section, isStart);
  const isShown = typeof blocks === "object";
  const shown = isShown ? blocks : [];
  const goesOn = rank > 0 && goesOnFrom(shown);
  const mark = (
    <div className={styles.mark} aria-hidden>
      {t("Page {{page}}", { page: rank + 1 })}
    </div>
  );
  useEffect(() => {
    if (isShown) onRendered(page.pageNumber);
  }, [isShown, page, onRendered]);
  return (
    <section
      ref={place}
      data-page
      aria-label={t("Page {{page}} sur {{pages}}", { page: rank + 1, pages })}
      aria-busy={blocks === "awaited"}
      className={styles.page}
    >
      {rank > 0 && !goesOn && mark}
      {blocks === "awaited" && isWanted && <Skeleton height={240} radius={8} />}
      {blocks === "failed" && <Failed />}
      {goesOn && <ReadingBlocks blocks={shown.slice(0, 1)} width={width} />}
      {goesOn && mark}
      <ReadingBlocks blocks={goesOn ? shown.slice(1) : shown} width={width} />
    </section>
  );
});
