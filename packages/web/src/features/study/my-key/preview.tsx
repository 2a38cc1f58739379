import { Loader, Skeleton, Stack, Text, Title } from "@mantine/core";
import { type DesignPreview, haveTwoTaxes, ownSavingOf } from "@mec/api/study";
import { formatKwh, formatNumber, formatPercent, formatWholeEuro, messages } from "@mec/domain/shared";
import type { RepartitionDesign } from "@mec/domain/study";
import { useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { SummaryList } from "../../../ui/fields/summary-list.tsx";
import { type Column, DataTable } from "../../../ui/table/index.ts";
import { withTax } from "../own-saving-text.ts";
import styles from "./my-key.module.css";
import { usePreview } from "./use-designs.ts";

type Row = DesignPreview["participants"][number] & { id: string };
const pageSize = 10;

type All = DesignPreview["before"];

/** As the study's own page tells them: its rows, added up as they are read. */
const savedByAll = ({ wholeSavingEur, totalSavingEur }: All): string =>
  formatWholeEuro(wholeSavingEur ?? totalSavingEur);
const producedByAll = ({ totals: { wholeRevenueEur, producerRevenueEur } }: All): string =>
  formatWholeEuro(wholeRevenueEur ?? producerRevenueEur);

const savingOf = (outcome: Row["before"]): number => ownSavingOf(outcome).savingEur;

/** Differences under a kWh and half a euro are too small to show. */
const differs = (before: Row["before"], after: Row["after"]): boolean =>
  Math.abs(after.sharedKwh - before.sharedKwh) >= 1 || Math.abs(savingOf(after) - savingOf(before)) >= 0.5;

/** "+12 €": a change always has its sign. */
const signed = (value: number, format: (value: number) => string) =>
  `${value > 0 ? "+" : ""}${format(value)}`;

/** A sum of this row, with its tax where sums of the other stand beside it. */
const inTax = ({ before }: Row, amount: string, saysTax: boolean): string =>
  saysTax ? withTax(amount, ownSavingOf(before).isWithoutVat) : amount;

const columns = (saysTax: boolean): Column<Row>[] => [
  { key: "name", header: t("Participant"), cell: ({ name }) => <Text fw={600}>{name}</Text> },
  {
    key: "shared-before",
    header: t("Énergie locale avant"),
    isNumber: true,
    cell: ({ before }) => formatKwh(before.sharedKwh),
  },
  {
    key: "shared-after",
    header: t("Après"),
    isNumber: true,
    cell: ({ after }) => formatKwh(after.sharedKwh),
  },
  {
    key: "saving-before",
    header: t("Économie par an avant"),
    isNumber: true,
    cell: (row) => inTax(row, formatWholeEuro(savingOf(row.before)), saysTax),
  },
  {
    key: "saving-after",
    header: t("Économie après"),
    isNumber: true,
    cell: (row) => inTax(row, formatWholeEuro(savingOf(row.after)), saysTax),
  },
  {
    key: "change",
    header: t("Différence"),
    isNumber: true,
    cell: (row) => (
      <strong>
        {inTax(row, signed(savingOf(row.after) - savingOf(row.before), formatWholeEuro), saysTax)}
      </strong>
    ),
  },
];

const arrow = (before: string, after: string) => t("{{before}} → {{after}}", { before, after });

function totalsRows({ before, after }: DesignPreview) {
  return [
    {
      label: t("Énergie partagée"),
      value: arrow(formatKwh(before.totals.sharedKwh), formatKwh(after.totals.sharedKwh)),
    },
    {
      label: t("Autoconsommation"),
      value: arrow(
        formatPercent(before.totals.selfConsumptionRate),
        formatPercent(after.totals.selfConsumptionRate),
      ),
    },
    {
      label: t("Économies de tous, TTC"),
      value: arrow(savedByAll(before), savedByAll(after)),
    },
    {
      label: t("Recettes de la production, HT"),
      value: arrow(producedByAll(before), producedByAll(after)),
    },
    {
      label: t("Inégalité des parts locales (0\u00a0: la même pour tous)"),
      value: arrow(formatNumber(before.inequality, 2), formatNumber(after.inequality, 2)),
    },
  ];
}

function Changes({ preview, isUpdating }: { preview: DesignPreview; isUpdating: boolean }) {
  const [page, setPage] = useState(1);
  const rows = preview.participants
    .filter(({ before, after }) => differs(before, after))
    .map((one) => ({ ...one, id: one.consumptionPointId }));
  const isUnchanged = rows.length === 0;
  return (
    <Stack gap="md" className={isUpdating ? styles.updating : undefined} aria-busy={isUpdating}>
      <Text className="prose">{preview.meaning}</Text>
      {isUnchanged && <Text fw={600}>{t("Rien ne changerait pour personne.")}</Text>}
      {!isUnchanged && <SummaryList rows={totalsRows(preview)} />}
      <DataTable
        caption={t("Ce que la clé changerait pour chaque participant")}
        columns={columns(haveTwoTaxes(preview.participants.map(({ before }) => before)))}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        nameOf={({ name }) => name}
        total={rows.length}
        paging={{ page, pageSize, onChange: setPage }}
        isUpdating={isUpdating}
        empty={null}
      />
    </Stack>
  );
}

interface Props {
  projectId: string;
  design: RepartitionDesign | null;
}

/** Before and after: what the design would change for each participant. */
export function Preview({ projectId, design }: Props) {
  const { data, error, refetch, isUpdating } = usePreview(projectId, design);
  return (
    <Stack gap="md" component="section">
      <div>
        <Title order={3} size="h4">
          {t("Avant et après")}
        </Title>
        <Text size="sm" c="dimmed" role="status">
          {isUpdating && <Loader size="xs" mr={8} aria-hidden />}
          {isUpdating && messages.loading}
          {!isUpdating && design && t("En un an, comparé à la clé actuelle du projet.")}
          {!isUpdating && !design && t("Complétez la clé pour voir ce qu’elle changerait.")}
        </Text>
      </div>
      {error && <LoadError error={error} retry={refetch} />}
      {!error && !data && design && <Skeleton height={240} radius={12} />}
      {!error && data && design && <Changes preview={data} isUpdating={isUpdating} />}
    </Stack>
  );
}
