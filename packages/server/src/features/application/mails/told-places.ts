import { pages } from "@mec/api";
import { conjunction } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import { webLink } from "../../../jobs/reaction.ts";
import type { ToTell } from "../to-tell.ts";
import { holderPage, quoted } from "./mail-facts.ts";

export const placeNames = (places: ToTell["places"]): string =>
  conjunction(places.map(({ name }) => quoted(name)));

/** Leads to the page of one place, or to those of all. */
export function toPlaces(
  deps: Pick<Deps, "config">,
  places: readonly Pick<ToTell["places"][number], "name" | "participant">[],
  labels: { readonly one: string; readonly several: string },
) {
  const [first, ...others] = places;
  return first && others.length === 0
    ? { label: labels.one, url: webLink(deps, holderPage(first)) }
    : { label: labels.several, url: webLink(deps, pages.portfolio.to()) };
}
