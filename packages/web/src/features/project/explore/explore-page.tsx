import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { lazyPieceWithKit } from "../../../ui/kit/with-kit.tsx";
import { ExploreScreen } from "./explore-screen.tsx";
import type { ExploreStart } from "./start.ts";

const AlertConfirmation = lazyPieceWithKit(
  async () => (await import("./alert-confirmation.tsx")).AlertConfirmation,
);
const AlertRemoval = lazyPieceWithKit(async () => (await import("./alert-removal.tsx")).AlertRemoval);

const france: ExploreStart = { kind: "france" };

/** `/explore`: the projects of France, on a map and in a list. */
export function ExplorePage() {
  const [params] = useSearchParams();
  const [isConfirming] = useState(params.has("alert-confirmation"));
  return (
    <>
      <Suspense fallback={null}>
        {isConfirming && <AlertConfirmation />}
        {params.has("alert-removal") && <AlertRemoval />}
      </Suspense>
      <ExploreScreen start={france} />
    </>
  );
}
