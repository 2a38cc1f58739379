import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import { type Missing, supportCalls } from "@mec/api/support";
import { formatNumber, plural } from "@mec/domain/shared";
import { type MissingKind, missingKindLabels, missingKinds } from "@mec/domain/support";
import { useState } from "react";
import { SupportTabs } from "../../../parts/support/support-tabs.tsx";
import { useAct } from "../../../platform/act.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { NoResult } from "../../../ui/illustrations/index.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { DataTable, SelectionBar, useChosenRows } from "../../../ui/table/index.ts";
import { TabLinks } from "../../../ui/tabs/tab-links.tsx";
import { type ListSearch, pageSize, useListSearch } from "./list-search.ts";
import { missingColumns, whoName } from "./missing-columns.tsx";
import { ProjectChip } from "./project-chip.tsx";
import { RemindButton } from "./remind-button.tsx";
import { RemindManyDialog } from "./remind-many-dialog.tsx";
import { fetchAllMissings, remindable } from "./reminders.ts";

type Search = ListSearch<MissingKind>;
interface Props {
  search: Search;
  onChange: (change: Partial<Search>) => void;
}

const filtersOf = ({ kept: kind, projectId }: Search) => ({
  ...(kind ? { kind } : {}),
  ...(projectId ? { projectId } : {}),
});

function useMissings(search: Search) {
  const query = { page: search.page, pageSize, ...filtersOf(search) };
  return useAnswer(supportCalls.listMissings, { query }, { keepsFormer: true });
}

/** What is ticked, and the one reminder that leaves to all of it. */
function useReminding(search: Search) {
  const chosen = useChosenRows<Missing>();
  const [isAsked, setAsked] = useState(false);
  const selection = useAct((call) => fetchAllMissings(call, filtersOf(search)), {
    after: (all) => chosen.choose(all, true),
    failed: (error) => notify({ message: frenchMessage(error), color: "red" }),
  });
  const ticked = [...chosen.rows.values()];
  const due = remindable(ticked, new Date()).length;
  const bar = (total: number) => (
    <SelectionBar
      text={plural(ticked.length, t("élément sélectionné"), t("éléments sélectionnés"))}
      chosen={ticked.length}
      total={total}
      isSelectingAll={selection.isPending}
      onSelectAll={() => selection.mutate()}
      onClear={chosen.clear}
    >
      <Button size="sm" disabled={due === 0} onClick={() => setAsked(true)}>
        {t("Rappeler ({{count}})", { count: formatNumber(due) })}
      </Button>
    </SelectionBar>
  );
  const close = (isSent: boolean) => {
    setAsked(false);
    if (isSent) chosen.clear();
  };
  return { chosen, bar, dialog: isAsked && <RemindManyDialog chosen={ticked} onClose={close} /> };
}

function Missings({ search, onChange }: Props) {
  const { chosen, bar, dialog } = useReminding(search);
  const { data, error, refetch, isPlaceholderData } = useMissings(search);
  if (error) return <LoadError error={error} retry={refetch} />;
  const isFiltered = search.kept !== undefined || search.projectId !== undefined;
  return (
    <>
      {search.projectId && (
        <ProjectChip
          name={data?.items.find(({ project }) => project?.id === search.projectId)?.project?.name}
          onClear={() => onChange({ projectId: undefined })}
        />
      )}
      <DataTable
        caption={t("Éléments manquants")}
        columns={missingColumns}
        rows={data?.items}
        nameOf={(missing) => `${t(missingKindLabels[missing.kind])}, ${whoName(missing)}`}
        total={data?.total ?? 0}
        paging={{ page: search.page, pageSize, onChange: (page) => onChange({ page }) }}
        actions={(missing) => <RemindButton missing={missing} />}
        chosen={chosen}
        cardsAtFirst={8}
        isUpdating={isPlaceholderData}
        empty={
          <EmptyState
            illustration={<NoResult />}
            title={t("Il ne manque rien")}
            text={
              isFiltered
                ? t("Rien de tel n’attend personne.")
                : t("Personne n’est attendu\u00a0: tout est là.")
            }
            action={
              isFiltered && (
                <Button variant="default" onClick={() => onChange({ kept: undefined, projectId: undefined })}>
                  {t("Tout afficher")}
                </Button>
              )
            }
          />
        }
      />
      {bar(data?.total ?? 0)}
      {dialog}
    </>
  );
}

/** The kinds of which something is missing, each with how much; of one project alone, without the numbers of all. */
function KindTabs({ search: { kept, projectId } }: { search: Search }) {
  const { data: counts } = useAnswer(supportCalls.countForSupport, {}, { staleTime: 60_000 });
  const byKind = new Map(counts?.missingsByKind?.map(({ kind, count }) => [kind, count]));
  const countOf = (count: number | undefined) =>
    projectId === undefined && count !== undefined ? { count } : {};
  const to = (kind?: MissingKind) =>
    pages.supportMissings.to(
      {},
      { query: { ...(kind ? { kind } : {}), ...(projectId ? { projectId } : {}) } },
    );
  const shown = missingKinds.filter((kind) => byKind.size === 0 || byKind.has(kind) || kind === kept);
  return (
    <TabLinks
      look="pill"
      label={t("Ce qui manque")}
      current={kept ?? "all"}
      tabs={[
        { key: "all", label: t("Tout"), to: to(), ...countOf(counts?.missings) },
        ...shown.map((kind) => ({
          key: kind,
          label: t(missingKindLabels[kind]),
          to: to(kind),
          ...countOf(byKind.get(kind)),
        })),
      ]}
    />
  );
}

/** Who lacks what, and since when, for the support team. */
export function MissingsPage() {
  const [search, change] = useListSearch("kind", missingKinds);
  return (
    <Page
      title={t("Éléments manquants")}
      intro={t(
        "Ce qui empêche d’avancer, du plus ancien au plus récent. Un rappel part par e-mail, au plus une fois en sept jours.",
      )}
      size="wide"
    >
      <SupportTabs current="missings" />
      <KindTabs search={search} />
      <Missings key={`${search.kept} ${search.projectId}`} search={search} onChange={change} />
    </Page>
  );
}
