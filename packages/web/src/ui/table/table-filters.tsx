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
  /** A further choice. */
  otherChoice?: ReactNode;
  /** What the choices leave out, in words, where the closed drawer hides them. */
  narrowed?: { readonly text: string; readonly onClear: () => void } | null;
}

/** What the closed drawer searches or leaves out, and the way out of it. */
function Hidden({ text, wayOut, onClear }: { text: string; wayOut: string; onClear: () => void }) {
  return (
    <Group gap="xs" mb="xs">
      <Text size="sm">{text}</Text>
      <Button variant="subtle" size="compact-sm" data-reads onClick={onClear}>
        {wayOut}
      </Button>
    </Group>
  );
}

/** Where nobody is found, the empty list has the way out. */
function HiddenFilters({ q, onClear, found, narrowed }: Props) {
  if (found === 0) return null;
  return (
    <>
      {q !== "" && (
        <Hidden
          text={t("Recherche\u00a0: {{text}}", { text: q })}
          wayOut={t("Effacer la recherche")}
          onClear={onClear}
        />
      )}
      {narrowed && <Hidden {...narrowed} wayOut={t("Tout montrer")} />}
    </>
  );
}

/** A search and a choice above a table; where its rows are cards, its drawer has them, and the first row comes sooner. */
export function TableFilters(props: Props) {
  const { search, choice, otherChoice } = props;
  if (!useRoomForTable()) return <HiddenFilters {...props} />;
  return (
    <search className={styles.filters}>
      <div className={styles.search}>{search}</div>
      <div className={styles.choice}>{choice}</div>
      {otherChoice && <div className={styles.choice}>{otherChoice}</div>}
    </search>
  );
}
