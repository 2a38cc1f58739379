import { Button } from "@mantine/core";
import type { PublicProject } from "@mec/api/project";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { type MapFrame, type MapView, ProjectMap } from "../../../parts/address/map/index.ts";
import { t } from "../../../platform/i18n.ts";
import { widgetMode } from "../../../platform/widget.ts";
import classes from "./explore.module.css";
import type { ExploreSearch } from "./search-state.ts";
import { useMapPins } from "./use-map-pins.ts";

interface Props {
  search: ExploreSearch;
  view: MapView;
  /** Of a department, whose projects must all be seen. */
  fitsList: boolean;
  listed: readonly PublicProject[];
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
  onSelect: (id: string) => void;
  onSearchHere: (frame: MapFrame) => void;
}

/** The map beside the list, which offers to search where it was moved rather than doing so unasked. */
export function ExploreMap(props: Props) {
  const { search, view, listed, highlighted, fitsList } = props;
  const [frame, setFrame] = useState<MapFrame | null>(null);
  const [movedFrom, setMovedFrom] = useState<MapView | null>(null);
  const pins = useMapPins({ search, frame, listed, highlighted });
  const wasMoved = movedFrom === view;
  const fit = fitsList && listed.length > 0 ? listed.map(({ address }) => address.coordinates) : undefined;
  return (
    <div className={classes.map}>
      <ProjectMap
        label={t("Carte des projets")}
        // The partner's page is scrolled past it.
        calm={widgetMode?.isFramed ?? false}
        view={view}
        fit={fit}
        pins={pins}
        highlighted={highlighted}
        onHighlight={props.onHighlight}
        onSelect={props.onSelect}
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
