import { Stack, Text } from "@mantine/core";
import { meterReasonText } from "@mec/domain/point";
import { useState } from "react";
import { useLocation } from "react-router";
import { ConsentField } from "../../../../parts/point/consent-field.tsx";
import { PrmField } from "../../../../parts/point/prm-field.tsx";
import {
  type MeterAnswers,
  meterStepSchema,
  withPrm,
} from "../../../../parts/point/publishing/meter-answers.ts";
import { t } from "../../../../platform/i18n.ts";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { useFocusAt } from "../../../../ui/sections/use-focus-at.ts";
import { CheckedForm } from "../../../../ui/wizard/index.ts";
import { OperatingField } from "./operating-field.tsx";
import type { StepProps } from "./step-props.ts";

interface Props extends StepProps<MeterAnswers> {
  /** Whether an earlier step asked if the installation produces. */
  isOperating: boolean;
  /** The number whose consent was given before; null without one. */
  authorised: string | null;
}

/** The installation's meter; for a known one, whether it produces as well. */
export function MeterStep({ initial, onTyped, isOperating, authorised, ...checked }: Props) {
  // Who was sent here for it is not asked again whether he has it.
  const isForPrm = useLocation().hash === "#prm" && initial.operating === "later";
  const form = useSchemaForm(meterStepSchema, isForPrm ? { ...initial, operating: "yes" } : initial, onTyped);
  useFocusAt("prm", "#prm", form.values.operating === "yes");
  const { prm, sge } = form.values;
  const [ticked, setTicked] = useState(sge ? prm : authorised);
  const isOther = ticked !== null && prm !== ticked && !sge;
  return (
    <CheckedForm form={form} {...checked}>
      {!isOperating && <OperatingField form={form} />}
      {form.values.operating === "yes" && (
        <Stack gap="xl">
          <PrmField
            {...fieldOf(form, "prm")}
            onChange={(typed) => form.setValues(withPrm(form.values, typed, ticked))}
            label={t("PDL de production")}
            description={t("14 chiffres, sur votre contrat d’accès au réseau ou votre facture d’achat.")}
          />
          <Text size="sm">{t(meterReasonText)}</Text>
          <ConsentField
            {...fieldOf(form, "sge")}
            onChange={(isGiven) => {
              form.setFieldValue("sge", isGiven);
              setTicked(isGiven ? prm : null);
            }}
            note={
              isOther &&
              t("Vous avez changé de PDL, et l’autorisation n’en vaut qu’un\u00a0: donnez-la pour celui-ci.")
            }
          />
        </Stack>
      )}
    </CheckedForm>
  );
}
