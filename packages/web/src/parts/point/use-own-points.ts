import { useMemo } from "react";
import { usePoints } from "../../platform/session.ts";

/** The ids of the signed-in person's points, consumption and production. */
export function useOwnPoints(): ReadonlySet<string> {
  const { data } = usePoints();
  return useMemo(
    () =>
      new Set([
        ...(data?.consumptionPoints ?? []).map(({ id }) => id),
        ...(data?.productionPoints ?? []).map(({ id }) => id),
      ]),
    [data],
  );
}
