import { List } from "@mantine/core";
import type { CurveReport } from "@mec/api/study";
import { formatDate, formatKwh, formatNumber } from "@mec/domain/shared";
import { prmText } from "../../../parts/point/prm.ts";
import { t } from "../../../platform/i18n.ts";
import { SummaryList } from "../../../ui/fields/summary-list.tsx";

type Summary = Pick<
  CurveReport,
  "from" | "to" | "stepMinutes" | "energyKwh" | "points" | "repaired" | "missing"
>;

/** `to` is excluded: the last day read is the one just before. */
const lastDay = (to: string) => formatDate(new Date(Date.parse(to) - 1));

/** A load curve's description, in a few lines. */
export function summaryRows(curve: Summary) {
  const { from, to, stepMinutes, energyKwh, points, repaired, missing } = curve;
  return [
    {
      label: t("Période"),
      value: t("du {{from}} au {{to}}", { from: formatDate(from), to: lastDay(to) }),
    },
    { label: t("Énergie"), value: formatKwh(energyKwh) },
    {
      label: t("Relevés"),
      value: t("{{points}}, un toutes les {{minutes}} minutes", {
        points: formatNumber(points),
        minutes: stepMinutes,
      }),
    },
    ...(repaired > 0 ? [{ label: t("Réparés"), value: formatNumber(repaired) }] : []),
    ...(missing > 0 ? [{ label: t("Manquants"), value: formatNumber(missing) }] : []),
  ];
}

/** What was repaired or refused in a file, with the line numbers. */
export function Remarks({ report }: { report: CurveReport }) {
  if (report.remarks.length === 0) return null;
  return (
    <List spacing={4} size="sm">
      {report.remarks.map(({ message }) => (
        <List.Item key={message}>{message}</List.Item>
      ))}
    </List>
  );
}

/** What was read from a file. */
export function ReportOf({ report }: { report: CurveReport }) {
  const { prm, lines, points } = report;
  const rows = [
    { label: t("Fichier"), value: report.fileName },
    { label: t("PDL du fichier"), value: prm ? prmText(prm) : t("Non indiqué") },
    { label: t("Lignes lues"), value: formatNumber(lines) },
    ...(points > 0 ? summaryRows(report) : []),
  ];
  return (
    <>
      <SummaryList rows={rows} />
      <Remarks report={report} />
    </>
  );
}
