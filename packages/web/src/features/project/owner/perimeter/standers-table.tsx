import { Badge, Text } from "@mantine/core";
import type { PerimeterAnswer } from "@mec/api/project";
import { communeText } from "@mec/domain/project";
import { formatDistance, formatNumber } from "@mec/domain/shared";
import { useState } from "react";
import { t } from "../../../../platform/i18n.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { type Column, DataTable } from "../../../../ui/table/index.ts";
import {
  faultsOf,
  hasOther,
  type Stander,
  type StanderState,
  stateLabels,
  stateOf,
} from "./stander-state.ts";

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

/** Why he breaks the rule, and what to check about his commune. */
function Reasons({ stander, perimeter }: { stander: Stander; perimeter: PerimeterAnswer }) {
  const { faults, inDoubt } = stander;
  if (faults.length === 0 && !inDoubt) return null;
  return (
    <Text size="sm" mt={4}>
      {faults.length > 0 && `${t("Motif\u00a0: {{reasons}}.", { reasons: faultsOf(stander, perimeter) })} `}
      {inDoubt && t("Commune à vérifier\u00a0: nous ne l’avons pas reconnue dans la grille de l’INSEE.")}
    </Text>
  );
}

const columns = (perimeter: PerimeterAnswer, breakers: ReadonlySet<string>): Column<Stander>[] => [
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
  { key: "commune", header: t("Commune"), cell: ({ commune }) => communeText(commune) },
  { key: "kind", header: t("Rôle"), cell: ({ kind }) => t(kindLabels[kind]) },
  {
    key: "state",
    header: t("Situation"),
    cell: (stander) => {
      const state = stateOf(stander, breakers);
      const { color, text } = colors[state];
      return (
        <>
          <Badge variant="light" tt="none" fw={550} color={color} c={text}>
            {t(stateLabels[state])}
          </Badge>
          <Reasons stander={stander} perimeter={perimeter} />
        </>
      );
    },
  },
  {
    key: "furthest",
    header: t("Participant le plus éloigné"),
    isNumber: true,
    cell: (stander) => (hasOther(stander, perimeter) ? formatDistance(stander.furthestKm) : t("Aucun autre")),
  },
];

/** The map as a table: those who break the rule come first. */
export function StandersTable({
  perimeter,
  standers,
  breakers,
}: {
  perimeter: PerimeterAnswer;
  standers: readonly Stander[];
  breakers: ReadonlySet<string>;
}) {
  const [page, setPage] = useState(1);
  const all = perimeter.counts.standers;
  return (
    <>
      {all > standers.length && (
        <Text size="sm" c="dimmed">
          {t("Les {{shown}} points qui comptent le plus sont montrés, sur {{all}}.", {
            shown: formatNumber(standers.length),
            all: formatNumber(all),
          })}
        </Text>
      )}
      <DataTable
        caption={t("Participants et candidats, avec leur distance au participant le plus éloigné")}
        columns={columns(perimeter, breakers)}
        rows={standers.slice((page - 1) * pageSize, page * pageSize)}
        nameOf={({ name }) => name}
        total={standers.length}
        cardsAtFirst={4}
        paging={{ page, pageSize, onChange: setPage }}
        empty={
          <EmptyState
            title={t("Personne pour le moment")}
            text={t("Les participants et les candidats apparaîtront ici.")}
          />
        }
      />
    </>
  );
}
