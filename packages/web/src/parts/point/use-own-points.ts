import { useMemo } from "react";
import { usePoints } from "../../platform/session.ts";

/** The points of the person who is signed in, whatever they consume or produce. */
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
