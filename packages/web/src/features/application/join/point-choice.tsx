import { Anchor, Stack } from "@mantine/core";
import { pages } from "@mec/api";
import { addressBeside } from "@mec/domain/address";
import type { ConsumptionPoint } from "@mec/domain/point";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { ChoiceField } from "../../../ui/fields/choice-field.tsx";
import type { FieldProps } from "../../../ui/fields/field-props.ts";
import { isTaken } from "./known-place.ts";

/** The value of the choice "a place that is not registered yet". */
export const newPoint = "new";

interface Props extends FieldProps<string> {
  points: readonly ConsumptionPoint[];
}

/** A choice of one of the person's points (except those that already have an application elsewhere), or a new one. */
export function PointChoice({ points, ...field }: Props) {
  const choices = points.map((point) => ({
    value: point.id,
    label: point.name,
    description: [
      addressBeside(point.name, point.address),
      isTaken(point) && t("a déjà une candidature en cours"),
    ]
      .filter(Boolean)
      .join(" – "),
    disabled: isTaken(point),
  }));
  return <ChoiceField {...field} choices={[...choices, { value: newPoint, label: t("Un autre lieu") }]} />;
}

/** The way to the applications of those that cannot be chosen. */
export function TakenPlaces({ points }: Pick<Props, "points">) {
  const taken = points.filter(isTaken);
  if (taken.length === 0) return null;
  return (
    <Stack gap={4} align="flex-start">
      {taken.map(({ id, name }) => (
        <Anchor key={id} component={Link} size="sm" to={pages.consumerApplication.to({ consumerId: id })}>
          {t("Voir la candidature de «\u00a0{{name}}\u00a0»", { name })}
        </Anchor>
      ))}
    </Stack>
  );
}
