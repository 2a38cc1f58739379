import { describe, expect, it } from "vitest";
import type { ExploreSearch } from "./search-state.ts";
import type { ExploreStart } from "./start.ts";
import { summaryOf, titleOf } from "./summary.ts";

const france: ExploreStart = { kind: "france" };
const everywhere: ExploreSearch = { centre: null, zoom: 6, label: "", filters: {}, eligible: false };
const rennes: ExploreSearch = {
  ...everywhere,
  centre: { latitude: 48.1, longitude: -1.7 },
  zoom: 12,
  label: "Rennes (35000)",
};
const two = ["a", "b"];

describe("the heading of a search", () => {
  it.each([
    [everywhere, france, "Trouver un projet près de chez vous"],
    [rennes, france, "Projets près de Rennes (35000)"],
    [{ ...rennes, label: "Aurillac (15000)" }, france, "Projets près d’Aurillac (15000)"],
    [{ ...rennes, label: "12 Rue Saint-Ferréol 66400 Céret" }, france, "Projets près de Céret"],
    [{ ...rennes, label: "" }, france, "Projets dans cette zone"],
    [
      everywhere,
      { kind: "department", department: { code: "01", name: "Ain", regionCode: "84" } } as const,
      "Projets pour partager l’électricité\u00A0: Ain",
    ],
  ])("names what is looked at", (search, start, title) => {
    expect(titleOf(search, start)).toBe(title);
  });
});

describe("what the list holds", () => {
  it.each([
    ["nothing yet", undefined, false, rennes, null, "Chargement..."],
    ["an error", undefined, false, rennes, new Error(), "La liste n’est pas disponible"],
    ["the newest of many", two, true, everywhere, null, "Les 2\u00A0projets les plus récents"],
    ["the nearest of many", two, true, rennes, null, "Les 2\u00A0projets les plus proches"],
    ["all those around (zoom 12 is 15 km)", two, false, rennes, null, "2\u00A0projets à moins de 15\u00A0km"],
    [
      "those within reach",
      ["a"],
      false,
      { ...rennes, eligible: true },
      null,
      "1\u00A0projet à la portée de cette adresse",
    ],
  ])("says: %s", (_case, projects, hasMore, search, error, text) => {
    expect(summaryOf(projects, hasMore, search, error)).toBe(text);
  });

  it("says of those within reach that lie beyond, that there are more", () => {
    expect(summaryOf(["a"], false, rennes, null, 2)).toBe(
      "1\u00A0projet à moins de 15\u00A0km, 2 à votre portée",
    );
    expect(summaryOf(two, false, rennes, null, 2)).toBe("2\u00A0projets à moins de 15\u00A0km");
  });
});
