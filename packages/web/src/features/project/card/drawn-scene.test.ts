import { describe, expect, it } from "vitest";
import { sceneOf } from "./drawn-scene.ts";

const id = (last: string) => `01890000-0000-7000-8000-${last}`;
const project = (
  name: string,
  source: "photovoltaic" | "wind" | "hydro" = "photovoltaic",
  last = "a1b2c3d4e5f6",
) => ({
  id: id(last),
  name,
  productionTypes: [source],
  address: { postCode: "66400", city: "Céret" },
});

/** Ids as those of projects created one after the other. */
const numbers = Array.from({ length: 40 }, (_, index) =>
  (0x9e3779b97f4a * (index + 1)).toString(16).slice(-12).padStart(12, "0"),
);

describe("the drawing of a project without a photo", () => {
  it("is always the same", () => {
    expect(sceneOf(project("Soleil"))).toEqual(sceneOf(project("Soleil")));
  });

  it.each([
    ["Vents du plateau", "wind", "turbines"],
    ["Le moulin", "hydro", "mill"],
    ["L’école au soleil", "photovoltaic", "school"],
    ["La Ferme des Aulnes", "photovoltaic", "barn"],
    ["Ombrières du marché", "photovoltaic", "carport"],
    ["Le gymnase partagé", "photovoltaic", "hall"],
  ] as const)("shows what %s is made of", (name, source, building) => {
    expect(sceneOf(project(name, source)).building).toBe(building);
  });

  it("differs between projects that look alike on paper", () => {
    const drawn = numbers.map((last) => JSON.stringify(sceneOf(project("Soleil", "photovoltaic", last))));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it.each([
    ["Guéret", "23000", ["hills", "plain"]],
    ["Chambéry", "73000", ["hills", "mountains", "plain"]],
    // By the sea as a department, and not as a town.
    ["Vignoc", "35630", ["hills", "plain"]],
    ["Mer", "41500", ["hills", "plain"]],
    ["Merlevenez", "56700", ["hills", "plain"]],
    ["Saint-Briac-sur-Mer", "35800", ["hills", "plain", "sea"]],
    ["Larmor-Plage", "56260", ["hills", "plain", "sea"]],
    ["Villefranche-sur-Mer", "06230", ["hills", "mountains", "plain", "sea"]],
  ])("at %s stands in a landscape of its own country", (city, postCode, landscapes) => {
    const drawn = numbers.map(
      (last) =>
        sceneOf({ ...project("Soleil", "photovoltaic", last), address: { postCode, city } }).landscape,
    );
    expect([...new Set(drawn)].sort()).toEqual(landscapes);
  });
});
