import { Card, Stack, Switch, Text, Title } from "@mantine/core";
import { type PerimeterAnswer, projectCalls } from "@mec/api/project";
import { type PerimeterDetails, perimeterDetailsSchema } from "@mec/domain/project";
import { t } from "../../../../platform/i18n.ts";
import { about } from "../../../../platform/stale.ts";
import { type Choice, ChoiceField } from "../../../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../../ui/forms/use-submit.ts";
import { useAnchor } from "../../../../ui/sections/use-anchor.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { GridOperatorField } from "../../edit/steps/grid-operator-field.tsx";

interface Props {
  projectId: string;
  perimeter: PerimeterAnswer;
}

const groundChoices = (
  intercommunality: PerimeterAnswer["intercommunality"],
): Choice<PerimeterDetails["ground"]>[] => [
  {
    value: "building",
    label: t("Un même bâtiment"),
    description: t(
      "L’opération est dite «\u00a0simple\u00a0». Vous en répondez\u00a0: nous ne vérifions que les distances.",
    ),
  },
  {
    value: "distance",
    label: t("La distance"),
    description: t("Le cas général\u00a0: 2\u00a0km, ou 10 et 20\u00a0km avec une dérogation."),
  },
  {
    value: "intercommunality",
    label: t("Des organismes publics d’une même intercommunalité"),
    description: intercommunality
      ? t(
          "Tous les participants sont des collectivités ou des organismes chargés d’un service public, et tous les points se trouvent dans\u00a0: {{name}}. Sans limite de distance, avec une dérogation, sous 10\u00a0MW.",
          { name: intercommunality },
        )
      : t(
          "Tous les participants sont des collectivités ou des organismes chargés d’un service public, dans une seule intercommunalité. Sans limite de distance, avec une dérogation, sous 10\u00a0MW.",
        ),
  },
];

/** What only the owner can tell about the perimeter: the ground it rests on, and whose network it is in. */
export function DetailsForm({ projectId, perimeter: { details, intercommunality } }: Props) {
  const form = useSchemaForm<PerimeterDetails>(perimeterDetailsSchema, details);
  const { section } = useAnchor("perimeter-details");
  const saving = useSubmit(
    form,
    (call, body) => call(projectCalls.savePerimeterDetails, { params: { id: projectId }, body }),
    { stale: [about("project", projectId)], told: () => t("Ces précisions sont enregistrées.") },
  );
  return (
    <Card ref={section} role="region" aria-labelledby="perimeter-details" style={{ scrollMarginTop: 80 }}>
      <Title order={3} size="h4" id="perimeter-details">
        {t("Ce que vous seul savez")}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="lg">
        {t("Ces réponses changent la règle appliquée à votre périmètre.")}
      </Text>
      <CheckedForm {...saving} submitLabel={t("Enregistrer ces précisions")}>
        <Stack gap="lg">
          <GridOperatorField
            {...fieldOf(form, "gridOperator")}
            label={t("Gestionnaire du réseau de tous les points")}
          />
          <ChoiceField
            {...fieldOf(form, "ground")}
            label={t("Sur quoi repose votre périmètre")}
            choices={groundChoices(intercommunality)}
          />
          <Switch
            {...form.getInputProps("isBehindOneSubstation", { type: "checkbox" })}
            id="isBehindOneSubstation"
            label={t("Tous les points sont derrière un même poste de transformation (HTA/BT)")}
            description={t(
              "Le gestionnaire du réseau vous le confirme. Une option de réseau existe alors\u00a0: ce qu’elle apporte est calculé à côté de chaque estimation.",
            )}
          />
        </Stack>
      </CheckedForm>
    </Card>
  );
}
