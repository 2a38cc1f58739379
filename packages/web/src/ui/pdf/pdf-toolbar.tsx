import { ActionIcon, Group, Text } from "@mantine/core";
import { formatPercent, plural } from "@mec/domain/shared";
import { IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import { t } from "../../platform/i18n.ts";
import styles from "./pdf.module.css";
import { widest, zoomedIn, zoomedOut } from "./zoom.ts";

interface Props {
  pages: number;
  zoom: number;
  onZoom: (zoom: number) => void;
  /** Another version is on its way. */
  isUpdating: boolean;
}

/** How long the document is, and how big it shows. */
export function PdfToolbar({ pages, zoom, onZoom, isUpdating }: Props) {
  return (
    <div className={styles.toolbar}>
      <Text size="sm" c="dimmed" role="status">
        {isUpdating ? t("Mise à jour…") : plural(pages, t("page"), t("pages"))}
      </Text>
      <Group gap={4} wrap="nowrap" role="group" aria-label={t("Taille de l’affichage")}>
        <ActionIcon
          variant="transparent"
          color="gray.8"
          size={40}
          aria-label={t("Réduire")}
          disabled={zoom <= 1}
          onClick={() => onZoom(zoomedOut(zoom))}
        >
          <IconZoomOut size={20} aria-hidden />
        </ActionIcon>
        <Text size="sm" className="numbers" w={48} ta="center" aria-live="polite">
          {formatPercent(zoom)}
        </Text>
        <ActionIcon
          variant="transparent"
          color="gray.8"
          size={40}
          aria-label={t("Agrandir")}
          disabled={zoom >= widest}
          onClick={() => onZoom(zoomedIn(zoom))}
        >
          <IconZoomIn size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </div>
  );
}
