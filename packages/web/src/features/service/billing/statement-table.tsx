import { Text } from "@mantine/core";
import type { Statement } from "@mec/api/service";
import { serviceLabels } from "@mec/domain/service";
import { formatNumber } from "@mec/domain/shared";
import { useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { type Column, DataTable } from "../../../ui/table/index.ts";
import { useAmounts, useAmountsDue } from "../use-amounts.ts";

type Line = Statement[number] & { readonly id: string };

const pageSize = 20;

/** "2026-11" → "novembre 2026". */
const monthName = (month: string): string =>
  new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

const columnsOf = (amount: (amountExclTax: number) => string): Column<Line>[] => [
  { key: "service", header: t("Service"), cell: ({ group }) => t(serviceLabels[group]) },
  { key: "month", header: t("Mois"), cell: ({ month }) => monthName(month) },
  { key: "project", header: t("Projet"), cell: ({ projectName }) => projectName ?? t("Projet supprimé") },
  {
    key: "consumers",
    header: t("Consommateurs"),
    isNumber: true,
    cell: ({ counted }) => formatNumber(counted),
  },
  {
    key: "amount",
    header: t("Montant"),
    isNumber: true,
    cell: ({ amountExclTax }) => amount(amountExclTax),
  },
];

/** The statement: a line for each month, service and project. */
export function StatementTable({ lines }: { lines: Statement }) {
  const [page, setPage] = useState(1);
  const amount = useAmounts();
  const due = useAmountsDue();
  const total = lines.reduce((sum, { amountExclTax }) => sum + amountExclTax, 0);
  const rows = lines.map((line) => ({ ...line, id: `${line.month} ${line.group} ${line.projectId}` }));
  return (
    <>
      <Text fw={600}>{t("Total compté\u00a0: {{total}}", { total: due(total) })}</Text>
      <DataTable
        caption={t("Relevé")}
        columns={columnsOf(amount)}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        nameOf={({ group, month }) => `${serviceLabels[group]}, ${monthName(month)}`}
        total={rows.length}
        paging={{ page, pageSize, onChange: setPage }}
        empty={<Text c="dimmed">{t("Rien n’a été compté pour le moment.")}</Text>}
      />
    </>
  );
}
