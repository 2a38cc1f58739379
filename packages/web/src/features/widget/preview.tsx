import { SegmentedControl, Title } from "@mantine/core";
import { useDebouncedValue, useElementSize } from "@mantine/hooks";
import { heightMessageSchema, type Widget } from "@mec/domain/widget";
import { type RefObject, useEffect, useRef, useState } from "react";
import { t } from "../../platform/i18n.ts";
import styles from "./generator.module.css";
import { widgetUrl } from "./widget-code.ts";

const widths = [320, 768, 1280] as const;
type Width = (typeof widths)[number];
const names: Record<Width, string> = { 320: "Téléphone", 768: "Tablette", 1280: "Ordinateur" };

const firstHeight = 700;
const pauseOfTyping = 500;

/** The height that the frame posts, received as widget.js does: only from this frame and this site. */
function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>): number {
  const [height, setHeight] = useState(firstHeight);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const message = heightMessageSchema.safeParse(data);
      if (message.success) setHeight(message.data.height);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [frame]);
  return height;
}

/** The real widget, scaled down when the screen is narrower than the simulated page. */
function Frame({ url, width }: { url: string; width: Width }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const height = useFrameHeight(frame);
  const { ref, width: room } = useElementSize();
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <div ref={ref} className={styles.room} style={{ height: height * scale }}>
      <iframe
        ref={frame}
        src={url}
        title={t("Aperçu de la carte à {{width}} pixels", { width })}
        allow="geolocation"
        className={styles.frame}
        style={{
          width,
          height,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (room - width * scale) / 2),
        }}
      />
    </div>
  );
}

/** The live preview, at three widths. */
export function Preview({ widget }: { widget: Widget }) {
  const [width, setWidth] = useState<Width>(() => (window.innerWidth < 768 ? 320 : 768));
  const [url] = useDebouncedValue(widgetUrl(window.location.origin, widget), pauseOfTyping);
  return (
    <section className={styles.preview} aria-labelledby="widget-preview">
      <div className={styles.previewHead}>
        <Title order={2} size="h4" id="widget-preview">
          {t("Aperçu")}
        </Title>
        <SegmentedControl
          aria-label={t("Largeur de l’aperçu")}
          value={String(width)}
          onChange={(value) => setWidth(Number(value) as Width)}
          data={widths.map((value) => ({
            value: String(value),
            label: (
              <>
                {t(names[value])} <span className={styles.pixels}>{t("{{value}} px", { value })}</span>
              </>
            ),
          }))}
        />
      </div>
      <Frame key={width} url={url} width={width} />
    </section>
  );
}
