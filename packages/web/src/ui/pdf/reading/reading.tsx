import { useElementSize } from "@mantine/hooks";
import { t } from "../../../platform/i18n.ts";
import type { ReadPdf } from "../use-pdf.ts";
import styles from "./reading.module.css";
import { ReadingPage } from "./reading-page.tsx";

interface Props {
  pdf: ReadPdf;
  title: string;
  ownScroll: boolean;
  /** The rank of the page to begin at. */
  start: number;
  /** Called when a page shows its text. */
  onRendered: (pageNumber: number) => void;
}

/** A document as a text, in the app's own text size, page after page. */
export function Reading({ pdf: { pages, readPage }, title, ownScroll, start, onRendered }: Props) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  return (
    <section
      className={styles.reading}
      aria-label={title}
      // What scrolls must be reached by the keyboard.
      tabIndex={ownScroll ? 0 : undefined}
      data-own-scroll={ownScroll || undefined}
    >
      <div ref={ref} className={styles.text}>
        <p className={styles.notice}>
          {t(
            "Vous lisez le texte même du document. «\u202fPages\u202f» le montre mis en page, tel qu’il est signé ou imprimé.",
          )}
        </p>
        {width > 0 &&
          pages.map((page, rank) => (
            <ReadingPage
              key={page.pageNumber}
              page={page}
              readPage={readPage}
              rank={rank}
              pages={pages.length}
              width={width}
              isStart={start > 0 && rank === start}
              onRendered={onRendered}
            />
          ))}
      </div>
    </section>
  );
}
