import { mapDefaults } from "@mec/domain/address";
import { describe, expect, it } from "vitest";
import { readSearch } from "./read-search.ts";
import { type ExploreSearch, writeSearch } from "./search-state.ts";

const rennes: ExploreSearch = {
  centre: { latitude: 48.11102, longitude: -1.68002 },
  zoom: 12,
  label: "35000 Rennes",
  filters: {
    productionPointType: "photovoltaic",
    maxPrice: 0.125,
    perimeter: "10",
    open: true,
    running: true,
  },
  eligible: true,
};
const read = (query: string) => readSearch(new URLSearchParams(query));

describe("a search in the page's address", () => {
  it("comes back whole from the link that was shared", () => {
    expect(readSearch(writeSearch(rennes))).toEqual(rennes);
  });

  it("says nothing of what goes without saying", () => {
    const all: ExploreSearch = {
      centre: null,
      zoom: 6,
      label: "",
      filters: { open: false },
      eligible: false,
    };
    expect(writeSearch(all).toString()).toBe("");
    expect(read("")).toEqual({ ...all, zoom: mapDefaults.zoom, filters: {} });
  });

  it("looks at the cap of a search when the link has a place and no zoom", () => {
    expect(read("lat=48&long=-1").zoom).toBe(mapDefaults.searchZoomCap);
  });

  it("keeps the eligible only for an address, which a moved map is not", () => {
    expect(read("lat=48&long=-1&eligible=true").eligible).toBe(false);
    expect(read("lat=48&long=-1&q=Rennes&eligible=true").eligible).toBe(true);
  });

  it.each([
    ["a latitude that is none", "lat=north&long=-1&q=Rennes"],
    ["a latitude out of range", "lat=91&long=-1"],
    ["no longitude", "lat=48"],
  ])("shows all of France with %s", (_case, query) => {
    expect(read(query)).toMatchObject({ centre: null, label: "" });
  });

  it.each([
    "productionPointType=coal",
    "maxPrice=-1",
    "maxPrice=cheap",
    "perimeter=3",
    "open=maybe",
    "zoom=99",
    "zoom=1e9",
  ])("ignores %s", (query) => {
    expect(read(query)).toMatchObject({ filters: {}, zoom: mapDefaults.zoom });
  });
});
