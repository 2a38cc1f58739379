import { t } from "../../platform/i18n.ts";
import { CaseLines } from "./case-lines.tsx";
import type { NamedSum } from "./net-sentence.ts";

/** The years that are not as the others, in one tap, where they were read before. */
export const FoldedYears = ({ years }: { years: readonly NamedSum[] }) =>
  years.length > 0 && (
    <details>
      <summary>{t("Année par année")}</summary>
      <CaseLines years={years} />
    </details>
  );
