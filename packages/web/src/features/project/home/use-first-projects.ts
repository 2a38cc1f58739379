import { type PublicProject, publicProjectCalls } from "@mec/api/project";
import type { Coordinates } from "@mec/domain/address";
import { useQuery } from "@tanstack/react-query";
import { type Client, emptyWhenSignedOut, useClient } from "../../../platform/client.tsx";
import { usePoints } from "../../../platform/session.ts";
import { useShownAccount } from "../../../platform/widget-account.ts";

const shown = 3;
/** "Near": as far as one goes for a meeting. Metres. */
const nearRadius = 60_000;

interface FirstProjects {
  readonly isNear: boolean;
  readonly projects: readonly (PublicProject & { distance?: number })[];
}

async function read(
  call: Client,
  home: Coordinates | undefined,
  filter: { readonly userId?: string },
  signal: AbortSignal,
): Promise<FirstProjects> {
  const listing = { imageType: "thumbnail" as const, limit: shown, ...filter };
  if (home) {
    const around = { centerLat: home.latitude, centerLong: home.longitude, radius: nearRadius };
    const near = call(publicProjectCalls.listProjectsAround, { query: { ...around, ...listing }, signal });
    const projects = await emptyWhenSignedOut(near, []);
    if (projects.length > 0) return { isNear: true, projects };
  }
  const newest = call(publicProjectCalls.listPublicProjects, { query: listing, signal });
  return { isNear: false, projects: await emptyWhenSignedOut(newest, []) };
}

/** The projects near one's own home when it is known, else the newest. */
export function useFirstProjects() {
  const call = useClient();
  const points = usePoints();
  const account = useShownAccount();
  const home = points.data?.consumptionPoints[0]?.address.coordinates;
  return useQuery({
    queryKey: ["public-projects", "first", home, account.filter],
    enabled: !points.isLoading && account.isReady,
    queryFn: ({ signal }) => read(call, home, account.filter, signal),
  });
}
