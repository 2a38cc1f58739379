import { CloseButton, NativeSelect, TextInput } from "@mantine/core";
import { type DocumentStatus, documentStatusLabels } from "@mec/domain/document";
import { IconSearch } from "@tabler/icons-react";
import { t } from "../../../platform/i18n.ts";
import styles from "./my-documents.module.css";
import type { DocumentSearch } from "./rows.ts";

interface Props {
  search: DocumentSearch;
  counts: readonly [DocumentStatus, number][];
  onChange: (change: Partial<DocumentSearch>) => void;
}

/** Search by participant and by status. */
export function DocumentFilters({ search, counts, onChange }: Props) {
  return (
    <search className={styles.filters}>
      <TextInput
        type="search"
        label={t("Rechercher un participant")}
        maxLength={100}
        value={search.q}
        onChange={(event) => onChange({ q: event.currentTarget.value })}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          search.q !== "" && (
            <CloseButton aria-label={t("Effacer la recherche")} onClick={() => onChange({ q: "" })} />
          )
        }
        className={styles.text}
      />
      <NativeSelect
        size="md"
        label={t("État du document")}
        value={search.status ?? ""}
        onChange={(event) =>
          onChange({ status: (event.currentTarget.value || undefined) as DocumentStatus | undefined })
        }
        data={[
          { value: "", label: t("Tous les états") },
          ...counts.map(([value, count]) => ({
            value,
            label: `${t(documentStatusLabels[value])} (${count})`,
          })),
        ]}
        className={styles.status}
      />
    </search>
  );
}
