import { Stack, TextInput } from "@mantine/core";
import { ConsentField } from "../../../../parts/point/consent-field.tsx";
import { PrmField } from "../../../../parts/point/prm-field.tsx";
import { type MeterAnswers, meterStepSchema } from "../../../../parts/point/publishing/production-form.ts";
import { t } from "../../../../platform/i18n.ts";
import { ChoiceField } from "../../../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/index.ts";
import type { StepProps } from "./step-props.ts";

const choices = [
  { value: "yes", label: "Oui, et j’ai son numéro de PDL" },
  {
    value: "later",
    label: "Oui, mais je donnerai son PDL plus tard",
    description: "Il vous sera demandé avant la signature des documents.",
  },
  {
    value: "no",
    label: "Pas encore en service",
    description: "Elle est en projet, en travaux, ou attend son raccordement.",
  },
] as const;

/** Whether the installation produces, and its meter. */
export function MeterStep({ initial, onTyped, onValid, submitLabel, failure }: StepProps<MeterAnswers>) {
  const form = useSchemaForm(meterStepSchema, initial, onTyped);
  const { operating } = form.values;
  /** A consent is given for one meter: another number asks for it again. */
  function typePrm(prm: string) {
    if (prm !== form.values.prm) form.setFieldValue("sge", false);
    form.setFieldValue("prm", prm);
  }
  return (
    <CheckedForm form={form} onValid={onValid} submitLabel={submitLabel} failure={failure}>
      <ChoiceField
        {...fieldOf(form, "operating")}
        label={t("L’installation est-elle raccordée et en service\u202f?")}
        choices={choices.map((choice) => ({
          value: choice.value,
          label: t(choice.label),
          ...("description" in choice ? { description: t(choice.description) } : {}),
        }))}
      />
      {operating === "yes" && (
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
      {operating === "no" && (
        <TextInput
          {...fieldOf(form, "raccordementId")}
          label={t("Numéro de demande de raccordement (facultatif)")}
          description={t("Le gestionnaire de réseau vous l’a donné à l’ouverture de votre dossier.")}
          autoComplete="off"
          maw={340}
        />
      )}
    </CheckedForm>
  );
}
