import {
  type Calculated,
  calculationTexts,
  type PriceOf,
} from "../../../parts/point/revenue/calculation-words.ts";
import { t } from "../../../platform/i18n.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";

interface Props {
  sum: Calculated;
  priceOf: PriceOf;
}

/** What a producer's sum is made of, behind one tap. */
export function Calculation({ sum, priceOf }: Props) {
  const texts = calculationTexts(sum, priceOf);
  if (texts.length === 0) return null;
  return (
    <details className="numbers">
      <summary>{t("Voir le calcul")}</summary>
      {texts.map((text) => (
        <p key={text} style={{ margin: "4px 0 0" }}>
          <Unbroken text={text} />
        </p>
      ))}
    </details>
  );
}
