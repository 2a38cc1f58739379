import { Table } from "@mantine/core";
import type { Statement } from "@mec/api/service";
import { serviceLabels } from "@mec/domain/service";
import { formatNumber } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { useAmounts } from "../use-amounts.ts";

/** "2026-11" → "novembre 2026". */
const monthName = (month: string): string =>
  new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** What was counted, a line for each month, service and project. */
export function StatementTable({ lines }: { lines: Statement }) {
  const amount = useAmounts();
  const total = lines.reduce((sum, { amountExclTax }) => sum + amountExclTax, 0);
  return (
    <Table.ScrollContainer minWidth={520} tabIndex={0} role="region" aria-label={t("Relevé")}>
      <Table verticalSpacing="sm">
        <caption style={{ textAlign: "left" }}>
          {t("Total compté\u00a0: {{total}}", { total: amount(total) })}
        </caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("Mois")}</Table.Th>
            <Table.Th>{t("Service")}</Table.Th>
            <Table.Th>{t("Projet")}</Table.Th>
            <Table.Th ta="right">{t("Consommateurs")}</Table.Th>
            <Table.Th ta="right">{t("Montant")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ month, group, projectId, projectName, counted, amountExclTax }) => (
            <Table.Tr key={`${month} ${group} ${projectId}`}>
              <Table.Td>{monthName(month)}</Table.Td>
              <Table.Td>{t(serviceLabels[group])}</Table.Td>
              <Table.Td>{projectName ?? t("Projet supprimé")}</Table.Td>
              <Table.Td ta="right" className="numbers">
                {formatNumber(counted)}
              </Table.Td>
              <Table.Td ta="right" className="numbers">
                {amount(amountExclTax)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
