import { useDebouncedValue } from "@mantine/hooks";
import type { PublicProject, publicProjectCalls } from "@mec/api/project";
import type { Address } from "@mec/domain/address";
import { plural } from "@mec/domain/shared";
import { useMemo } from "react";
import type * as z from "zod";
import type { MapFrame, MapPin } from "../../../parts/address/map/index.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { publicQuestions } from "../../../platform/public-questions.ts";
import { useShownAccount } from "../../../platform/widget-account.ts";
import { windowOf } from "./map-window.ts";
import { type ExploreSearch, type ProjectFilters, placeLabel, streetOfLabel } from "./search-state.ts";

type MapItem = z.output<typeof publicProjectCalls.listMapItems.success.body>[number];

const pauseOfMoves = 150;

function pinOfItem({ latitude, longitude, count, project, expansionZoom }: MapItem): MapPin {
  const place = { latitude, longitude };
  if (project) return { id: project.id, kind: "project", place, label: project.name };
  return {
    id: `${latitude},${longitude},${count}`,
    kind: "cluster",
    place,
    count,
    expansionZoom,
    label: t("{{projects}} : agrandir la carte", { projects: plural(count, t("projet"), t("projets")) }),
  };
}

const pinsOf = (items: readonly MapItem[]): MapPin[] => items.map(pinOfItem);

const pinOfProject = ({ id, name, address }: PublicProject): MapPin => ({
  id,
  kind: "project",
  place: address.coordinates,
  label: name,
});

/** What the map shows in its window: an answer that comes too late is dropped. */
function useMapItems(frame: MapFrame | null, filters: ProjectFilters, enabled: boolean) {
  const account = useShownAccount();
  const [settled] = useDebouncedValue(frame, pauseOfMoves);
  const seen = settled && windowOf(settled);
  return useAnswer(
    publicQuestions.listMapItems,
    enabled && seen && account.isReady
      ? { query: { ...seen.bounds, zoom: seen.zoom, ...filters, ...account.filter } }
      : null,
    { keepsFormer: true, select: pinsOf },
  );
}

interface Shown {
  search: ExploreSearch;
  frame: MapFrame | null;
  /** The visitor's own place, once known. */
  home: Address | null;
  /** The list's projects: the only pins while only the projects that an address can join are shown. */
  listed: readonly PublicProject[];
  /** Shown on its own, even when a cluster holds it. */
  highlighted: string | null;
}

/** The pins of the map: those in the window, the searched place, and the project highlighted in the list. */
export function useMapPins({ search, frame, home, listed, highlighted }: Shown): readonly MapPin[] {
  const { data: items } = useMapItems(frame, search.filters, !search.eligible);
  return useMemo(() => {
    const pins = search.eligible ? listed.map(pinOfProject) : [...(items ?? [])];
    const pointedAt = listed.find(({ id }) => id === highlighted);
    if (pointedAt && !pins.some(({ id }) => id === pointedAt.id)) pins.push(pinOfProject(pointedAt));
    if (search.centre && search.label) {
      pins.push({ id: "here", kind: "here", place: search.centre, label: streetOfLabel(search.label) });
    } else if (home) {
      pins.push({
        id: "here",
        kind: "here",
        place: home.coordinates,
        label: streetOfLabel(placeLabel(home)),
      });
    }
    return pins;
  }, [search, items, home, listed, highlighted]);
}
