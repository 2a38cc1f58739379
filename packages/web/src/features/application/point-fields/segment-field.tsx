import { Anchor, NativeSelect, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { defaultSegment, largeUseKwh, segmentLabels, segments } from "@mec/domain/point";
import { useState } from "react";
import { Term } from "../../../parts/faq/term.tsx";
import { t } from "../../../platform/i18n.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import type { HouseForm } from "./house-form.ts";

interface Props {
  form: UseFormReturnType<HouseForm>;
  isHome: boolean;
}

/** Of what size the usual power is, by what is known of the place. */
function usualText(isHome: boolean, reclaimsVat: boolean | null | undefined): string {
  if (isHome) return t("Puissance du compteur\u00a0: 36\u00a0kVA au plus, comme presque tous les foyers.");
  return reclaimsVat === false
    ? t("Puissance du compteur\u00a0: 36\u00a0kVA au plus, comme une petite école ou une salle.")
    : t("Puissance du compteur\u00a0: 36\u00a0kVA au plus, comme un petit commerce.");
}

/**
 * How the place is connected: the usual power is told as filled, in lay words, and its choice opens for who has another.
 * Of a business whose use is large nothing is supposed: it is asked.
 */
export function SegmentField({ form, isHome }: Props) {
  const field = fieldOf(form, "segment");
  const [isTold] = useState(form.values.segment !== defaultSegment);
  const [isOpened, setOpen] = useState(false);
  const isLarge = !isHome && Number(form.values.annualConsumption) >= largeUseKwh;
  if (!(isTold || isOpened || isLarge || field.error)) {
    return (
      <Text>
        {usualText(isHome, form.values.reclaimsVat)}{" "}
        <Anchor
          component="button"
          type="button"
          aria-label={t("Modifier la puissance du compteur")}
          onClick={() => setOpen(true)}
        >
          {t("Modifier")}
        </Anchor>
      </Text>
    );
  }
  return (
    <NativeSelect
      {...field}
      autoFocus={isOpened}
      label={t("Puissance du compteur")}
      description={
        <>
          {isHome
            ? t(
                "Sur votre facture\u00a0: «\u00a0puissance souscrite\u00a0». Presque tous les foyers ont 36\u00a0kVA au plus.",
              )
            : t(
                "Sur votre facture\u00a0: «\u00a0puissance souscrite\u00a0», jusqu’à 36\u00a0kVA ou au-dessus.",
              )}{" "}
          <Term name="segment">{t("Où le lire\u202f?")}</Term>
        </>
      }
      data={segments.toReversed().map((segment) => ({ value: segment, label: t(segmentLabels[segment]) }))}
      size="md"
    />
  );
}
