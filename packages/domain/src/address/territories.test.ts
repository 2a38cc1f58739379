import { describe, expect, it } from "vitest";
import { departmentOfPostCode, findDepartment, findRegion } from "./territories.ts";
import { departments, regions } from "./territory-data.ts";

describe("the tables", () => {
  it("hold 101 departments and 18 regions, each code and name once", () => {
    expect(new Set(departments.map(({ code }) => code)).size).toBe(101);
    expect(new Set(departments.map(({ name }) => name)).size).toBe(101);
    expect(new Set(regions.map(({ code }) => code)).size).toBe(18);
  });

  it("hold every code from 01 to 95 (20 is 2A and 2B) and the five overseas", () => {
    const mainland = Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, "0"));
    const expected = [
      ...mainland.filter((code) => code !== "20"),
      "2A",
      "2B",
      "971",
      "972",
      "973",
      "974",
      "976",
    ];
    expect(departments.map(({ code }) => code).toSorted()).toEqual(expected.toSorted());
  });

  it("put each department in a region, and a department in each region", () => {
    const used = new Set(departments.map(({ regionCode }) => regionCode));
    expect([...used].toSorted()).toEqual(regions.map(({ code }) => code).toSorted());
  });
});

describe("the department of a place", () => {
  it.each([
    ["01000", "01"],
    ["75015", "75"],
    ["20000", "2A"],
    ["20137", "2A"],
    ["20200", "2B"],
    ["20600", "2B"],
    ["97110", "971"],
    ["97400", "974"],
    ["97600", "976"],
    ["98000", undefined],
    ["97500", undefined],
  ])("at %s is %s", (postCode, code) => {
    expect(departmentOfPostCode(postCode)?.code).toBe(code);
  });

  it("follows the INSEE code where the post office is in the next department", () => {
    expect(departmentOfPostCode("05160", "04033")?.name).toBe("Alpes-de-Haute-Provence");
    expect(departmentOfPostCode("20250", "2B050")?.name).toBe("Haute-Corse");
    expect(departmentOfPostCode("97150", "97801")).toBeNull();
  });
});

describe("a search by code or name", () => {
  it.each(["29", "Finistère", "finistere", "FINISTÈRE"])("finds Finistère as %s", (wanted) => {
    expect(findDepartment(wanted)?.code).toBe("29");
  });

  it.each(["2A", "2a", "corse du sud", "Corse-du-Sud"])("finds Corse-du-Sud as %s", (wanted) => {
    expect(findDepartment(wanted)?.code).toBe("2A");
  });

  it.each(["93", "provence alpes cote d'azur", "Provence-Alpes-Côte d’Azur"])(
    "finds PACA as %s",
    (wanted) => {
      expect(findRegion(wanted)?.code).toBe("93");
    },
  );

  it("finds nothing for what does not exist", () => {
    expect(findDepartment("20")).toBeNull();
    expect(findRegion("Alsace")).toBeNull();
    expect(findDepartment("")).toBeNull();
  });
});
