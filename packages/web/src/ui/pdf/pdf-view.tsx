import { Button, Skeleton, Text, VisuallyHidden } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { messages } from "@mec/domain/shared";
import { useState } from "react";
import { t } from "../../platform/i18n.ts";
import styles from "./pdf.module.css";
import { PdfPage } from "./pdf-page.tsx";
import { PdfToolbar } from "./pdf-toolbar.tsx";
import { type ReadPdf, usePdf } from "./use-pdf.ts";
import { shownSpan } from "./zoom.ts";

function Failed({ retry }: { retry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <Text fw={600}>{t("Ce document n’a pas pu s’afficher")}</Text>
      <Text size="sm" c="dimmed">
        {t("Vérifiez votre connexion, puis réessayez. Vous pouvez aussi le télécharger.")}
      </Text>
      <Button size="sm" variant="default" onClick={retry}>
        {messages.retry}
      </Button>
    </div>
  );
}

function PdfSkeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Skeleton height="100%" radius={4} />
    </div>
  );
}

interface PagesProps {
  pdf: ReadPdf;
  title: string;
  zoom: number;
  ownScroll: boolean;
}

function Pages({ pdf: { pages, textOf, textSpan }, title, zoom, ownScroll }: PagesProps) {
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
          />
        ))}
    </section>
  );
}

interface Props {
  /** The PDF; undefined while it is awaited. */
  source: Blob | undefined;
  /** What it is, for the ear. */
  title: string;
  /** Another version is being made; this one stays meanwhile. */
  isUpdating?: boolean;
  /** Its pages scroll in a frame of the window's height, beside a form; else they follow the page. */
  ownScroll?: boolean;
}

/** A PDF, page after page, with its text. */
export function PdfView({ source, title, isUpdating = false, ownScroll = false }: Props) {
  const { pdf, error, retry } = usePdf(source);
  const [zoom, setZoom] = useState(1);
  return (
    <div className={styles.view} data-own-scroll={ownScroll || undefined} aria-busy={isUpdating || !pdf}>
      {error !== null && <Failed retry={retry} />}
      {error === null && !pdf && <PdfSkeleton />}
      {error === null && pdf && (
        <>
          <PdfToolbar pages={pdf.pages.length} zoom={zoom} onZoom={setZoom} isUpdating={isUpdating} />
          <Pages pdf={pdf} title={title} zoom={zoom} ownScroll={ownScroll} />
        </>
      )}
    </div>
  );
}
