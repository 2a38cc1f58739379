import { useElementSize } from "@mantine/hooks";
import { t } from "../../platform/i18n.ts";
import styles from "./pdf.module.css";
import { PdfPage } from "./pdf-page.tsx";
import type { ReadPdf } from "./use-pdf.ts";
import { shownSpan } from "./zoom.ts";

interface Props {
  pdf: ReadPdf;
  title: string;
  zoom: number;
  ownScroll: boolean;
  /** The rank of the page to begin at. */
  start: number;
  /** Called when a page shows its text. */
  onRendered: (pageNumber: number) => void;
}

/** A document in its printed layout, page after page. */
export function PdfPages({ pdf, title, zoom, ownScroll, start, onRendered }: Props) {
  const { pages, textOf, textSpan } = pdf;
  const { ref, width } = useElementSize<HTMLDivElement>();
  const span = shownSpan(width, textSpan);
  return (
    <section
      className={styles.pages}
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      data-own-scroll={ownScroll || undefined}
    >
      <div ref={ref} className={styles.measure} />
      {width > 0 &&
        pages.map((page, index) => (
          <PdfPage
            key={page.pageNumber}
            page={page}
            textOf={textOf}
            placeWidth={Math.floor(width * zoom)}
            span={span}
            label={t("Page {{page}} sur {{pages}}", { page: index + 1, pages: pages.length })}
            isStart={start > 0 && index === start}
            // The end of a document counts as seen only with its picture: the pages before it are drawn as
            // they come near.
            isDrawnFirst={index === pages.length - 1}
            onRendered={onRendered}
          />
        ))}
    </section>
  );
}
