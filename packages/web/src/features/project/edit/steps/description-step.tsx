import { Stack, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { t } from "../../../../platform/i18n.ts";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/index.ts";
import { type DescriptionAnswers, descriptionStepSchema } from "../project-form.ts";
import { BearerFields } from "./bearer-fields.tsx";
import { DescriptionField } from "./description-field.tsx";
import type { StepProps } from "./step-props.ts";

interface Props extends StepProps<DescriptionAnswers> {
  /** The photo or logo of who stands behind the project. */
  bearerPicture?: ReactNode;
  /** Whether the project is being published. */
  isNew?: boolean;
}

/** The project's name and the text of its page. */
export function DescriptionStep({ initial, onTyped, bearerPicture, isNew = false, ...checked }: Props) {
  const form = useSchemaForm(descriptionStepSchema, initial, onTyped);
  return (
    <CheckedForm form={form} {...checked}>
      <Stack gap="lg">
        <TextInput
          {...fieldOf(form, "name")}
          label={t("Nom du projet")}
          description={t("De 5 à 50 caractères. Par exemple\u00a0: Soleil partagé du Lauragais")}
          autoComplete="off"
        />
        <DescriptionField
          {...fieldOf(form, "description")}
          label={t("Description")}
          description={t(
            "De 100 à 1\u202f200 caractères. Partez de ce modèle et remplacez chaque «\u00a0XXX\u00a0».",
          )}
        />
        <BearerFields form={form} picture={bearerPicture} isNew={isNew} />
      </Stack>
    </CheckedForm>
  );
}
