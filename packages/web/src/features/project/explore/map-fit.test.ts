import { describe, expect, it } from "vitest";
import { fitOf } from "./map-fit.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const project = (place: ReturnType<typeof at>) => ({ address: { coordinates: place } }) as never;
const ceret = at(42.485, 2.748);
const perpignan = at(42.698, 2.895);
const amelie = at(42.476, 2.669);
const paris = at(48.853, 2.349);
const nowhere = { centre: null, label: "", zoom: 6 };

describe("the map of a search", () => {
  it("shows the searched place and the project nearest to it, no nearer than was searched", () => {
    const search = { centre: ceret, label: "Céret", zoom: 12 };
    const listed = [project(perpignan), project(amelie)];
    expect(fitOf({ search, located: null, home: null, listed })).toEqual({
      places: [ceret, amelie],
      closest: 12,
    });
  });

  it.each([
    ["nothing is listed", { centre: ceret, label: "Céret", zoom: 12 }, []],
    [
      "the nearest project is too far to be seen with it",
      { centre: ceret, label: "Céret", zoom: 12 },
      [paris],
    ],
    ["a zone of the map was searched", { centre: ceret, label: "", zoom: 12 }, [amelie]],
    ["no place was searched", nowhere, [amelie]],
  ])("stays as it is when %s", (_, search, places) => {
    expect(fitOf({ search, located: null, home: null, listed: places.map(project) })).toBeNull();
  });
});

describe("the map of a project that the list shows", () => {
  const located = { project: project(ceret), turn: "1" };

  it("has the visitor's home in it", () => {
    const fit = fitOf({ search: nowhere, located, home: { coordinates: amelie }, listed: [] });
    expect(fit).toEqual({ places: [ceret, amelie], turn: "1" });
  });

  it.each([
    ["is not known", null],
    ["is too far", { coordinates: paris }],
  ])("shows the project alone when his home %s", (_, home) => {
    expect(fitOf({ search: nowhere, located, home, listed: [] })).toEqual({ places: [ceret], turn: "1" });
  });
});
