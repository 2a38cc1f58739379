import type { NamedSum } from "@mec/domain/study";
import { t } from "../../platform/i18n.ts";
import { CaseLines } from "./case-lines.tsx";

/** The years that are told, by their names alone: "1re année et année 5". */
const labelOf = (years: readonly NamedSum[]): string =>
  [...new Set(years.map(([name]) => name.split(",")[0] ?? ""))]
    .map((year) => year.toLowerCase())
    .join(t(" et "));

/** The years that are not as the others, in one tap, where they were read before. */
export const FoldedYears = ({ years }: { years: readonly NamedSum[] }) =>
  years.length > 0 && (
    <details>
      <summary>{t("Autres années\u00a0: {{years}}", { years: labelOf(years) })}</summary>
      <CaseLines years={years} />
    </details>
  );
