import { addressBeside } from "@mec/domain/address";
import type { ConsumptionPoint } from "@mec/domain/point";
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
