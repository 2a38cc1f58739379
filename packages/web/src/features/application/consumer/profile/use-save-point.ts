import type { UseFormReturnType } from "@mantine/form";
import { pointCalls } from "@mec/api/point";
import type { ConsumptionPoint, ConsumptionPointInput } from "@mec/domain/point";
import { pointField } from "../../../../parts/point/point-field.ts";
import { ownPoints } from "../../../../platform/session.ts";
import { about } from "../../../../platform/stale.ts";
import { useSubmit } from "../../../../ui/forms/use-submit.ts";
import { changedPoint } from "./point-change.ts";

/** Saves the part of the point that a form edits, then closes the form. */
export function useSavePoint<V extends Record<string, unknown>>(
  point: ConsumptionPoint,
  form: UseFormReturnType<V>,
  changeOf: (values: V) => Partial<ConsumptionPointInput>,
  close: (saved: boolean) => void,
) {
  return useSubmit(
    form,
    (call, values) =>
      call(pointCalls.updateConsumptionPoint, {
        params: { id: point.id },
        body: changedPoint(point, changeOf(values)),
      }),
    {
      stale: [about("consumption-point", point.id), ownPoints],
      rename: (path, _, code) => pointField(path, code),
      after: () => close(true),
    },
  );
}
