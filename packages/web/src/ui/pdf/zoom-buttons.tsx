import { ActionIcon, Group, Text } from "@mantine/core";
import { formatPercent } from "@mec/domain/shared";
import { IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import { t } from "../../platform/i18n.ts";
import styles from "./pdf.module.css";
import { widest, zoomedIn, zoomedOut } from "./zoom.ts";

interface Props {
  zoom: number;
  onZoom: (zoom: number) => void;
}

/** Buttons that change the size of the pages. */
export function ZoomButtons({ zoom, onZoom }: Props) {
  return (
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
      <Text size="sm" className={`numbers ${styles.zoom}`} aria-live="polite">
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
  );
}
