import { Button, Text } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { middleOf, rulesOfThumb } from "../rules-of-thumb.ts";
import classes from "./dossier-card.module.css";
import type { KnownDossier } from "./use-dossier.ts";

/** A kind of place to tap, instead of a figure that few know by heart. */
export function KindChoice({ known }: { known: KnownDossier }) {
  const { profileType } = usePrices();
  return (
    <fieldset style={{ border: 0, margin: "8px 0 0", padding: 0 }}>
      <Text component="legend" size="sm" p={0}>
        {t("Et votre consommation\u202f? En un geste, à corriger ensuite\u00a0:")}
      </Text>
      <div className={classes.kinds}>
        {rulesOfThumb[profileType].map((rule) => (
          <Button
            key={rule.kind}
            size="compact-md"
            variant="default"
            onClick={() => known.change({ placeKind: rule.kind, annualConsumption: middleOf(rule) })}
          >
            {t(rule.short)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
