import { type ComponentProps, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { DossierCard } from "../../../parts/point/dossier/dossier-card.tsx";
import { tellsMore } from "../../../parts/point/dossier/empty-dossier.ts";
import type { KnownDossier } from "../../../parts/point/dossier/use-known-dossier.ts";
import { widgetMode } from "../../../platform/widget.ts";
import { useShownAccount } from "../../../platform/widget-account.ts";
import { Later } from "../../../ui/kit/later.tsx";
import { lazyPiece } from "../../../ui/kit/lazy-piece.tsx";
import { lazyPieceWithKit } from "../../../ui/kit/with-kit.tsx";
import { usePageHeading } from "../../../ui/layout/use-page-heading.ts";
import { useHasRoof } from "../answer/has-roof.ts";
import { useVisitorsDossier } from "../dossier/use-visitors-dossier.ts";
import classes from "./explore.module.css";
import { FilterBar } from "./filter-bar.tsx";
import { Results } from "./results.tsx";
import { ResultsSheet } from "./results-sheet.tsx";
import { SearchBar } from "./search-bar.tsx";
import type { ExploreSearch } from "./search-state.ts";
import type { ExploreStart } from "./start.ts";
import { titleOf } from "./summary.ts";
import { useExploreSearch } from "./use-explore-search.ts";
import { type FoundProject, useFoundProjects } from "./use-found-projects.ts";
import { useMapView } from "./use-map-view.ts";

const ExploreMap = lazyPieceWithKit(async () => (await import("./explore-map.tsx")).ExploreMap);
const SelectedProject = lazyPieceWithKit(
  async () => (await import("./selected-project.tsx")).SelectedProject,
);

const CountedForLine = lazyPiece(async () => (await import("./counted-for-line.tsx")).CountedForLine);

const noProject: readonly FoundProject[] = [];
/** Whether the list has had its first answer, be it a failure. */
function useIsAnswered({ projects, error }: ReturnType<typeof useFoundProjects>): boolean {
  const [isAnswered, setAnswered] = useState(false);
  if (!isAnswered && (projects || error)) setAnswered(true);
  return isAnswered;
}

interface HeadProps {
  title: string;
  known: KnownDossier;
  search: ExploreSearch;
  eligibleCount: number;
  /** Searches another place. */
  onSearch: (change: Partial<ExploreSearch>) => void;
  onFilter: (change: Partial<ExploreSearch>) => void;
}

/** The page's title, and what is searched. */
function SearchHead({ title, known, search, eligibleCount, onSearch, onFilter }: HeadProps) {
  const heading = usePageHeading(title);
  return (
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
          onSearch(change);
        }}
      />
      <FilterBar search={search} eligibleCount={eligibleCount} onChange={onFilter} />
    </div>
  );
}

type ListProps = Omit<ComponentProps<typeof Results>, "address" | "onWiden"> & {
  known: KnownDossier;
  onFilter: (change: Partial<ExploreSearch>) => void;
};

/** A phone's keyboard takes half the screen: the sheet whose field is typed in has the rest. */
function useOpensForTyping(open: (isOpen: boolean) => void) {
  useEffect(() => {
    const type = () => document.activeElement?.matches("#fiche :is(input, select)") && open(true);
    window.addEventListener("focusin", type);
    return () => window.removeEventListener("focusin", type);
  }, [open]);
}

/** What was found, in its sheet, which gives way to the map when a project is shown there. */
function FoundList({ known, found, search, onLocate, onFilter, ...props }: ListProps) {
  const [isOpen, setOpen] = useState(false);
  useOpensForTyping(setOpen);
  const place = useRef<HTMLDivElement>(null);
  const [isTelling, setTelling] = useState<boolean | number>(false);
  // Its fields are taller than half a sheet.
  const tell = (isAsked: boolean | number) => {
    setTelling(isAsked);
    if (isAsked) setOpen(true);
  };
  // Who described a roof is answered for it, and is not asked about a home.
  const asksNothing = useHasRoof() && known.isEmpty;
  const card = asksNothing ? null : (
    <div className={classes.dossier} id="fiche" ref={place}>
      {/* What was told is answered in the lines below. */}
      <DossierCard
        known={known}
        opening={[isTelling, tell]}
        onTold={() => {
          setOpen(true);
          place.current?.closest("section")?.scrollTo(0, 0);
        }}
      />
      {known.home && (
        <Suspense fallback={null}>
          <CountedForLine {...{ known, search }} />
        </Suspense>
      )}
    </div>
  );
  return (
    <ResultsSheet card={card} found={found} search={search} isOpen={isOpen} onOpenChange={setOpen}>
      <Results
        {...props}
        found={found}
        search={search}
        address={known.dossier.address}
        onLocate={(project) => {
          setOpen(false);
          onLocate(project);
        }}
        onWiden={(zoom) => onFilter({ eligible: false, filters: {}, zoom })}
      />
    </ResultsSheet>
  );
}

/** The project that is chosen, and the one pointed at: it is highlighted in the list and on the map. */
function useSelection() {
  const [pointed, point] = useState<string | null>(null);
  const [selected, select] = useState<string | null>(null);
  return {
    pointing: { highlighted: pointed ?? selected, onHighlight: point },
    selected,
    select,
  };
}

/** The visitor's search, what it finds, and what the map shows of it. */
function useExploration(start: ExploreStart) {
  const known = useVisitorsDossier();
  const home = known.dossier.address;
  const { search, turn, go } = useExploreSearch(start, home);
  // All of France begins at one's own home.
  const isMoving = known.isComing && start.kind === "france" && !search.centre;
  const found = useFoundProjects(search, start, isMoving);
  const hasOneAccount = useShownAccount().filter.userId !== undefined;
  const listed = useMemo(() => found.projects ?? [], [found.projects]);
  const { view, fit, locate } = useMapView({
    search,
    turn,
    home,
    // While a new list loads, the list shows the former projects: the map must not fit to them.
    listed: found.isRefreshing ? noProject : listed,
    fitsList: (start.kind === "department" || hasOneAccount) && !search.centre,
  });
  return { known, search, go, found, locate, onMap: { search, view, fit, home, listed } };
}

/** Search, list and map, in step. On a phone the list is a sheet over the map. */
export function ExploreScreen({ start }: { start: ExploreStart }) {
  const { known, search, go, found, locate, onMap } = useExploration(start);
  const { pointing, selected, select } = useSelection();
  const isListAnswered = useIsAnswered(found);
  const answering = { known, verdictOf: found.verdictOf, isJudging: found.isJudging };

  function searchElsewhere(change: Partial<ExploreSearch>) {
    select(null);
    go({ eligible: false, ...change });
  }

  return (
    <div className={classes.screen} data-framed={widgetMode?.isFramed || undefined}>
      <SearchHead
        title={titleOf(search, start)}
        known={known}
        search={search}
        eligibleCount={found.eligibleCount}
        onSearch={searchElsewhere}
        onFilter={go}
      />
      <FoundList
        {...pointing}
        known={known}
        found={found}
        answering={answering}
        search={search}
        onLocate={(project) => {
          select(project.id);
          locate(project);
        }}
        onFilter={go}
      />
      {/* The map's library is fetched once the list has its answer: both at once would keep the list waiting. */}
      {isListAnswered && (
        <Later>
          <Suspense fallback={<div className={classes.map} aria-busy="true" />}>
            <ExploreMap
              {...pointing}
              {...onMap}
              onSelect={select}
              onSearchHere={({ centre, zoom }) =>
                searchElsewhere({ centre, zoom: Math.round(zoom), label: "" })
              }
            />
          </Suspense>
        </Later>
      )}
      {selected && (
        <Suspense fallback={null}>
          <SelectedProject {...{ id: selected, ...onMap, answering }} onClose={() => select(null)} />
        </Suspense>
      )}
    </div>
  );
}
