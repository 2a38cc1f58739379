import { Stack, Switch } from "@mantine/core";
import { repartitionKeyExplanations, repartitionKeyLabels, repartitionKeys } from "@mec/domain/project";
import type { ReactNode } from "react";
import { AddressField } from "../../../../parts/address/address-field.tsx";
import { Term } from "../../../../parts/faq/term.tsx";
import { t } from "../../../../platform/i18n.ts";
import { ChoiceField } from "../../../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/index.ts";
import { type SettingAnswers, settingsStepSchema } from "../project-form.ts";
import { PerimeterField } from "./perimeter-field.tsx";
import type { StepProps } from "./step-props.ts";

interface Props extends StepProps<SettingAnswers> {
  /** The field of the picture, which is sent separately. */
  picture: ReactNode;
  /** A notice to read before sending. */
  notice?: ReactNode;
}

/** The perimeter, the repartition key, the address, the picture, and the visibility. */
export function SettingsStep({ initial, onTyped, onValid, submitLabel, failure, picture, notice }: Props) {
  const form = useSchemaForm(settingsStepSchema, initial, onTyped);
  return (
    <CheckedForm form={form} onValid={onValid} submitLabel={submitLabel} failure={failure}>
      <Stack gap="xl">
        <PerimeterField {...fieldOf(form, "perimeter")} />
        <ChoiceField
          {...fieldOf(form, "repartitionKey")}
          label={t("Clé de répartition")}
          description={
            <>
              {t("Comment l’électricité est partagée. Vous pourrez en changer.")}{" "}
              <Term name="repartitionKey">{t("Qu’est-ce que c’est\u202f?")}</Term>
            </>
          }
          choices={repartitionKeys.map((value) => ({
            value,
            label: t(repartitionKeyLabels[value]),
            description: t(repartitionKeyExplanations[value]),
          }))}
        />
        <AddressField
          {...fieldOf(form, "address")}
          label={t("Adresse du projet")}
          description={t("Celle qui place le projet sur la carte. Par défaut, celle de l’installation.")}
        />
        {picture}
        <Switch
          size="md"
          id="visibility"
          {...form.getInputProps("visibility", { type: "checkbox" })}
          label={t("Publier ce projet sur la carte")}
          description={t("Sinon, vous seul le voyez, et les personnes que vous invitez.")}
        />
      </Stack>
      {notice}
    </CheckedForm>
  );
}
