import { Anchor, NativeSelect, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { defaultSegment, largeUseKwh, powerAnswer, segmentLabels, segments } from "@mec/domain/point";
import { useState } from "react";
import { Term } from "../../../parts/faq/term.tsx";
import { PowerChoice } from "../../../parts/point/dossier/power-choice.tsx";
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

const larger = segments.toReversed().filter((segment) => segment !== defaultSegment);

/** By which of the larger connections a place is served, once it says to have one. */
const LargerChoice = ({ form }: Pick<Props, "form">) => (
  <NativeSelect
    {...fieldOf(form, "segment")}
    label={t("Raccordement")}
    description={<Term name="segment">{t("Où le lire\u202f?")}</Term>}
    data={larger.map((segment) => ({ value: segment, label: t(segmentLabels[segment]) }))}
    size="md"
  />
);

/**
 * The power of the place's meter: the usual one is told as filled, in lay words, and its choice opens for who knows his.
 * Of a business whose use is large nothing is supposed: it is asked.
 */
export function PowerField({ form, isHome }: Props) {
  const { id, error } = fieldOf(form, "meterPower");
  const answer = powerAnswer(form.values);
  const [isTold] = useState(answer !== "");
  const [isOpened, setOpen] = useState(false);
  const isLarge = !isHome && Number(form.values.annualConsumption) >= largeUseKwh;
  if (!(isTold || isOpened || isLarge || error || form.errors.segment)) {
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
    <>
      <PowerChoice
        {...{ id, error }}
        autoFocus={isOpened}
        told={form.values}
        onChange={(told) => form.setValues(told)}
      />
      {answer === "over36" && <LargerChoice form={form} />}
    </>
  );
}
