import { publicProjectCalls } from "@mec/api/project";
import { type Address, mapDefaults } from "@mec/domain/address";
import type { PlaceVerdict } from "@mec/domain/project";
import { useQuery } from "@tanstack/react-query";
import { ApiError, useClient } from "../../../platform/client.tsx";

/**
 * Whether an address could join a project, as far as the public may know; undefined before the answer, null for a
 * project that only its invitations show.
 */
export function usePlaceVerdict(projectId: string | null, address: Address | null) {
  const call = useClient();
  const place = address?.coordinates ?? mapDefaults.centre;
  return useQuery({
    queryKey: ["public-projects", "verdict", projectId, place],
    enabled: projectId !== null && address !== null,
    queryFn: async ({ signal }): Promise<PlaceVerdict | null> => {
      const query = { lat: place.latitude, long: place.longitude };
      try {
        const params = { id: projectId ?? "" };
        return (await call(publicProjectCalls.getPlaceVerdict, { params, query, signal })).verdict;
      } catch (error) {
        if (error instanceof ApiError && error.statusCode === 404) return null;
        throw error;
      }
    },
  });
}
