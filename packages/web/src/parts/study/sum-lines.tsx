import { t } from "../../platform/i18n.ts";
import classes from "./sum-lines.module.css";
import {
  addsUp,
  casesWithVat,
  type Ended,
  endedSum,
  linesOf,
  linesOfExemption,
  linesWithVat,
  optionText,
  type Sum,
} from "./sum-words.ts";

type NamedSums = readonly [name: string, value: string][];

function Lines({ label, lines }: { label: string; lines: NamedSums }) {
  return (
    <dl className={classes.lines} aria-label={label}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="numbers">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface WithVatProps {
  lines: NamedSums;
  cases: NamedSums;
  bill: NamedSums | null;
  /** Whether these lines are without the exemption. */
  isEnded: boolean;
}

/** Why the sum of a business is without VAT, and the same with it in each of its cases, folded; with its bill where one stands beside the sum. */
function WithVat({ lines, cases, bill, isEnded }: WithVatProps) {
  return (
    <details className={classes.option}>
      <summary>{t("Si vous ne récupérez pas la TVA")}</summary>
      {t(
        "La TVA que vous ne payez plus à votre fournisseur n’est pas un gain pour qui la récupère\u00a0: la somme ci-dessus est hors taxes.",
      )}{" "}
      {isEnded ? t("Voici la même, TTC, si l’exonération s’arrêtait.") : t("Voici la même, TTC.")}
      <Lines label={t("De quoi la somme TTC est faite, par an")} lines={lines} />
      {cases.length > 0 && <Lines label={t("La même somme, TTC, dans les autres cas")} lines={cases} />}
      {bill && <Lines label={t("Votre énergie d’une année, TTC")} lines={bill} />}
    </details>
  );
}

interface Props {
  sum: Sum;
  billWithVat?: NamedSums | null;
  /** The same sum without the excise exemption, where both stand above. */
  ended?: Ended | null;
}

/** What a saving is made of: the energy, then each cost besides it; of two cases the one without the exemption, and what that adds. */
export function SumLines({ sum, billWithVat = null, ended = null }: Props) {
  const option = optionText(sum);
  const isEnded = ended !== null && Boolean(sum.withoutExemptionWithVatEur);
  const withVat = linesWithVat(sum, isEnded);
  return (
    <>
      {ended && <p className={classes.option}>{t("Si l’exonération s’arrêtait\u00a0:")}</p>}
      <Lines
        label={t("De quoi cette somme est faite, par an")}
        lines={linesOf(ended ? endedSum(sum, ended) : sum)}
      />
      {ended && (
        <>
          <p className={classes.option}>{t("Avec l’exonération d’accise\u00a0:")}</p>
          <Lines label={t("La même avec l’exonération, par an")} lines={linesOfExemption(sum, ended)} />
          {!addsUp(sum, ended) && (
            <p className={classes.option}>
              {t(
                "Les bornes de ces lignes viennent de cas différents\u00a0: plus vous recevez d’énergie locale, plus cette exonération vous laisse. Elles ne s’additionnent pas une à une.",
              )}
            </p>
          )}
        </>
      )}
      {sum.isVatCounted && (
        <p className={classes.option}>{t("Vous ne récupérez pas la TVA\u00a0: ces sommes sont TTC.")}</p>
      )}
      {withVat && (
        <WithVat lines={withVat} cases={casesWithVat(sum, isEnded)} bill={billWithVat} isEnded={isEnded} />
      )}
      {option && <p className={classes.option}>{option}</p>}
    </>
  );
}
