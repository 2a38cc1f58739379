import { Group, Switch, Text } from "@mantine/core";
import { haveTwoTaxes, type Study } from "@mec/api/study";
import { formatKwh, formatPercent } from "@mec/domain/shared";
import { useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { useReadOnly } from "../../../ui/read-only/index.ts";
import { type Column, DataTable } from "../../../ui/table/index.ts";
import { CurveBadge } from "./curve-badge.tsx";
import { Saving } from "./saving.tsx";
import type { StudyControls } from "./use-study.ts";

type Participant = Study["participants"][number];
type Row = Participant & { id: string };
const pageSize = 20;

interface Told {
  saysTax: boolean;
  isUnexempted: boolean;
}

const columns = (told: Told, leave: (row: Row) => void): Column<Row>[] => [
  {
    key: "name",
    header: t("Participant"),
    cell: ({ name, curve, warning }) => (
      <>
        <Group gap="2px 8px">
          <Text fw={600}>{name}</Text>
          <CurveBadge curve={curve} />
        </Group>
        {warning && (
          <Text size="sm" c="red.9" mt={4}>
            {warning}
          </Text>
        )}
      </>
    ),
  },
  {
    key: "consumption",
    header: t("Consommation"),
    isNumber: true,
    cell: ({ consumptionKwh }) => formatKwh(consumptionKwh),
  },
  {
    key: "shared",
    header: t("Énergie locale"),
    isNumber: true,
    cell: ({ sharedKwh }) => formatKwh(sharedKwh),
  },
  {
    key: "rate",
    header: t("Part locale"),
    isNumber: true,
    cell: ({ selfProductionRate }) => formatPercent(selfProductionRate),
  },
  {
    key: "saving",
    header: t("Économie par an"),
    isNumber: true,
    cell: (row) => <Saving participant={row} {...told} />,
  },
  {
    key: "in",
    header: t("Dans l’étude"),
    cell: (row) => (
      <Switch
        checked
        onChange={() => leave(row)}
        aria-label={t("Retirer {{name}} de l’étude", { name: row.name })}
      />
    ),
  },
];

/** What each participant receives and saves; any of them can be left out to see what changes. */
export function Participants({ study, controls, isUpdating, isUnexempted }: Props) {
  const [page, setPage] = useState(1);
  const isReadOnly = useReadOnly();
  const told = { saysTax: haveTwoTaxes(study.participants), isUnexempted };
  const all = columns(told, (row) => controls.toggle(study, row.id, false));
  const rows = study.participants.map((participant) => ({
    ...participant,
    id: participant.consumptionPointId,
  }));
  const lastPage = Math.max(1, Math.ceil(rows.length / pageSize));
  const shown = Math.min(page, lastPage);
  return (
    <DataTable
      caption={t("Ce que chaque participant reçoit et économise en un an")}
      columns={isReadOnly ? all.filter(({ key }) => key !== "in") : all}
      rows={rows.slice((shown - 1) * pageSize, shown * pageSize)}
      nameOf={({ name }) => name}
      total={rows.length}
      paging={{ page: shown, pageSize, onChange: setPage }}
      cardsAtFirst={2}
      isUpdating={isUpdating}
      empty={
        <EmptyState
          title={t("Personne dans l’étude")}
          text={t("Ajoutez des candidats ci-dessous pour voir ce que chacun recevrait.")}
        />
      }
    />
  );
}

interface Props {
  study: Study;
  controls: StudyControls;
  isUpdating: boolean;
  isUnexempted: boolean;
}
