import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { PlainButton } from "../../../ui/plain/button.tsx";
import { middleOf, rulesOfThumb } from "../rules-of-thumb.ts";
import classes from "./dossier-card.module.css";
import type { KnownDossier } from "./use-known-dossier.ts";

interface Props {
  known: KnownDossier;
  onTold: (() => void) | undefined;
}

/** A kind of place to tap, instead of a figure that few know by heart. */
export function KindChoice({ known, onTold }: Props) {
  const { profileType } = usePrices();
  return (
    <fieldset style={{ border: 0, margin: "8px 0 0", padding: 0 }}>
      <legend className={classes.legend}>
        {t("Et votre consommation\u202f? En un geste, à corriger ensuite\u00a0:")}
      </legend>
      <div className={classes.kinds}>
        {rulesOfThumb[profileType].map((rule) => (
          <PlainButton
            key={rule.kind}
            size="compact"
            look="default"
            onClick={() => {
              known.change({ placeKind: rule.kind, annualConsumption: middleOf(rule) });
              onTold?.();
            }}
          >
            {t(rule.short)}
          </PlainButton>
        ))}
      </div>
    </fieldset>
  );
}
