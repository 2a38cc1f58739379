import { currentStatus, isLive } from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import { t } from "../../../platform/i18n.ts";
import { ChoiceField } from "../../../ui/fields/choice-field.tsx";
import type { FieldProps } from "../../../ui/fields/field-props.ts";

/** The choice of a place that is not registered yet. */
export const newPoint = "new";

const isTaken = ({ applicationProgress }: ConsumptionPoint): boolean =>
  applicationProgress !== null && isLive(currentStatus(applicationProgress.progress));

interface Props extends FieldProps<string> {
  points: readonly ConsumptionPoint[];
}

/** One of the person's points, those that already wait or take part elsewhere excepted, or a new one. */
export function PointChoice({ points, ...field }: Props) {
  const choices = points.map((point) => ({
    value: point.id,
    label: point.name,
    description: isTaken(point)
      ? t("{{address}} – a déjà une candidature en cours", { address: point.address.label })
      : point.address.label,
    disabled: isTaken(point),
  }));
  return <ChoiceField {...field} choices={[...choices, { value: newPoint, label: t("Un autre lieu") }]} />;
}
