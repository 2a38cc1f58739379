import { Button, Group, Text } from "@mantine/core";
import { formatNumber, messages } from "@mec/domain/shared";
import type { ReactNode } from "react";
import { t } from "../../platform/i18n.ts";
import { ShortLabel } from "../layout/short-label.tsx";
import styles from "./selection-bar.module.css";

interface Props {
  /** "3 personnes sélectionnées" */
  text: string;
  chosen: number;
  /** How many there are to choose. */
  total: number;
  isSelectingAll?: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  /** The buttons of the actions on the ticked rows. */
  children: ReactNode;
}

/** The actions on all ticked rows at once; visible as long as one is ticked. */
export function SelectionBar({
  text,
  chosen,
  total,
  isSelectingAll = false,
  onSelectAll,
  onClear,
  children,
}: Props) {
  if (chosen === 0) return null;
  const all = t("Tout sélectionner ({{total}})", { total: formatNumber(total) });
  return (
    <section className={styles.bar} aria-label={t("Actions sur la sélection")}>
      <Group gap="2px 4px">
        <Text fw={600} size="sm" role="status">
          {text}
        </Text>
        {chosen < total && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={onSelectAll}
            disabled={isSelectingAll}
            aria-label={isSelectingAll ? messages.loading : all}
          >
            {isSelectingAll ? messages.loading : <ShortLabel long={all} short={t("Tout")} />}
          </Button>
        )}
        <Button variant="subtle" size="compact-sm" onClick={onClear} aria-label={t("Ne rien sélectionner")}>
          <ShortLabel long={t("Ne rien sélectionner")} short={t("Rien")} />
        </Button>
      </Group>
      <Group gap="xs">{children}</Group>
    </section>
  );
}
