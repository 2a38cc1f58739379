import { distanceKm } from "@mec/domain/address";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { embeddedGeocoder } from "./embedded.ts";
import { communes } from "./gazetteer.ts";

const communeByCode = (code: string) => communes().find(({ citycode }) => citycode === code) ?? null;

const geocoder = embeddedGeocoder();
const search = async (q: string, limit = 10) => (await geocoder.search(q, limit)).groups;
const firstTown = async (q: string) => (await search(q)).municipality[0]?.label;
const firstHouse = async (q: string) => (await search(q)).housenumber[0];

describe("towns", () => {
  it.each([
    ["nantes", "44000 Nantes"],
    ["NANTES", "44000 Nantes"],
    ["st nazaire", "44600 Saint-Nazaire"],
    ["saint-nazaire", "44600 Saint-Nazaire"],
    ["st etienne", "42000 Saint-Étienne"],
    ["évreux", "27000 Évreux"],
    ["evreux", "27000 Évreux"],
    ["havre", "76600 Le Havre"],
    ["isle d’abeau", "38080 L'Isle-d'Abeau"],
    ["44000", "44000 Nantes"],
    ["44000 nantes", "44000 Nantes"],
    ["Nantes 44", "44000 Nantes"],
    ["saint-denis 93", "93200 Saint-Denis"],
    ["ajaccio", "20000 Ajaccio"],
    ["mamoudzou", "97600 Mamoudzou"],
    ["saint-pierre 974", "97410 Saint-Pierre"],
    ["langouet", "35630 Langouet"],
    ["les hauts-talican", "60390 Les Hauts-Talican"],
    ["conques en rouergue", "12320 Conques-en-Rouergue"],
    ["céret", "66400 Céret"],
  ])("%s is %s", async (q, label) => {
    expect(await firstTown(q)).toBe(label);
  });

  it("come with the exact name first, then by population", async () => {
    const cities = (await search("la roche")).municipality.map(({ city }) => city);
    expect(cities.slice(0, 3)).toEqual(["La Rochelle", "La Roche-sur-Yon", "La Roche-sur-Foron"]);
    expect((await search("villeneuve")).municipality[0]?.city).toBe("Villeneuve");
  });

  it("do not answer to a post code that is not theirs", async () => {
    expect((await search("33000 nantes")).municipality).toEqual([]);
  });
});

describe("streets without network", () => {
  it.each([
    ["12 rue de la Paix, Nantes", "12 Rue de la Paix 44000 Nantes"],
    ["12 rue de la paix nantes", "12 Rue de la Paix 44000 Nantes"],
    ["12, rue de la paix, 44100 Nantes", "12 Rue de la Paix 44100 Nantes"],
    ["12 rue de la paix nantes 44200", "12 Rue de la Paix 44200 Nantes"],
    ["12 rue de la paix 44000", "12 Rue de la Paix 44000 Nantes"],
    ["12 RUE DE LA PAIX NANTES", "12 Rue de la Paix 44000 Nantes"],
    ["12bis rue de l'église st nazaire", "12 bis Rue de l'Église 44600 Saint-Nazaire"],
    ["3b impasse jean xxiii, rennes", "3 b Impasse Jean XXIII 35000 Rennes"],
    ["12 rue de Nantes, Rennes", "12 Rue de Nantes 35000 Rennes"],
    ["4 rue antoine de saint-exupéry lyon 69003", "4 Rue Antoine de Saint-Exupéry 69003 Lyon"],
    ["4 rue des Lilas, Langouet", "4 Rue des Lilas 35630 Langouet"],
    ["5 le bourg, Clisson", "5 Le Bourg 44190 Clisson"],
  ])("%s is %s", async (q, label) => {
    expect((await firstHouse(q))?.label).toBe(label);
  });

  it("are written as French streets are", async () => {
    expect((await firstHouse("12 AVENUE DE L'HÔTEL-DE-VILLE, NANTES"))?.street).toBe(
      "Avenue de l'Hôtel-de-Ville",
    );
  });

  it("are offered in each town of the same name", async () => {
    const { housenumber } = await search("1 rue du port saint-denis");
    expect(new Set(housenumber.map(({ citycode }) => citycode))).toEqual(
      new Set(["97411", "93066", "11339", "30247"]),
    );
  });

  it.each([
    "12 rue",
    "rue de Nantes",
    "12 rue de la Roche sur Yon",
    "12 rue du Port, Nulle-Part",
    "12 Nantes",
    "1 rue x 99999",
  ])("are not made up from %s", async (q) => {
    const { housenumber, street } = await search(q);
    expect([...housenumber, ...street]).toEqual([]);
  });

  it("stay at the same place, within 800 m of their town, and a neighbour is near", async () => {
    const { coordinates } = (await firstHouse("12 rue de la Paix, Nantes")) ?? expect.fail("no result");
    const again = await firstHouse("12 RUE DE LA PAIX NANTES");
    const neighbour = (await firstHouse("14 rue de la Paix, Nantes")) ?? expect.fail("no result");
    expect(again?.coordinates).toEqual(coordinates);
    expect(neighbour.coordinates).not.toEqual(coordinates);
    expect(distanceKm(coordinates, neighbour.coordinates)).toBeLessThan(0.02);
  });

  it("never lie further than 800 m from the centre of their town", async () => {
    const word = fc.stringMatching(/^[a-z]{3,12}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9999 }),
        word,
        fc.constantFrom(...communes().slice(0, 500)),
        async (number, name, commune) => {
          const house = await firstHouse(`${number} rue ${name}, ${commune.postCodes[0]} ${commune.name}`);
          const found = communeByCode(house?.citycode ?? "");
          expect(found).not.toBeNull();
          if (house && found)
            expect(distanceKm(house.coordinates, found.coordinates)).toBeLessThanOrEqual(0.8);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("any text", () => {
  it("gets an answer of at most the number of results asked", async () => {
    const pieces = fc.constantFrom(
      "12",
      "rue",
      "de",
      "Nantes",
      ",",
      "44000",
      "saint",
      "l'",
      "é",
      "\u0000",
      "(",
      " ",
      "bis",
      "𝒳",
    );
    const text = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.array(pieces, { maxLength: 30 }).map((all) => all.join(" ")),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 20 }), async (q, limit) => {
        expect(Object.values(await search(q, limit)).flat().length).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 300 },
    );
  });
});

describe("the gazetteer", () => {
  it("tells a commune by its Insee code", () => {
    expect(communeByCode("75056")).toMatchObject({
      name: "Paris",
      postCodes: expect.arrayContaining(["75011"]),
    });
    expect(communeByCode("75056")?.population).toBeGreaterThan(2_000_000);
    expect(communeByCode("00000")).toBeNull();
  });

  it("tells the density of each commune by Insee's grid, that of a city by its arrondissements", () => {
    expect(["75056", "35238", "35146", "12218"].map((code) => communeByCode(code)?.density)).toEqual([
      1, 1, 6, 7,
    ]);
    expect(communes().filter(({ density }) => density === null).length).toBeLessThan(10);
  });

  it("places every commune in France, with a post code and a population", () => {
    expect(communes().length).toBeGreaterThan(34_800);
    for (const { citycode, postCodes, population, coordinates } of communes()) {
      expect(citycode).toMatch(/^(\d{2}|2[AB])\d{3}$/);
      for (const postCode of postCodes) expect(postCode).toMatch(/^\d{5}$/);
      expect(population).toBeGreaterThanOrEqual(0);
      expect(Math.abs(coordinates.latitude)).toBeGreaterThan(2);
      expect(Math.abs(coordinates.latitude)).toBeLessThan(52);
    }
  });
});
