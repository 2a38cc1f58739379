import { t } from "../../platform/i18n.ts";
import classes from "./sum-lines.module.css";
import { linesOf, optionText, type Sum } from "./sum-words.ts";

/** What a saving is made of: the energy, then each cost besides it. */
export function SumLines({ sum }: { sum: Sum }) {
  const option = optionText(sum);
  return (
    <>
      <dl className={classes.lines} aria-label={t("De quoi cette somme est faite, par an")}>
        {linesOf(sum).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="numbers">{value}</dd>
          </div>
        ))}
      </dl>
      {option && <p className={classes.option}>{option}</p>}
    </>
  );
}
