import { TextInput } from "@mantine/core";
import { annexeCalls } from "@mec/api/document";
import { declarationSchema, declaredOnIssue } from "@mec/domain/document";
import { dayInParis } from "@mec/domain/shared";
import * as z from "zod";
import { useSavePmo } from "../../../parts/pmo/use-save-pmo.ts";
import { t } from "../../../platform/i18n.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useAnchor } from "../../../ui/sections/use-anchor.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { FormCard } from "../drafting/form-card.tsx";

type Form = { declaredOn: string; conventionOn: string };

const bodyOf = ({ declaredOn, conventionOn }: Form) => ({
  declaredOn: declaredOn || null,
  conventionOn: conventionOn || null,
});

const days = ["declaredOn", "conventionOn"] as const;

const formSchema = z.custom<Form>().superRefine((form, { addIssue }) => {
  const day = declarationSchema.safeParse(bodyOf(form));
  for (const { path, message } of day.error?.issues ?? [])
    addIssue({ code: "custom", path: [...path], message });
  for (const path of days) {
    const issue = day.data?.[path] ? declaredOnIssue(day.data[path], new Date()) : null;
    if (issue) addIssue({ code: "custom", path: [path], message: issue.message });
  }
});

interface Props {
  projectId: string;
  declaredOn: string | null;
  conventionOn: string | null;
}

/** The owner says on which days he declared the operation, and the agreement was signed, which nothing here shows. */
export function Declaration({ projectId, declaredOn, conventionOn }: Props) {
  const { section } = useAnchor("declaration");
  const form = useSchemaForm<Form>(formSchema, {
    declaredOn: declaredOn ?? "",
    conventionOn: conventionOn ?? "",
  });
  const { onValid, failure } = useSavePmo({
    projectId,
    form,
    send: (call, values) =>
      call(annexeCalls.sayDeclared, { params: { id: projectId }, body: bodyOf(values) }),
  });
  return (
    <div ref={section}>
      <FormCard
        id="declaration"
        title={t("La déclaration et la convention")}
        text={t(
          "Dites ici ce qui est fait avec le gestionnaire du réseau\u00a0: votre accueil dit la suite.",
        )}
        saved={t("C’est noté.")}
      >
        {(onSaved) => (
          <CheckedForm
            form={form}
            submitLabel={t("Enregistrer")}
            failure={failure}
            onValid={async (values) => {
              if (await onValid(values)) onSaved();
            }}
          >
            {days.map((day) => (
              <TextInput
                key={day}
                {...fieldOf(form, day)}
                label={day === "declaredOn" ? t("Déclarée le") : t("Convention signée le")}
                type="date"
                max={dayInParis(new Date())}
                maw={260}
              />
            ))}
          </CheckedForm>
        )}
      </FormCard>
    </div>
  );
}
