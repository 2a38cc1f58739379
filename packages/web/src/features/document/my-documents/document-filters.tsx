import { CloseButton, NativeSelect, TextInput } from "@mantine/core";
import { documentStatusLabels } from "@mec/domain/document";
import { IconSearch } from "@tabler/icons-react";
import { t } from "../../../platform/i18n.ts";
import styles from "./my-documents.module.css";
import { type DocumentSearch, type SearchedStatus, toSend } from "./rows.ts";

const labels: Record<SearchedStatus, string> = {
  ...documentStatusLabels,
  [toSend]: "Accepté, un document à envoyer",
};

interface Props {
  search: DocumentSearch;
  counts: readonly [SearchedStatus, number][];
  onChange: (change: Partial<DocumentSearch>) => void;
}

/** The choice of a status; on a phone it is in the table's drawer. */
export function StatusChoice({ search, counts, onChange }: Props) {
  return (
    <NativeSelect
      size="md"
      label={t("État du document")}
      value={search.status ?? ""}
      onChange={(event) =>
        onChange({ status: (event.currentTarget.value || undefined) as SearchedStatus | undefined })
      }
      data={[
        { value: "", label: t("Tous les états") },
        ...counts.map(([value, count]) => ({
          value,
          label: `${t(labels[value])} (${count})`,
        })),
      ]}
    />
  );
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
      <div className={styles.status}>
        <StatusChoice search={search} counts={counts} onChange={onChange} />
      </div>
    </search>
  );
}
