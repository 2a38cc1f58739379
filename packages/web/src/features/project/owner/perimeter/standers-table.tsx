import { Badge, Text } from "@mantine/core";
import { formatDistance } from "@mec/domain/shared";
import { useState } from "react";
import { t } from "../../../../platform/i18n.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { type Column, DataTable } from "../../../../ui/table/index.ts";
import { type Stander, type StanderState, stateLabels, stateOf } from "./stander-state.ts";

const pageSize = 20;

const kindLabels: Record<Stander["kind"], string> = {
  "consumption-point": "Consommateur",
  "production-point": "Producteur",
  project: "Adresse du projet",
};

const colors: Record<StanderState, { color: string; text: string }> = {
  in: { color: "green", text: "green.8" },
  breaker: { color: "red", text: "red.9" },
  fits: { color: "gray", text: "gray.8" },
  outside: { color: "red", text: "red.9" },
};

const columns = (breakers: ReadonlySet<string>): Column<Stander>[] => [
  {
    key: "name",
    header: t("Nom"),
    cell: ({ name, address }) => (
      <>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {address}
        </Text>
      </>
    ),
  },
  { key: "kind", header: t("Rôle"), cell: ({ kind }) => t(kindLabels[kind]) },
  {
    key: "state",
    header: t("Situation"),
    cell: (stander) => {
      const state = stateOf(stander, breakers);
      const { color, text } = colors[state];
      return (
        <Badge variant="light" tt="none" fw={550} color={color} c={text}>
          {t(stateLabels[state])}
        </Badge>
      );
    },
  },
  {
    key: "furthest",
    header: t("Participant le plus éloigné"),
    isNumber: true,
    cell: ({ furthestKm }) => formatDistance(furthestKm),
  },
];

/** The map in words: what breaks the rule comes first. */
export function StandersTable({
  standers,
  breakers,
}: {
  standers: readonly Stander[];
  breakers: ReadonlySet<string>;
}) {
  const [page, setPage] = useState(1);
  return (
    <DataTable
      caption={t("Participants et candidats, avec leur distance au participant le plus éloigné")}
      columns={columns(breakers)}
      rows={standers.slice((page - 1) * pageSize, page * pageSize)}
      nameOf={({ name }) => name}
      total={standers.length}
      paging={{ page, pageSize, onChange: setPage }}
      empty={
        <EmptyState
          title={t("Personne pour le moment")}
          text={t("Les participants et les candidats apparaîtront ici.")}
        />
      }
    />
  );
}
