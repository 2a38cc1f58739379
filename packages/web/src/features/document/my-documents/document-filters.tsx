import { CloseButton, NativeSelect, TextInput } from "@mantine/core";
import { documentStatusLabels } from "@mec/domain/document";
import { IconSearch } from "@tabler/icons-react";
import { t } from "../../../platform/i18n.ts";
import { TableFilters } from "../../../ui/table/index.ts";
import type { DocumentSearch, SearchedStatus } from "./rows.ts";

const labels: Record<SearchedStatus, string> = {
  ...documentStatusLabels,
  "TO-SEND": "Accepté, un document à envoyer",
  REFUSED: "Accepté, un document refusé",
};

interface Props {
  search: DocumentSearch;
  counts: readonly [SearchedStatus, number][];
  onChange: (change: Partial<DocumentSearch>) => void;
}

function StatusChoice({ search, counts, onChange }: Props) {
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

function SearchField({ search, onChange }: Pick<Props, "search" | "onChange">) {
  return (
    <TextInput
      type="search"
      size="md"
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
    />
  );
}

/** Search by participant and by status, for the drawer of a table whose rows are cards. */
export const DrawerFilters = (props: Props) => (
  <>
    <SearchField {...props} />
    <StatusChoice {...props} />
  </>
);

/** The same above the table. */
export const DocumentFilters = ({ found, ...props }: Props & { found: number }) => (
  <TableFilters
    q={props.search.q}
    onClear={() => props.onChange({ q: "" })}
    found={found}
    search={<SearchField {...props} />}
    choice={<StatusChoice {...props} />}
  />
);
