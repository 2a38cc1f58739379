import type { Coordinates } from "@mec/domain/address";
import { useState } from "react";

const patience = 10_000;

/** Three decimals are about a hundred metres: enough to search, and the page's address may be shared. */
const blurred = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** The browser's position, asked for only when the person clicks. */
export function useMyPosition(onFound: (place: Coordinates) => void) {
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");

  function locate() {
    if (!("geolocation" in navigator)) return setState("failed");
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        onFound({ latitude: blurred(coords.latitude), longitude: blurred(coords.longitude) });
      },
      () => setState("failed"),
      { timeout: patience, maximumAge: 60_000 },
    );
  }
  return { locate, state };
}
