import { NativeSelect, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { type BearerKind, bearerKindLabels, bearerKinds, monthText } from "@mec/domain/project";
import { ownBuildingsText } from "@mec/domain/signatory";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { t } from "../../../../platform/i18n.ts";
import { FieldGroup } from "../../../../ui/fields/field-group.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { monthsFrom } from "../../../../ui/fields/months-from.ts";
import type { DescriptionAnswers } from "../project-form.ts";
import { CalendarTaken, putBack, takeCalendar } from "./calendar-taken.tsx";

/** How each kind is known in public. */
const bearerNameExamples: Record<Exclude<BearerKind, "individual">, string> = {
  municipality: "Commune de Langouet",
  association: "Les Amis du Soleil",
  farmer: "GAEC des Tilleuls",
  company: "Menuiserie Le Goff",
};

interface Props {
  form: UseFormReturnType<DescriptionAnswers>;
  /** The bearer's photo or logo. */
  picture?: ReactNode;
  /** Whether it is being published: he has just read what its price would earn. */
  isNew?: boolean;
}

/** The page shows the expected start beside the text, so the template's calendar is taken out of the text, and may be put back. */
function useExpectedStart(form: Props["form"]) {
  const [former, setFormer] = useState<string | null>(null);
  function expect(month: string) {
    const { description } = form.values;
    const taken = month === "" ? null : takeCalendar(description);
    form.setFieldValue("expectedStart", month);
    if (!taken) return;
    form.setFieldValue("description", taken.left);
    setFormer(description);
  }
  function undo() {
    form.setFieldValue("description", putBack(form.values.description, former ?? ""));
    setFormer(null);
  }
  return { former, expect, undo };
}

/** Who runs the project, and when it should start; each field says what will be public. */
export function BearerFields({ form, picture, isNew = false }: Props) {
  const { bearerKind, expectedStart } = form.values;
  const { former, expect, undo } = useExpectedStart(form);
  const { hash } = useLocation();
  return (
    <>
      <FieldGroup legend={t("Qui porte le projet\u202f?")}>
        <NativeSelect
          size="md"
          {...fieldOf(form, "bearerKind")}
          label={t("Le porteur est")}
          data={[
            { value: "", label: t("Je ne le dis pas encore") },
            ...bearerKinds.map((value) => ({ value, label: t(bearerKindLabels[value]) })),
          ]}
        />
        {bearerKind !== "" && (
          <TextInput
            {...fieldOf(form, "bearerName")}
            label={bearerKind === "individual" ? t("Nom à afficher (facultatif)") : t("Nom à afficher")}
            description={
              bearerKind === "individual"
                ? t("Public. Laissez vide pour n’afficher que «\u00a0Un habitant\u00a0».")
                : t("Public, tel qu’il est connu. Par exemple\u00a0: {{name}}", {
                    name: bearerNameExamples[bearerKind],
                  })
            }
            autoComplete="off"
            maxLength={80}
          />
        )}
        {isNew && bearerKind === "municipality" && <Text size="sm">{t(ownBuildingsText)}</Text>}
        {bearerKind !== "" && picture}
      </FieldGroup>
      <NativeSelect
        size="md"
        {...fieldOf(form, "expectedStart")}
        autoFocus={hash === "#expectedStart"}
        onChange={(event) => expect(event.currentTarget.value)}
        label={t("Démarrage prévu du partage")}
        description={t("Une estimation suffit, vous pourrez la changer.")}
        data={[
          { value: "", label: t("Je ne sais pas encore") },
          ...monthsFrom(new Date(), expectedStart).map((value) => ({ value, label: monthText(value) })),
        ]}
      />
      {former !== null && <CalendarTaken onPutBack={undo} />}
    </>
  );
}
