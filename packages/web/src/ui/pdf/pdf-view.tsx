import { Button, Skeleton, Text, VisuallyHidden } from "@mantine/core";
import { messages } from "@mec/domain/shared";
import { useRef, useState } from "react";
import { t } from "../../platform/i18n.ts";
import { EndOfDocument } from "./end-of-document.tsx";
import styles from "./pdf.module.css";
import { PdfPages } from "./pdf-pages.tsx";
import { PdfToolbar } from "./pdf-toolbar.tsx";
import { Reading } from "./reading/reading.tsx";
import { pageInSight } from "./start-here.ts";
import { usePdf } from "./use-pdf.ts";
import { useRendered } from "./use-rendered.ts";
import { useView, type View } from "./use-view.ts";
import { ViewChoice } from "./view-choice.tsx";
import { ZoomButtons } from "./zoom-buttons.tsx";

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

interface Props {
  /** The PDF; undefined while it is awaited. */
  source: Blob | undefined;
  /** The document's name, for screen readers. */
  title: string;
  /** Another version is being made; this one stays meanwhile. */
  isUpdating?: boolean;
  /** The pages scroll in a frame of the window's height, beside a form; otherwise with the page. */
  ownScroll?: boolean;
  /** Called once the whole text was shown and its reader came to the end. */
  onEndReached?: () => void;
}

/** A PDF, page after page: as a text when its tags allow it, or in its printed layout with a text layer. */
export function PdfView({ source, title, isUpdating = false, ownScroll = false, onEndReached }: Props) {
  const { pdf, error, retry } = usePdf(source);
  const { isWhole, onRendered } = useRendered(pdf);
  const [zoom, setZoom] = useState(1);
  const [start, setStart] = useState(0);
  const [wanted, choose] = useView();
  const whole = useRef<HTMLDivElement>(null);
  const view: View = pdf?.isTagged ? wanted : "pages";

  function change(next: View) {
    setStart(pageInSight(whole.current));
    choose(next);
  }

  return (
    <div
      ref={whole}
      className={styles.view}
      data-own-scroll={ownScroll || undefined}
      aria-busy={isUpdating || !pdf}
    >
      {error !== null && <Failed retry={retry} />}
      {error === null && !pdf && <PdfSkeleton />}
      {error === null && pdf && (
        <>
          <PdfToolbar
            pages={pdf.pages.length}
            isUpdating={isUpdating}
            views={pdf.isTagged && <ViewChoice view={view} onChange={change} />}
            zoom={view === "pages" && <ZoomButtons zoom={zoom} onZoom={setZoom} />}
          />
          {view === "reading" ? (
            <Reading pdf={pdf} title={title} ownScroll={ownScroll} start={start} onRendered={onRendered} />
          ) : (
            <PdfPages
              pdf={pdf}
              title={title}
              zoom={zoom}
              ownScroll={ownScroll}
              start={start}
              onRendered={onRendered}
            />
          )}
          {isWhole && onEndReached && <EndOfDocument onReached={onEndReached} />}
        </>
      )}
    </div>
  );
}
