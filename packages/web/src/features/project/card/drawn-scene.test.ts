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
  address: { postCode: "66400" },
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
    ["23000", ["hills", "plain"]],
    ["29200", ["hills", "plain", "sea"]],
    ["73000", ["hills", "mountains", "plain"]],
    ["66400", ["hills", "mountains", "plain", "sea"]],
  ])("at %s stands in a landscape of its own country", (postCode, landscapes) => {
    const drawn = numbers.map(
      (last) => sceneOf({ ...project("Soleil", "photovoltaic", last), address: { postCode } }).landscape,
    );
    expect([...new Set(drawn)].sort()).toEqual(landscapes);
  });
});
