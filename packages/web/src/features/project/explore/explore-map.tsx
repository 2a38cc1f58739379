import { Button } from "@mantine/core";
import type { PublicProject } from "@mec/api/project";
import type { Address } from "@mec/domain/address";
import { IconRefresh } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { type MapFit, type MapFrame, type MapView, ProjectMap } from "../../../parts/address/map/index.ts";
import { t } from "../../../platform/i18n.ts";
import { widgetMode } from "../../../platform/widget.ts";
import classes from "./explore.module.css";
import { lineId } from "./results.tsx";
import type { ExploreSearch } from "./search-state.ts";
import { useMapPins } from "./use-map-pins.ts";

interface Props {
  search: ExploreSearch;
  view: MapView;
  /** What must be seen; takes precedence over `view`. */
  fit: MapFit | null;
  home: Address | null;
  listed: readonly PublicProject[];
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
  onSelect: (id: string) => void;
  onSearchHere: (frame: MapFrame) => void;
}

/** Height of the bar above the list's lines, in pixels. */
const headHeight = 64;

/**
 * Scrolls to a project's line; in a frame, without scrolling the partner's page, which would move the map out
 * of view.
 */
function showLine(id: string): void {
  const line = document.getElementById(lineId(id));
  const list = line?.closest("section");
  if (!line || !list) return;
  if (!widgetMode?.isFramed) line.scrollIntoView({ block: "nearest" });
  else list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - headHeight;
}

/** The map beside the list. After it is moved, it offers to search there rather than doing so unasked. */
export function ExploreMap(props: Props) {
  const { search, view, fit, home, listed, highlighted, onSelect } = props;
  const [frame, setFrame] = useState<MapFrame | null>(null);
  const [movedFrom, setMovedFrom] = useState<MapView | null>(null);
  const pins = useMapPins({ search, frame, home, listed, highlighted });
  const select = useCallback(
    (id: string) => {
      onSelect(id);
      showLine(id);
    },
    [onSelect],
  );
  const wasMoved = movedFrom === view;
  return (
    <div className={classes.map}>
      <ProjectMap
        label={t("Carte des projets")}
        // In a frame, scrolling over the map scrolls the partner's page.
        calm={widgetMode?.isFramed ?? false}
        view={view}
        fit={fit ?? undefined}
        pins={pins}
        highlighted={highlighted}
        onHighlight={props.onHighlight}
        onSelect={select}
        onMove={(moved, byHand) => {
          setFrame(moved);
          if (byHand) setMovedFrom(view);
        }}
      />
      {wasMoved && frame && (
        <Button
          className={classes.searchHere}
          leftSection={<IconRefresh size={18} aria-hidden />}
          radius="xl"
          onClick={() => props.onSearchHere(frame)}
        >
          {t("Rechercher dans cette zone")}
        </Button>
      )}
    </div>
  );
}
