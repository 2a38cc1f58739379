import { TextInput } from "@mantine/core";
import { annexeCalls } from "@mec/api/document";
import { declarationSchema, declaredOnIssue } from "@mec/domain/document";
import { dayInParis } from "@mec/domain/shared";
import * as z from "zod";
import { useSavePmo } from "../../../parts/pmo/use-save-pmo.ts";
import { t } from "../../../platform/i18n.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { FormCard } from "../drafting/form-card.tsx";

type Form = { declaredOn: string };

const bodyOf = ({ declaredOn }: Form) => ({ declaredOn: declaredOn === "" ? null : declaredOn });

const formSchema = z.custom<Form>().superRefine((form, { addIssue }) => {
  const day = declarationSchema.safeParse(bodyOf(form));
  for (const { path, message } of day.error?.issues ?? [])
    addIssue({ code: "custom", path: [...path], message });
  const issue = day.data?.declaredOn ? declaredOnIssue(day.data.declaredOn, new Date()) : null;
  if (issue) addIssue({ code: "custom", path: ["declaredOn"], message: issue.message });
});

/** The owner says on which day he declared the operation, which nothing here shows. */
export function Declaration({ projectId, declaredOn }: { projectId: string; declaredOn: string | null }) {
  const form = useSchemaForm<Form>(formSchema, { declaredOn: declaredOn ?? "" });
  const { onValid, failure } = useSavePmo({
    projectId,
    form,
    send: (call, values) =>
      call(annexeCalls.sayDeclared, { params: { id: projectId }, body: bodyOf(values) }),
  });
  return (
    <FormCard
      id="declaration"
      title={t("La déclaration")}
      text={t(
        "Une fois l’opération déclarée au gestionnaire du réseau, dites-le ici\u00a0: vos étapes le montrent.",
      )}
      saved={t("C’est noté.")}
    >
      {(onSaved) => (
        <CheckedForm
          form={form}
          submitLabel={t("Enregistrer le jour")}
          failure={failure}
          onValid={async (values) => {
            if (await onValid(values)) onSaved();
          }}
        >
          <TextInput
            {...fieldOf(form, "declaredOn")}
            label={t("Déclarée le")}
            type="date"
            max={dayInParis(new Date())}
            maw={260}
          />
        </CheckedForm>
      )}
    </FormCard>
  );
}
