import { Alert, Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import { type Perimeter, perimeterConditions, perimeters } from "@mec/domain/project";
import { Link } from "react-router";
import { Term } from "../../../../parts/faq/term.tsx";
import { t } from "../../../../platform/i18n.ts";
import { ChoiceField } from "../../../../ui/fields/choice-field.tsx";
import type { FieldProps } from "../../../../ui/fields/field-props.ts";

const hints: Record<Perimeter, string> = {
  2: "Le cas général, partout en France.",
  10: "Communes rurales ou périurbaines, avec une dérogation.",
  20: "Communes rurales seulement, avec une dérogation.",
};

/** The greatest distance between two participants, with the conditions for 10 and 20 km. */
export function PerimeterField({ id, value, onChange, error }: FieldProps<Perimeter>) {
  const condition = perimeterConditions[value];
  return (
    <div>
      <ChoiceField
        id={id}
        value={String(value)}
        onChange={(chosen) => onChange(perimeters.find((km) => String(km) === chosen) ?? value)}
        error={error}
        label={t("Périmètre")}
        description={
          <>
            {t("La plus grande distance entre deux participants.")}{" "}
            <Term name="perimeter">{t("Qu’est-ce que c’est\u202f?")}</Term>
          </>
        }
        choices={perimeters.map((km) => ({
          value: String(km),
          label: t("{{km}}\u00a0km", { km }),
          description: t(hints[km]),
        }))}
      />
      {condition && (
        <Alert color="sun" mt="sm" title={t("Une dérogation est nécessaire")} role="status">
          {t(condition)}{" "}
          <Anchor
            component={Link}
            to={pages.article.to({ slug: "quel-est-le-perimetre-d-une-operation" })}
            target="_blank"
          >
            {t("En savoir plus (nouvel onglet)")}
          </Anchor>
        </Alert>
      )}
    </div>
  );
}
