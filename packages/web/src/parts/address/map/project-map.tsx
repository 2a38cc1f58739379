import { Skeleton } from "@mantine/core";
import { Suspense } from "react";
import { lazyPiece } from "../../../ui/kit/lazy-piece.tsx";
import type { MapProps } from "./types.ts";

const MapView = lazyPiece(async () => (await import("./map-view.tsx")).MapView);

/** A map as large as its container; Leaflet is in a separate file, fetched with the first map. */
export function ProjectMap(props: MapProps) {
  return (
    <Suspense fallback={<Skeleton height="100%" radius={0} />}>
      <MapView {...props} />
    </Suspense>
  );
}
