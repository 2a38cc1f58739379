import type { ConsumerType } from "@mec/domain/point";
import { middleOf, type RuleOfThumb, rulesOfThumb } from "../../../parts/point/rules-of-thumb.ts";
import { t } from "../../../platform/i18n.ts";
import styles from "./consumption-help.module.css";

interface Props {
  consumerType: ConsumerType;
  /** What the field holds: its kind of place is marked. */
  value: string;
  onChoose: (rule: RuleOfThumb) => void;
}

/** For who does not know the figure: a kind of place to tap, in sight at once as on the card that asks the same elsewhere. */
export const ConsumptionHelp = ({ consumerType, value, onChoose }: Props) => (
  <fieldset className={styles.help}>
    <legend className={styles.legend}>
      {t("Vous ne savez pas\u202f? En un geste, à corriger ensuite\u00a0:")}
    </legend>
    <div className={styles.kinds}>
      {rulesOfThumb[consumerType].map((rule) => (
        <button
          key={rule.kind}
          type="button"
          className={styles.choice}
          aria-pressed={middleOf(rule) === value}
          onClick={() => onChoose(rule)}
        >
          {t(rule.short)}
        </button>
      ))}
    </div>
    <p className={styles.note}>
      {t("Ordres de grandeur courants en France. Le chiffre exact figure sur votre facture annuelle.")}
    </p>
  </fieldset>
);
