import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { supportCalls } from "@mec/api/support";
import { type ApplicationStatus, applicationStatuses } from "@mec/domain/application";
import { useEffect, useRef, useState } from "react";
import { SupportTabs } from "../../../parts/support/support-tabs.tsx";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { NoResult } from "../../../ui/illustrations/index.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { DataTable } from "../../../ui/table/index.ts";
import { type ListSearch, pageSize, useListSearch } from "./list-search.ts";
import { holderName, participantColumns } from "./participant-columns.tsx";
import { ProjectChip } from "./project-chip.tsx";
import { shortStatus } from "./short-status.ts";

type Search = ListSearch<ApplicationStatus>;
interface Props {
  search: Search;
  onChange: (change: Partial<Search>) => void;
}

function useParticipants({ q, kept: status, projectId, page }: Search) {
  const query = {
    page,
    pageSize,
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(status ? { status } : {}),
    ...(projectId ? { projectId } : {}),
  };
  return useAnswer(supportCalls.listSupportedParticipants, { query }, { keepsFormer: true });
}

/** Each search is recorded in the journal: waiting for a pause avoids one entry per letter. */
const typingMs = 400;

function Filters({ search, onChange }: Props) {
  const [typed, setTyped] = useState(search.q);
  const [settled] = useDebouncedValue(typed, typingMs);
  const asked = useRef(search.q);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed starts a search
  useEffect(() => {
    if (settled === search.q) return;
    asked.current = settled;
    onChange({ q: settled });
  }, [settled]);
  // The search was cleared elsewhere, or the person went back. That this field's own has begun takes away no letter typed since.
  useEffect(() => {
    if (search.q !== asked.current) setTyped(search.q);
    asked.current = search.q;
  }, [search.q]);
  return (
    <Group align="end" mb="md" role="search" aria-label={t("Chercher un participant")}>
      <TextInput
        label={t("Nom, e-mail ou PDL")}
        description={t("Le début suffit")}
        type="search"
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        style={{ flex: "2 1 280px" }}
      />
      <NativeSelect
        size="md"
        label={t("Statut")}
        value={search.kept ?? ""}
        onChange={({ currentTarget }) =>
          onChange({ kept: applicationStatuses.find((status) => status === currentTarget.value) })
        }
        data={[
          { value: "", label: t("Tous") },
          ...applicationStatuses.map((status) => ({ value: status, label: shortStatus(status) })),
        ]}
        style={{ flex: "1 1 220px" }}
      />
    </Group>
  );
}

function Participants({ search, onChange }: Props) {
  const { data, error, refetch, isPlaceholderData } = useParticipants(search);
  if (error) return <LoadError error={error} retry={refetch} />;
  const isFiltered = search.q !== "" || search.kept !== undefined || search.projectId !== undefined;
  return (
    <>
      {search.projectId && (
        <ProjectChip
          name={data?.items.find(({ project }) => project.id === search.projectId)?.project.name}
          onClear={() => onChange({ projectId: undefined })}
        />
      )}
      <DataTable
        caption={t("Participants et candidats")}
        columns={participantColumns}
        rows={data?.items.map((item) => ({ ...item, id: item.applicationId }))}
        nameOf={holderName}
        total={data?.total ?? 0}
        paging={{ page: search.page, pageSize, onChange: (page) => onChange({ page }) }}
        cardsAtFirst={8}
        isUpdating={isPlaceholderData}
        empty={
          <EmptyState
            illustration={<NoResult />}
            title={isFiltered ? t("Personne ne correspond à cette recherche") : t("Aucun participant")}
            text={
              isFiltered
                ? t("Cherchez par le début d’un nom, d’une adresse e-mail ou d’un PDL.")
                : t("Ils apparaîtront ici dès leur première candidature.")
            }
            action={
              isFiltered && (
                <Button
                  variant="default"
                  onClick={() => onChange({ q: "", kept: undefined, projectId: undefined })}
                >
                  {t("Tout afficher")}
                </Button>
              )
            }
          />
        }
      />
    </>
  );
}

/** Every participant and candidate, for the support team. */
export function ParticipantsPage() {
  const [search, change] = useListSearch("status", applicationStatuses);
  return (
    <Page
      title={t("Participants")}
      intro={t(
        "Tous les points qui participent à un projet ou demandent à le rejoindre. Ouvrir l’espace d’une personne, ou la chercher jusqu’à ne trouver qu’elle, s’écrit dans le journal, et elle le lit.",
      )}
      size="wide"
    >
      <SupportTabs current="participants" />
      <Filters search={search} onChange={change} />
      <Participants search={search} onChange={change} />
    </Page>
  );
}
