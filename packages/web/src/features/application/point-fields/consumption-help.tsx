import { Text } from "@mantine/core";
import type { ConsumerType } from "@mec/domain/point";
import { formatNumber } from "@mec/domain/shared";
import { middleOf, type RuleOfThumb, rulesOfThumb } from "../../../parts/point/rules-of-thumb.ts";
import { t } from "../../../platform/i18n.ts";
import { UnfoldedHelp } from "../../../ui/fields/unfolded-help.tsx";
import styles from "./consumption-help.module.css";

interface Props {
  consumerType: ConsumerType;
  /** What the field holds: its line is marked. */
  value: string;
  onChoose: (rule: RuleOfThumb) => void;
}

/** "Je ne sais pas": usual figures to choose from, and where to find the exact one. */
export function ConsumptionHelp({ consumerType, value, onChoose }: Props) {
  return (
    <UnfoldedHelp label={t("Je ne sais pas")} className={styles.box}>
      {(fold) => (
        <>
          <Text size="sm">
            {t(
              "Le chiffre exact figure sur votre facture annuelle ou dans votre espace client. Sinon, choisissez la ligne qui vous ressemble, vous pourrez corriger ensuite\u202f; ou laissez le champ vide.",
            )}
          </Text>
          <ul className={styles.list}>
            {rulesOfThumb[consumerType].map((rule) => (
              <li key={rule.label}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-pressed={middleOf(rule) === value}
                  onClick={() => {
                    onChoose(rule);
                    fold();
                  }}
                >
                  <span>{t(rule.label)}</span>
                  <span className="numbers">
                    {t("{{from}} à {{to}}\u00a0kWh", {
                      from: formatNumber(rule.from),
                      to: formatNumber(rule.to),
                    })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <Text size="sm" c="dimmed">
            {t("Ordres de grandeur courants en France.")}
          </Text>
        </>
      )}
    </UnfoldedHelp>
  );
}
