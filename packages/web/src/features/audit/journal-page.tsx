import { Button } from "@mantine/core";
import { formatDateTime } from "@mec/domain/shared";
import { SupportTabs } from "../../parts/support/support-tabs.tsx";
import { t } from "../../platform/i18n.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadError } from "../../ui/feedback/load-error.tsx";
import { NoResult } from "../../ui/illustrations/index.ts";
import { Page } from "../../ui/layout/page.tsx";
import { DataTable } from "../../ui/table/index.ts";
import { journalColumns } from "./journal-columns.tsx";
import { JournalFilters } from "./journal-filters.tsx";
import { type JournalSearch, pageSize, useJournal, useJournalSearch } from "./journal-search.ts";

const nothing = { email: "", kind: undefined, from: "", to: "" };

function Lines({
  search,
  onChange,
}: {
  search: JournalSearch;
  onChange: (change: Partial<JournalSearch>) => void;
}) {
  const { data, error, refetch, isPlaceholderData } = useJournal(search);
  if (error) return <LoadError error={error} retry={refetch} />;
  return (
    <DataTable
      caption={t("Journal")}
      columns={journalColumns}
      rows={data?.items}
      nameOf={({ at }) => formatDateTime(at)}
      total={data?.total ?? 0}
      paging={{ page: search.page, pageSize, onChange: (page) => onChange({ page }) }}
      isUpdating={isPlaceholderData}
      empty={
        <EmptyState
          illustration={<NoResult />}
          title={t("Aucune ligne")}
          text={t("Rien de tel n’est écrit dans le journal.")}
          action={
            <Button variant="default" onClick={() => onChange(nothing)}>
              {t("Tout afficher")}
            </Button>
          }
        />
      }
    />
  );
}

/** The journal of who saw or did what, for the support team. */
export function JournalPage() {
  const [search, change] = useJournalSearch();
  return (
    <Page
      title={t("Journal")}
      intro={t(
        "Qui a vu ou fait quoi depuis 12\u00a0mois. Chacun lit dans son profil les lignes qui le concernent.",
      )}
      size="wide"
    >
      <SupportTabs current="journal" />
      <JournalFilters search={search} onChange={change} />
      <Lines search={search} onChange={change} />
    </Page>
  );
}
