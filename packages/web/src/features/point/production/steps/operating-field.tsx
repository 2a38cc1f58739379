import { TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { MeterAnswers } from "../../../../parts/point/publishing/meter-answers.ts";
import { t } from "../../../../platform/i18n.ts";
import { ChoiceField } from "../../../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";

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

/** Whether the installation produces, and the number of its connection's file while it does not. */
export function OperatingField<V extends Pick<MeterAnswers, "operating" | "raccordementId">>({
  form,
}: {
  form: UseFormReturnType<V>;
}) {
  return (
    <>
      <ChoiceField
        {...fieldOf(form, "operating")}
        label={t("L’installation est-elle raccordée et en service\u202f?")}
        choices={choices.map((choice) => ({
          value: choice.value,
          label: t(choice.label),
          ...("description" in choice ? { description: t(choice.description) } : {}),
        }))}
      />
      {form.values.operating === "no" && (
        <TextInput
          {...fieldOf(form, "raccordementId")}
          label={t("Numéro de demande de raccordement (facultatif)")}
          description={t("Le gestionnaire de réseau vous l’a donné à l’ouverture de votre dossier.")}
          autoComplete="off"
          maw={340}
        />
      )}
    </>
  );
}
