import { AlertConfirmation } from "./alert-confirmation.tsx";
import { AlertRemoval } from "./alert-removal.tsx";
import { ExploreScreen } from "./explore-screen.tsx";
import type { ExploreStart } from "./start.ts";

const france: ExploreStart = { kind: "france" };

/** `/explore`: the projects of France, on a map and in a list. */
export function ExplorePage() {
  return (
    <>
      <AlertConfirmation />
      <AlertRemoval />
      <ExploreScreen start={france} />
    </>
  );
}
