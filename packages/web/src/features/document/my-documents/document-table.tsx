import type { ParticipantDocuments } from "@mec/api/document";
import { type DocumentKind, documentLabels } from "@mec/domain/document";
import { useState } from "react";
import { namesBeside } from "../../../parts/document/names-beside.ts";
import { useOwnPoints } from "../../../parts/point/use-own-points.ts";
import { t } from "../../../platform/i18n.ts";
import { useReadOnly } from "../../../ui/read-only/index.ts";
import { DataTable, useChosenRows } from "../../../ui/table/index.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { documentColumns } from "./document-columns.tsx";
import { DocumentFilters, DrawerFilters } from "./document-filters.tsx";
import { DocumentMenu, type LineActions } from "./document-menu.tsx";
import { NoDocuments } from "./no-documents.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { countsOf, type DocumentLine, foundLines, linesOf, setsToSend } from "./rows.ts";
import { SetsToSend } from "./sets-to-send.tsx";
import { useChange } from "./use-change.tsx";
import { useDocumentSearch } from "./use-document-search.ts";
import { useDocumentSending } from "./use-document-sending.tsx";
import { useDownload } from "./use-download.ts";

const pageSize = 50;

interface Props {
  projectId: string;
  kind: DocumentKind;
  participants: readonly ParticipantDocuments[] | undefined;
}

/** What can be done with documents, and what opens over the list for it. */
function useLineActions(projectId: string, kind: DocumentKind, onDone: () => void) {
  const [previewed, preview] = useState<DocumentLine | null>(null);
  const { send, sendSets, dialog } = useDocumentSending({ projectId, kind, onSent: onDone });
  const change = useChange(projectId, kind, onDone);
  const download = useDownload(projectId);
  const actions: LineActions = { send, change, preview, download };
  const shown = (
    <>
      {dialog}
      {previewed && (
        <PreviewPanel projectId={projectId} kind={kind} line={previewed} onClose={() => preview(null)} />
      )}
    </>
  );
  return { actions, sendSets, shown };
}

/** The participants with the status of their documents of this kind: search, sort, tick, act. */
export function DocumentTable({ projectId, kind, participants }: Props) {
  const [search, setSearch] = useDocumentSearch();
  const isReadOnly = useReadOnly();
  const context = { projectId, ownPoints: useOwnPoints() };
  const chosen = useChosenRows<DocumentLine>();
  const { actions, sendSets, shown } = useLineActions(projectId, kind, chosen.clear);

  const lines = linesOf(participants ?? [], kind);
  const nameOf = namesBeside(lines.map(({ participant }) => participant));
  const found = foundLines(lines, search);
  // The status of a ticked document may have changed since: its current line is used.
  const ticked = lines.filter(({ id }) => chosen.rows.has(id));
  const filtering = { search, counts: countsOf(lines), onChange: setSearch };
  const isFiltered = search.q !== "" || search.status !== undefined;
  const first = (search.page - 1) * pageSize;
  return (
    <>
      {!isReadOnly && <SetsToSend lines={setsToSend(lines, search)} onSend={sendSets} />}
      {lines.length > 0 && <DocumentFilters {...filtering} found={found.length} />}
      <DataTable
        caption={t("{{document}}\u00a0: où en est chaque participant", { document: t(documentLabels[kind]) })}
        columns={documentColumns({ ...context, isToSend: search.status === "TO-SEND" })}
        rows={participants && found.slice(first, first + pageSize)}
        nameOf={({ participant }) => nameOf(participant)}
        total={found.length}
        paging={{ page: search.page, pageSize, onChange: (page) => setSearch({ page }) }}
        sorting={{ by: search.sort, onChange: (sort) => setSearch({ sort }) }}
        {...(isReadOnly
          ? {}
          : {
              chosen,
              actions: (line: DocumentLine) => (
                <DocumentMenu line={line} kind={kind} projectId={projectId} actions={actions} />
              ),
            })}
        filters={<DrawerFilters {...filtering} />}
        cardsAtFirst={3}
        empty={
          <NoDocuments
            projectId={projectId}
            isFiltered={isFiltered}
            isAllSent={lines.length > 0 && search.status === "TO-SEND" && search.q === ""}
            onReset={() => setSearch({ q: "", status: undefined })}
          />
        }
      />
      <BulkBar
        chosen={ticked}
        found={found}
        kind={kind}
        actions={actions}
        onSendSets={() => sendSets(ticked)}
        onSelectAll={() => chosen.choose(found, true)}
        onClear={chosen.clear}
      />
      {shown}
    </>
  );
}
