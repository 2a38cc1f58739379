import { Text } from "@mantine/core";
import type { Applicant } from "@mec/api/application";
import type { OwnerTab } from "@mec/domain/application";
import type { ReactNode } from "react";
import { useOwnPoints } from "../../../../parts/point/use-own-points.ts";
import { useOwnProject } from "../../../../parts/project/own-project.ts";
import { useAct } from "../../../../platform/act.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { notify } from "../../../../platform/notify.tsx";
import { usePrices } from "../../../../platform/profile-type.ts";
import { LoadError } from "../../../../ui/feedback/load-error.tsx";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import { DataTable, useChosenRows } from "../../../../ui/table/index.ts";
import { applicantColumns } from "./applicant-columns.tsx";
import { ApplicantFilters, DrawerFilters } from "./applicant-filters.tsx";
import { ApplicantMenu, mayMakeLeave, maySendAway } from "./applicant-menu.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { rowNames } from "./movements.ts";
import { fetchAllApplicants } from "./select-all.ts";
import { TabEmpty } from "./tab-empty.tsx";
import { useApplicantDialogs } from "./use-applicant-dialogs.tsx";
import { type ApplicantSearch, filtersOf, pageSize } from "./use-applicants.ts";
import { useDocumentsToSend } from "./use-documents-to-send.tsx";
import { useFoundApplicants } from "./use-found-applicants.ts";
import { useOpenedStart } from "./use-opened-start.ts";
import { untoldAmong, WhoSignsFirst } from "./who-signs-first.tsx";

interface Props {
  projectId: string;
  tab: OwnerTab;
  search: ApplicantSearch;
  onSearch: (change: Partial<ApplicantSearch>) => void;
  /** The button to invite, shown when a tab is empty. */
  invite: ReactNode;
}

/** Ticks everyone that the search finds. */
function useSelectAll({ projectId, tab, search }: Props, choose: (all: Applicant[]) => void) {
  const selection = useAct((call) => fetchAllApplicants(call, projectId, filtersOf(tab, search)), {
    after: choose,
    failed: (error) => notify({ message: frenchMessage(error), color: "red" }),
  });
  return { isSelecting: selection.isPending, selectAll: () => selection.mutate() };
}

/** The consumers of a tab, those that are ticked, and what is done with them. */
function useConsumers(props: Props) {
  const { projectId, tab, search } = props;
  const chosen = useChosenRows<Applicant>();
  const applicants = useFoundApplicants(projectId, tab, search);
  const documents = useDocumentsToSend(projectId, tab, chosen.clear);
  const { gainOf, everyone } = applicants;
  const dialogs = useApplicantDialogs(projectId, gainOf, (ids) =>
    chosen.choose(
      [...chosen.rows.values()].filter(({ id }) => ids.has(id)),
      false,
    ),
  );
  useOpenedStart(applicants.found?.items, dialogs.move);
  const prices = usePrices();
  const ownPoints = useOwnPoints();
  const { data: project } = useOwnProject(projectId);
  const tickAll = (all: readonly Applicant[]) => chosen.choose(all, true);
  const asked = useSelectAll(props, tickAll);
  const selection = everyone
    ? { ...asked, selectAll: () => tickAll(everyone) }
    : // Whom the choice leaves out is not known yet.
      { ...asked, isSelecting: asked.isSelecting || applicants.isCounting };
  const ticked = [...chosen.rows.values()];
  const isTickable = !useReadOnly() && tab !== "refused";
  const nameOf = rowNames(applicants.found?.items ?? []);
  const columns = applicantColumns(tab, {
    prices,
    vatRegime: project?.vatRegime ?? null,
    perimeterKm: project?.perimeter ?? null,
    open: dialogs.open,
    nameOf,
    documentsOf: documents.documentsOf,
    gainOf,
    hasGains: applicants.hasGains,
  });
  return {
    applicants,
    columns,
    nameOf,
    chosen,
    ticked,
    isTickable,
    documents,
    dialogs,
    selection,
    ownPoints,
  };
}

/** At which price the list's gains are, once for all; or that they are being computed, which takes seconds for hundreds. */
const AnnouncedPrice = ({ text, isCounting }: { text: string | null; isCounting: boolean }) => (
  <Text size="xs" c="dimmed" className="numbers" mb={{ sm: 4 }} role="status">
    {isCounting ? t("Calcul de ce que chacun gagnerait…") : text}
  </Text>
);

/** What can be done with one of them. */
const menuOf =
  (
    { open, move, settle, giveUp, sendAway }: ReturnType<typeof useApplicantDialogs>,
    { canSend, send, priceAt }: ReturnType<typeof useDocumentsToSend>,
    nameOf: (applicant: Applicant) => string,
    ownPoints: ReadonlySet<string>,
  ) =>
  (applicant: Applicant) => (
    <ApplicantMenu
      applicant={applicant}
      name={nameOf(applicant)}
      actions={{
        open,
        move,
        settle,
        giveUp,
        send: canSend([applicant]) ? (one) => send([one]) : undefined,
        priceAt: priceAt(applicant),
        mayMakeLeave: mayMakeLeave(applicant, ownPoints),
        sendAway: maySendAway(applicant, ownPoints) ? sendAway : undefined,
      }}
    />
  );

const isNarrowed = ({ q, segment, gain }: ApplicantSearch, hasGains: boolean): boolean =>
  q !== "" || segment !== undefined || (hasGains && gain !== undefined);

interface TickedProps {
  all: ReturnType<typeof useConsumers>;
  total: number;
}

/** What is done with those that are ticked. */
function Ticked({ all: { chosen, ticked, documents, dialogs, selection }, total }: TickedProps) {
  const untold = untoldAmong(ticked);
  return (
    <BulkBar
      chosen={ticked}
      total={total}
      isSelectingAll={selection.isSelecting}
      onSelectAll={selection.selectAll}
      onClear={chosen.clear}
      onMove={dialogs.move}
      onSayWhoSigns={untold.length > 0 ? () => dialogs.askWhoSigns(untold) : undefined}
      onSend={documents.canSend(ticked) ? () => documents.send(ticked) : undefined}
      onExport={() => dialogs.exportData(ticked)}
    />
  );
}

/** The consumers of a tab: search, sort, tick, open, move. */
export function Consumers(props: Props) {
  const { tab, search, onSearch, invite } = props;
  const all = useConsumers(props);
  const { applicants, columns, nameOf, chosen, isTickable, documents, dialogs, ownPoints } = all;

  if (applicants.error) return <LoadError error={applicants.error} retry={applicants.refetch} />;
  const { found, announced, hasGains, isCounting } = applicants;
  const rows = found?.items;
  const total = found?.total ?? 0;
  const isFiltered = isNarrowed(search, hasGains);
  const untold = isTickable ? untoldAmong(rows) : [];
  const filters = { search, onChange: onSearch, hasGains };
  return (
    <>
      {(isFiltered || total > 0) && <ApplicantFilters {...filters} found={total} />}
      {untold.length > 0 && <WhoSignsFirst untold={untold} onAsk={() => dialogs.askWhoSigns(untold)} />}
      {total > 0 && <AnnouncedPrice text={announced} isCounting={isCounting} />}
      <DataTable
        caption={t("Consommateurs du projet")}
        columns={columns}
        rows={rows}
        nameOf={nameOf}
        total={total}
        paging={{ page: search.page, pageSize, onChange: (page) => onSearch({ page }) }}
        sorting={{ by: search.sort, onChange: (sort) => onSearch({ sort }) }}
        {...(isTickable ? { chosen } : {})}
        actions={menuOf(dialogs, documents, nameOf, ownPoints)}
        filters={<DrawerFilters {...filters} />}
        // No more than six screens of a phone, of a page of fifty.
        cardsAtFirst={15}
        isUpdating={applicants.isPlaceholderData}
        empty={
          <TabEmpty
            tab={tab}
            isFiltered={isFiltered}
            onReset={() => onSearch({ q: "", segment: undefined, gain: undefined })}
            invite={invite}
          />
        }
      />
      <Ticked all={all} total={total} />
      {documents.dialog}
      {dialogs.shown}
    </>
  );
}
