import { ActionIcon, Text } from "@mantine/core";
import { mapDefaults } from "@mec/domain/address";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useCallback, useMemo, useState } from "react";
import { focusPin, type MapView } from "../../../parts/address/map/index.ts";
import { tellsMore } from "../../../parts/point/dossier/dossier.ts";
import { DossierCard } from "../../../parts/point/dossier/dossier-card.tsx";
import { useDossier } from "../../../parts/point/dossier/use-dossier.ts";
import { t } from "../../../platform/i18n.ts";
import { widgetMode } from "../../../platform/widget.ts";
import { useShownAccount } from "../../../platform/widget-account.ts";
import { Later } from "../../../ui/kit/later.tsx";
import { usePageHeading } from "../../../ui/layout/use-page-heading.ts";
import classes from "./explore.module.css";
import { ExploreMap } from "./explore-map.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { lineId, Results } from "./results.tsx";
import { SearchBar } from "./search-bar.tsx";
import type { ExploreSearch } from "./search-state.ts";
import { SelectedProject } from "./selected-project.tsx";
import type { ExploreStart } from "./start.ts";
import { summaryOf, titleOf } from "./summary.ts";
import { useAnswerTo } from "./use-answer-to.tsx";
import { useExploreSearch } from "./use-explore-search.ts";
import { type FoundProject, useFoundProjects } from "./use-found-projects.ts";

/** How near the map comes to show one project. */
const closeUp = 13;
const widest = 6;
/** What stays above the list's lines, in pixels. */
const headHeight = 64;

/** Brings a project's line in sight; from a frame without moving the page around, which would take the map away. */
function showLine(id: string): void {
  const line = document.getElementById(lineId(id));
  const list = line?.closest("section");
  if (!line || !list) return;
  if (!widgetMode?.isFramed) line.scrollIntoView({ block: "nearest" });
  else list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - headHeight;
}

/** Where the map looks: the search's place, or the project that the list shows on it. */
function useMapView(search: ExploreSearch, turn: string) {
  const [located, setLocated] = useState<{ view: MapView; of: ExploreSearch } | null>(null);
  const view = useMemo((): MapView => {
    if (located?.of === search) return located.view;
    return { centre: search.centre ?? mapDefaults.centre, zoom: search.zoom, turn };
  }, [search, turn, located]);
  const locate = useCallback(
    ({ address }: FoundProject) =>
      setLocated({
        of: search,
        view: { centre: address.coordinates, zoom: closeUp, turn: `located ${Date.now()}` },
      }),
    [search],
  );
  return { view, locate, isLocated: located?.of === search };
}

/** Search, list and map, in step. On a phone the list is a sheet over the map. */
export function ExploreScreen({ start }: { start: ExploreStart }) {
  const known = useDossier();
  const { search, turn, go } = useExploreSearch(start, known.dossier.address);
  const found = useFoundProjects(search, start);
  const { view, locate, isLocated } = useMapView(search, turn);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const hasOneAccount = useShownAccount().filter.userId !== undefined;
  const title = titleOf(search, start);
  const heading = usePageHeading(title);
  const listed = useMemo(() => found.projects ?? [], [found.projects]);
  const answerTo = useAnswerTo(listed, selected, known, found.verdictOf);

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
            // Who has a point of his own looks around: it goes on answering for him.
            if (chosen && !known.ownPoint && tellsMore(chosen, known.dossier)) {
              known.change({ address: chosen });
            }
            setSelected(null);
            go({ eligible: false, ...change });
          }}
        />
        <FilterBar search={search} eligibleCount={found.eligibleCount} onChange={go} />
      </div>
      <section
        className={classes.results}
        data-open={isSheetOpen}
        data-empty={found.projects?.length === 0 || undefined}
        aria-label={t("Liste des projets")}
        // Until it holds links, a list that scrolls is reached by the keyboard itself.
        tabIndex={found.projects ? undefined : 0}
      >
        <div className={classes.sheetHead}>
          <Text component="p" fw={600} role="status" m={0}>
            {summaryOf(found.projects, found.hasMore, search, found.error)}
          </Text>
          <ActionIcon
            className={classes.sheetToggle}
            variant="default"
            radius="xl"
            size={36}
            aria-expanded={isSheetOpen}
            aria-label={isSheetOpen ? t("Réduire la liste") : t("Agrandir la liste")}
            onClick={() => setSheetOpen(!isSheetOpen)}
          >
            {isSheetOpen ? (
              <IconChevronDown size={20} aria-hidden />
            ) : (
              <IconChevronUp size={20} aria-hidden />
            )}
          </ActionIcon>
        </div>
        <div className={classes.dossier}>
          <DossierCard known={known} />
        </div>
        <Results
          found={found}
          answerTo={answerTo}
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
      </section>
      <Later>
        <ExploreMap
          search={search}
          view={view}
          fitsList={(start.kind === "department" || hasOneAccount) && !search.centre && !isLocated}
          listed={listed}
          highlighted={highlighted ?? selected}
          onHighlight={setHighlighted}
          onSelect={select}
          onSearchHere={({ centre, zoom }) => {
            setSelected(null);
            go({ centre, zoom: Math.round(zoom), label: "", eligible: false });
          }}
        />
      </Later>
      {selected && (
        <SelectedProject
          id={selected}
          answerTo={answerTo}
          onClose={() => {
            setSelected(null);
            focusPin(selected);
          }}
        />
      )}
    </div>
  );
}
