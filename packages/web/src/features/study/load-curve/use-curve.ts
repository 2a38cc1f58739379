import type { Curve } from "@mec/api/study";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { isRefusal, useClient } from "../../../platform/client.tsx";
import { callsOf, curveKey, type Meter } from "./meter.ts";

/** What is kept of the meter's readings; null when there is nothing. */
export function useCurve(meter: Meter) {
  const call = useClient();
  return useQuery({
    queryKey: curveKey(meter),
    queryFn: async ({ signal }): Promise<Curve | null> => {
      try {
        return await call(callsOf(meter).get, { params: { id: meter.pointId }, signal });
      } catch (error) {
        if (isRefusal(error, "NO_LOAD_CURVE")) return null;
        throw error;
      }
    },
  });
}

/** The whole curve in months, a month in days, or a day in steps. */
export interface SeriesView {
  readonly view: "months" | "days" | "steps";
  readonly from?: string;
}

export function useSeries(meter: Meter, view: SeriesView) {
  const call = useClient();
  return useQuery({
    queryKey: [...curveKey(meter), "series", view],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const series = await call(callsOf(meter).series, {
        params: { id: meter.pointId },
        query: view,
        signal,
      });
      return { view, points: series.points };
    },
  });
}

export function useRemoveCurve(meter: Meter) {
  const call = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(callsOf(meter).remove, { params: { id: meter.pointId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: curveKey(meter) }),
  });
}
