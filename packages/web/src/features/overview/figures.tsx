import type { ProjectOverview } from "@mec/api/overview";
import { formatNumber, formatPercent } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import { afterText, candidatesText, documentsText, pledgedText, signedText } from "./figure-words.ts";
import styles from "./overview.module.css";

interface FigureProps {
  name: string;
  value: string;
  detail: string;
  /** What it counts that does not share yet, and what changes it soon. */
  beside?: readonly (string | null | undefined)[];
}

function Figure({ name, value, detail, beside = [] }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <span className={`${styles.value} numbers`}>{value}</span>
        <span className={styles.why}>{detail}</span>
        {beside.map(
          (text) =>
            text && (
              <span key={text} className={styles.why}>
                {t(text)}
              </span>
            ),
        )}
      </dd>
    </div>
  );
}

/** Who takes part, which part of the production they consume, and how many documents are signed. */
export function Figures({ figures }: Pick<ProjectOverview, "figures">) {
  const { participants, pledged } = figures;
  return (
    <dl className={styles.figures}>
      <Figure
        name={t("Lieux qui participent")}
        value={formatNumber(participants)}
        detail={candidatesText(figures)}
      />
      <Figure
        name={t("Production réservée")}
        value={pledged === null ? "–" : formatPercent(pledged)}
        detail={pledgedText(figures)}
        beside={[figures.barredText, afterText(figures)]}
      />
      <Figure
        name={t("Ont signé leurs documents")}
        value={signedText(figures)}
        detail={documentsText(figures)}
      />
    </dl>
  );
}
