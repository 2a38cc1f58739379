import { publicProjectCalls } from "@mec/api/project";
import { type Address, mapDefaults } from "@mec/domain/address";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../../platform/client.tsx";
import type { ProjectOnPage } from "./use-public-page.ts";

/** What the API answers at most. */
const most = 500;

/** Whether the address can join, by the server's own rule; undefined before the answer. */
export function useIsEligible(project: ProjectOnPage, address: Address | null) {
  const call = useClient();
  return useQuery({
    queryKey: ["public-projects", "eligible", address?.coordinates],
    enabled: address !== null,
    queryFn: ({ signal }) => {
      const { latitude, longitude } = address?.coordinates ?? mapDefaults.centre;
      const query = { lat: latitude, long: longitude, imageType: "thumbnail" as const, limit: most };
      return call(publicProjectCalls.listEligibleProjects, { query, signal });
    },
    select: (projects) => projects.some(({ id }) => id === project.id),
  });
}
