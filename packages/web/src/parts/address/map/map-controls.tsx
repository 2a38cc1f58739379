import { ActionIcon } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { t } from "../../../platform/i18n.ts";

/** Zoom buttons, for people who have neither wheel nor two fingers. */
export function MapControls({ zoomBy }: { zoomBy: (levels: number) => void }) {
  return (
    <ActionIcon.Group orientation="vertical" className="mec-map-controls">
      <ActionIcon size={40} variant="default" aria-label={t("Agrandir la carte")} onClick={() => zoomBy(1)}>
        <IconPlus size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon size={40} variant="default" aria-label={t("Réduire la carte")} onClick={() => zoomBy(-1)}>
        <IconMinus size={20} aria-hidden />
      </ActionIcon>
    </ActionIcon.Group>
  );
}
