import { t } from "../../../platform/i18n.ts";
import classes from "./roof-line.module.css";

/** In a list, what is read beside a sum that leads, behind one tap; where the project stands alone, all of it. */
export function MoreLines({ texts, isAlone }: { texts: readonly string[]; isAlone: boolean }) {
  const lines = texts.map((said) => (
    <span key={said} className={`${classes.said} numbers`}>
      {said}
    </span>
  ));
  if (isAlone || texts.length === 0) return lines;
  return (
    <details className={classes.more}>
      <summary>{t("Comparer, en détail")}</summary>
      {lines}
    </details>
  );
}
