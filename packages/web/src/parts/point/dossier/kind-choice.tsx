import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { PlainButton } from "../../../ui/plain/button.tsx";
import { middleOf, rulesOfThumb } from "../rules-of-thumb.ts";
import classes from "./dossier-card.module.css";
import type { Dossier } from "./dossier-schema.ts";

interface Props {
  legend: string;
  /** One row that scrolls on a phone, where the card is to stay short. */
  isInRow?: boolean;
  onChoose: (told: Pick<Dossier, "placeKind" | "annualConsumption" | "workingHours" | "reclaimsVat">) => void;
}

/** A kind of place to tap, instead of a figure that few know by heart. It says what heats it, until that is answered: see `heatingOf`. */
export function KindChoice({ legend, isInRow = false, onChoose }: Props) {
  const { profileType } = usePrices();
  return (
    <fieldset style={{ border: 0, margin: "8px 0 0", minWidth: 0, padding: 0 }}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={isInRow ? `${classes.kinds} ${classes.inRow}` : classes.kinds}>
        {rulesOfThumb[profileType].map((rule) => (
          <PlainButton
            key={rule.kind}
            size="compact"
            look="default"
            onClick={() =>
              onChoose({
                placeKind: rule.kind,
                annualConsumption: middleOf(rule),
                workingHours: rule.hours,
                reclaimsVat: rule.reclaimsVat,
              })
            }
          >
            {t(rule.short)}
          </PlainButton>
        ))}
      </div>
    </fieldset>
  );
}
