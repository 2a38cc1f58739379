import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { t } from "../../platform/i18n.ts";
import styles from "./table-filters.module.css";
import { useRoomForTable } from "./use-room-for-table.ts";

interface Props {
  /** What is searched. */
  q: string;
  onClear: () => void;
  /** How many rows are found. */
  found: number;
  search: ReactNode;
  choice: ReactNode;
}

/** What the closed drawer searches, and the way out of it. */
function Searched({ q, onClear }: Pick<Props, "q" | "onClear">) {
  return (
    <Group gap="xs" mb="xs">
      <Text size="sm">{t("Recherche\u00a0: {{text}}", { text: q })}</Text>
      <Button variant="subtle" size="compact-sm" data-reads onClick={onClear}>
        {t("Effacer la recherche")}
      </Button>
    </Group>
  );
}

/** A search and a choice above a table; where its rows are cards, its drawer has them, and the first row comes sooner. */
export function TableFilters({ q, onClear, found, search, choice }: Props) {
  // Where nobody is found, the empty list has the way out.
  if (!useRoomForTable()) return q !== "" && found > 0 && <Searched q={q} onClear={onClear} />;
  return (
    <search className={styles.filters}>
      <div className={styles.search}>{search}</div>
      <div className={styles.choice}>{choice}</div>
    </search>
  );
}
