import { useMediaQuery } from "@mantine/hooks";
import { type Address, mapDefaults } from "@mec/domain/address";
import { Suspense, useCallback, useMemo, useState } from "react";
import type { MapFit, MapView } from "../../../parts/address/map/index.ts";
import { tellsMore } from "../../../parts/point/dossier/empty-dossier.ts";
import { widgetMode } from "../../../platform/widget.ts";
import { useShownAccount } from "../../../platform/widget-account.ts";
import { Later } from "../../../ui/kit/later.tsx";
import { lazyPieceWithKit } from "../../../ui/kit/with-kit.tsx";
import { usePageHeading } from "../../../ui/layout/use-page-heading.ts";
import { useVisitorsDossier } from "../dossier/use-visitors-dossier.ts";
import classes from "./explore.module.css";
import { FilterBar } from "./filter-bar.tsx";
import { fitOf } from "./map-fit.ts";
import { lineId, Results } from "./results.tsx";
import { ResultsSheet } from "./results-sheet.tsx";
import { SearchBar } from "./search-bar.tsx";
import type { ExploreSearch } from "./search-state.ts";
import type { ExploreStart } from "./start.ts";
import { titleOf } from "./summary.ts";
import { useExploreSearch } from "./use-explore-search.ts";
import { type FoundProject, useFoundProjects } from "./use-found-projects.ts";

const ExploreMap = lazyPieceWithKit(async () => (await import("./explore-map.tsx")).ExploreMap);
const SelectedProject = lazyPieceWithKit(
  async () => (await import("./selected-project.tsx")).SelectedProject,
);

const noProject: readonly FoundProject[] = [];
const widest = 6;
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

/** On a phone: the height of the map that the closed sheet covers, in pixels (explore.module.css). */
const sheetHeight = 264;

interface Seen {
  readonly search: ExploreSearch;
  readonly turn: string;
  readonly home: Address | null;
  readonly listed: readonly FoundProject[];
  /** Whether the map must show all the projects of the list. */
  readonly fitsList: boolean;
}

/** What the map shows: the searched place and what is near it, or the project to locate from the list. */
function useMapView({ search, turn, home, listed, fitsList }: Seen) {
  const [located, setLocated] = useState<{ project: FoundProject; turn: string; of: ExploreSearch } | null>(
    null,
  );
  const isSheet = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  const view = useMemo(
    (): MapView => ({ centre: search.centre ?? mapDefaults.centre, zoom: search.zoom, turn }),
    [search, turn],
  );
  const ofSearch = located?.of === search ? located : null;
  const fit = useMemo((): MapFit | null => {
    const coveredFoot = isSheet && !widgetMode?.isFramed ? sheetHeight : 0;
    const wanted = fitOf({ search, located: ofSearch, home, listed });
    if (wanted) return { turn, ...wanted, coveredFoot };
    const places = listed.map(({ address }) => address.coordinates);
    return fitsList && places.length > 0 ? { places, coveredFoot, turn } : null;
  }, [search, turn, ofSearch, home, listed, fitsList, isSheet]);
  const locate = useCallback(
    (project: FoundProject) => setLocated({ of: search, project, turn: `located ${Date.now()}` }),
    [search],
  );
  return { view, fit, locate };
}

/** Search, list and map, in step. On a phone the list is a sheet over the map. */
export function ExploreScreen({ start }: { start: ExploreStart }) {
  const known = useVisitorsDossier();
  const { search, turn, go } = useExploreSearch(start, known.dossier.address);
  const found = useFoundProjects(search, start);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const hasOneAccount = useShownAccount().filter.userId !== undefined;
  const title = titleOf(search, start);
  const heading = usePageHeading(title);
  const listed = useMemo(() => found.projects ?? [], [found.projects]);
  const { view, fit, locate } = useMapView({
    search,
    turn,
    home: known.dossier.address,
    // While a new list loads, the list shows the former projects: the map must not fit to them.
    listed: found.isRefreshing ? noProject : listed,
    fitsList: (start.kind === "department" || hasOneAccount) && !search.centre,
  });
  const [isListAnswered, setListAnswered] = useState(false);
  if (!isListAnswered && (found.projects || found.error)) setListAnswered(true);
  const answering = { known, verdictOf: found.verdictOf };

  const select = useCallback((id: string) => {
    setSelected(id);
    showLine(id);
  }, []);

  return (
    <div className={classes.screen} data-framed={widgetMode?.isFramed || undefined}>
      <div className={classes.search}>
        <h1 className={classes.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <SearchBar
          search={search}
          onSearch={(change, chosen) => {
            // The point of a person who has one stays in the dossier: a search elsewhere must not replace its
            // address.
            if (chosen && !known.ownPoint && tellsMore(chosen, known.dossier)) {
              known.change({ address: chosen });
            }
            setSelected(null);
            go({ eligible: false, ...change });
          }}
        />
        <FilterBar search={search} eligibleCount={found.eligibleCount} onChange={go} />
      </div>
      <ResultsSheet
        known={known}
        found={found}
        search={search}
        isOpen={isSheetOpen}
        onOpenChange={setSheetOpen}
      >
        <Results
          found={found}
          answering={answering}
          search={search}
          address={known.dossier.address}
          highlighted={highlighted ?? selected}
          onHighlight={setHighlighted}
          onLocate={(project) => {
            setSheetOpen(false);
            setSelected(project.id);
            locate(project);
          }}
          onWiden={() => go({ eligible: false, filters: {}, zoom: Math.max(widest, search.zoom - 2) })}
        />
      </ResultsSheet>
      {/* The map's library is fetched once the list has its answer: both at once would keep the list waiting. */}
      {isListAnswered && (
        <Later>
          <Suspense fallback={null}>
            <ExploreMap
              search={search}
              view={view}
              fit={fit}
              home={known.dossier.address}
              listed={listed}
              highlighted={highlighted ?? selected}
              onHighlight={setHighlighted}
              onSelect={select}
              onSearchHere={({ centre, zoom }) => {
                setSelected(null);
                go({ centre, zoom: Math.round(zoom), label: "", eligible: false });
              }}
            />
          </Suspense>
        </Later>
      )}
      {selected && (
        <Suspense fallback={null}>
          <SelectedProject id={selected} answering={answering} onClose={() => setSelected(null)} />
        </Suspense>
      )}
    </div>
  );
}
