import { Skeleton } from "@mantine/core";
import { lazy, Suspense } from "react";
import type { MapProps } from "./types.ts";

const MapView = lazy(async () => ({ default: (await import("./map-view.tsx")).MapView }));

/** A map as large as its container; Leaflet is in a separate file, fetched with the first map. */
export function ProjectMap(props: MapProps) {
  return (
    <Suspense fallback={<Skeleton height="100%" radius={0} />}>
      <MapView {...props} />
    </Suspense>
  );
}
