import { pointCalls } from "@mec/api/point";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../../../platform/client.tsx";

export const pointKey = (id: string) => ["consumption-point", id];

/** The consumption point that the space is about, with its application. */
export function usePoint(id: string) {
  const call = useClient();
  return useQuery({
    queryKey: pointKey(id),
    queryFn: ({ signal }) => call(pointCalls.getConsumptionPoint, { params: { id }, signal }),
  });
}
