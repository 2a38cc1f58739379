import { Alert, Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { addressCalls } from "@mec/api/address";
import type { Address } from "@mec/domain/address";
import { type Perimeter, perimeterConditions, perimeters } from "@mec/domain/project";
import { Link } from "react-router";
import { Term } from "../../../../parts/faq/term.tsx";
import { useAnswer } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";
import { ChoiceField } from "../../../../ui/fields/choice-field.tsx";
import type { FieldProps } from "../../../../ui/fields/field-props.ts";
import { communePerimeter } from "./commune-perimeter.ts";

const hints: Record<Perimeter, string> = {
  2: "Le cas général, partout en France.",
  10: "Communes rurales ou périurbaines, avec une dérogation.",
  20: "Communes rurales seulement, avec une dérogation.",
};

/** What the project's own commune admits; others' are judged when they come. */
function OwnCommune({ citycode, chosen }: { citycode: string; chosen: Perimeter }) {
  const { data: commune } = useAnswer(addressCalls.getCommune, { params: { citycode } });
  const told = commune && communePerimeter(commune, chosen);
  if (!told) return null;
  return told.isTooWide ? (
    <Alert color="red" mt="sm" role="status">
      {told.text}
    </Alert>
  ) : (
    <Text size="sm" mt="sm" role="status">
      {told.text}
    </Text>
  );
}

interface Props extends FieldProps<Perimeter> {
  /** Where the project is, once that is known. */
  address: Address | null;
}

/** The greatest distance between two participants, with the conditions for 10 and 20 km. */
export function PerimeterField({ id, value, onChange, error, address }: Props) {
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
      {address?.citycode && <OwnCommune citycode={address.citycode} chosen={value} />}
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
