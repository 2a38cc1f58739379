import { Stack } from "@mantine/core";
import { ConsentField } from "../../../../parts/point/consent-field.tsx";
import { PrmField } from "../../../../parts/point/prm-field.tsx";
import { type MeterAnswers, meterStepSchema } from "../../../../parts/point/publishing/production-form.ts";
import { t } from "../../../../platform/i18n.ts";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/index.ts";
import { OperatingField } from "./operating-field.tsx";
import type { StepProps } from "./step-props.ts";

interface Props extends StepProps<MeterAnswers> {
  /** Whether an earlier step asked if the installation produces. */
  isOperating: boolean;
}

/** The installation's meter; for a known one, whether it produces as well. */
export function MeterStep({ initial, onTyped, isOperating, ...checked }: Props) {
  const form = useSchemaForm(meterStepSchema, initial, onTyped);
  /** A consent is given for one meter: another number asks for it again. */
  function typePrm(prm: string) {
    if (prm !== form.values.prm) form.setFieldValue("sge", false);
    form.setFieldValue("prm", prm);
  }
  return (
    <CheckedForm form={form} {...checked}>
      {!isOperating && <OperatingField form={form} />}
      {form.values.operating === "yes" && (
        <Stack gap="xl">
          <PrmField
            {...fieldOf(form, "prm")}
            onChange={typePrm}
            label={t("PDL de production")}
            description={t("14 chiffres, sur votre contrat d’accès au réseau ou votre facture d’achat.")}
          />
          <ConsentField {...fieldOf(form, "sge")} />
        </Stack>
      )}
    </CheckedForm>
  );
}
