import { addressSchema } from "@mec/domain/address";
import { productionPowerSchema } from "@mec/domain/point";
import { admitsCommune, projectInputSchema } from "@mec/domain/project";
import { personNameSchema, priceRangeSchema } from "@mec/domain/shared";
import { describe, expect, it } from "vitest";
import { communeOf } from "../../server/src/gateways/geocoder/index.ts";
import { demoPeople, demoProjects } from "./content.ts";
import { projectPictureSvg } from "./pictures.ts";

/** Hours a year at full power that each kind of plant reaches somewhere in France. */
const plausibleHours = { photovoltaic: [950, 1500], wind: [1800, 2800], hydro: [3000, 5500] } as const;

describe("demonstration projects", () => {
  it("are forty, each with a name, a place and a text of its own", () => {
    expect(demoProjects).toHaveLength(40);
    for (const field of ["name", "description"] as const) {
      expect(new Set(demoProjects.map((project) => project[field])).size).toBe(40);
    }
    expect(new Set(demoProjects.map((project) => project.address.citycode)).size).toBe(40);
  });

  it.each(demoProjects)("$name could have been typed in the forms", (project) => {
    const { houseNumber, street, postCode, city } = project.address;
    const address = addressSchema.parse({
      ...project.address,
      label: `${houseNumber} ${street} ${postCode} ${city}`,
    });
    const { name, description, perimeterKm: perimeter } = project;
    projectInputSchema.parse({ name, description, perimeter, address });
    expect(description.length).toBeGreaterThanOrEqual(150);
    expect(description.length).toBeLessThanOrEqual(900);
    productionPowerSchema.parse(project.powerKwc);
    if (project.price !== null) priceRangeSchema.parse(project.price);
  });

  it.each(demoProjects)("$name says who bears it where its description does", ({ description, bearer }) => {
    const told =
      /\b(communauté de communes|la (commune|ville(?! haute)|mairie)|(une|la|cave) coopérative|bailleur)\b/iu;
    if (told.test(description)) expect(bearer?.name).toEqual(expect.any(String));
  });

  it.each(demoProjects)("$name produces what such a plant does", (project) => {
    const hours = project.annualProductionKwh / project.powerKwc;
    const [least, most] = plausibleHours[project.productionType];
    expect(hours).toBeGreaterThanOrEqual(least);
    expect(hours).toBeLessThanOrEqual(most);
  });

  it.each(demoProjects)("$name stands in a commune that its perimeter admits", ({ perimeterKm, address }) => {
    expect(admitsCommune(perimeterKm, communeOf(address))).toBe(true);
  });

  it("stay under 0.5 MW where the network is an island's", () => {
    const islands = demoProjects.filter((project) => /^(2[AB]|97)/.test(project.address.citycode));
    expect(islands.length).toBeGreaterThan(0);
    for (const project of islands) expect(project.powerKwc).toBeLessThan(500);
  });
});

describe("demonstration people", () => {
  it("are 120, no two of the same name, all with names that sign-up accepts", () => {
    expect(new Set(demoPeople.map((person) => `${person.firstName} ${person.lastName}`)).size).toBe(120);
    for (const { firstName, lastName } of demoPeople) {
      expect(personNameSchema.parse(firstName)).toBe(firstName);
      expect(personNameSchema.parse(lastName)).toBe(lastName);
      for (const part of `${firstName} ${lastName}`.split(/[ -]/))
        expect(part.length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe("project pictures", () => {
  it("never change for one seed, and differ from seed to seed and from kind to kind", () => {
    expect(projectPictureSvg(7, "farm")).toBe(projectPictureSvg(7, "farm"));
    const seeds = Array.from({ length: 40 }, (_, seed) => projectPictureSvg(seed, "school"));
    expect(new Set([...seeds, projectPictureSvg(0, "hydro")]).size).toBe(41);
  });

  it("need no font and nothing from outside, and hold no broken number", () => {
    for (const { picture } of demoProjects) {
      const svg = projectPictureSvg(3, picture);
      expect(svg).toMatch(/^<svg [^>]*width="1200" height="800"/);
      expect(svg).not.toMatch(/<text|<image|href|NaN|undefined|Infinity/);
    }
  });
});
