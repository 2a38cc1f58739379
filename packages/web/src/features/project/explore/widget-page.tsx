import { ExploreScreen } from "./explore-screen.tsx";
import type { ExploreStart } from "./start.ts";

const france: ExploreStart = { kind: "france" };

/** `/widget`: the map and the list for a partner's site; the layout around shows the partner's name and colours. */
export function WidgetPage() {
  return <ExploreScreen start={france} />;
}
