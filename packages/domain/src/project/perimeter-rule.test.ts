import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CommuneFacts, type DensityLevel, densityLevels, greatCircleKm } from "../address/index.ts";
import {
  admitsCommune,
  isCommuneInDoubt,
  joiningFaults,
  judgePerimeter,
  keepsPerimeter,
  localGridsOf,
  otherGridOperator,
  overPowerText,
  type PerimeterRule,
  perimeterCheck,
  perimeterFaultsText,
  perimeters,
  powerLimitKw,
  type Site,
  sharedIntercommunality,
  smallerPerimeter,
} from "./index.ts";

const commune = (density: DensityLevel | null, facts: Partial<CommuneFacts> = {}): CommuneFacts => ({
  citycode: "35000",
  name: "Langouet",
  density,
  intercommunality: { siren: "243500139", name: "Rennes Métropole" },
  ...facts,
});
/** A degree of latitude is some 111.19 km. */
const at = (km: number, facts: Partial<Site> = {}): Site => ({
  latitude: 48 + km / 111.195,
  longitude: -1.7,
  commune: commune(6),
  body: "unknown",
  powerKw: null,
  ...facts,
});
const byDistance = (limitKm: 2 | 10 | 20): PerimeterRule => ({ limitKm, ground: "distance" });
const byBodies: PerimeterRule = { limitKm: 2, ground: "intercommunality" };

describe("the communes that a perimeter admits", () => {
  it.each([
    [2, [1, 2, 3, 4, 5, 6, 7]],
    [10, [3, 4, 5, 6, 7]],
    [20, [5, 6, 7]],
  ] as const)("are, for %s km, those of the levels %j of Insee's grid", (limitKm, admitted) => {
    expect(densityLevels.filter((level) => admitsCommune(limitKm, commune(level)))).toEqual(admitted);
  });

  it("are not refused when their density is unknown, but to be checked where it matters", () => {
    expect(perimeters.map((km) => admitsCommune(km, null))).toEqual([true, null, null]);
    expect(perimeters.map((km) => admitsCommune(km, commune(null)))).toEqual([true, null, null]);
    expect(isCommuneInDoubt(byDistance(10), at(0, { commune: null }))).toBe(true);
    expect(isCommuneInDoubt(byDistance(2), at(0, { commune: null }))).toBe(false);
    expect(judgePerimeter(byDistance(10), [at(0, { commune: null }), at(9)]).ok).toBe(true);
  });
});

describe("a perimeter by distance", () => {
  it("of 10 km names who stands in a town, however near, and of 20 km who stands in a suburb", () => {
    const sites = [at(0), at(1, { commune: commune(4) }), at(2.1, { commune: commune(2) })];
    expect(judgePerimeter(byDistance(2), sites)).toMatchObject({ ok: false, faults: [[], [], ["distance"]] });
    expect(judgePerimeter(byDistance(10), sites)).toMatchObject({ ok: false, faults: [[], [], ["density"]] });
    expect(judgePerimeter(byDistance(20), sites)).toMatchObject({
      ok: false,
      faults: [[], ["density"], ["density"]],
    });
  });

  it("says both reasons of who is too far and in a town", () => {
    const stray = at(30, { commune: commune(1, { name: "Rennes" }) });
    const { faults } = judgePerimeter(byDistance(20), [at(0), at(1), stray]);
    expect(faults[2]).toEqual(["distance", "density"]);
    expect(perimeterFaultsText(["distance", "density"], byDistance(20), stray.commune)).toBe(
      "se trouve à plus de 20\u00a0km d’un autre participant, et se trouve dans une commune qui n’est pas rurale\u00a0: Rennes (grand centre urbain)",
    );
  });

  const anySite = fc.record({
    latitude: fc.double({ min: 48, max: 48.15, noNaN: true }),
    longitude: fc.double({ min: -1.8, max: -1.6, noNaN: true }),
    commune: fc.option(fc.constantFrom(...densityLevels).map((level) => commune(level))),
    body: fc.constant("unknown" as const),
    powerKw: fc.constant(null),
  });
  const anyRule = fc.constantFrom(...perimeters).map(byDistance);

  it("holds exactly when every pair is within the distance and every known commune is of the class", () => {
    fc.assert(
      fc.property(anyRule, fc.array(anySite, { maxLength: 10 }), (rule, sites) => {
        const areNear = sites.every((a) => sites.every((b) => greatCircleKm(a, b) <= rule.limitKm));
        const areAdmitted = sites.every((site) => admitsCommune(rule.limitKm, site.commune) !== false);
        const { ok, faults } = judgePerimeter(rule, sites);
        expect(ok).toBe(areNear && areAdmitted);
        expect(keepsPerimeter(rule, sites)).toBe(ok);
        const staying = sites.filter((_, index) => faults[index]?.length === 0);
        expect(judgePerimeter(rule, staying).ok).toBe(true);
      }),
    );
  });

  it("lets a candidate in exactly when it holds as well with him", () => {
    fc.assert(
      fc.property(anyRule, fc.array(anySite, { maxLength: 8 }), anySite, (rule, sites, candidate) => {
        fc.pre(judgePerimeter(rule, sites).ok);
        const fits = joiningFaults(rule, sites)(candidate).length === 0;
        expect(fits).toBe(judgePerimeter(rule, [...sites, candidate]).ok);
      }),
    );
  });

  it("is at 2 km the distance alone, as it was", () => {
    fc.assert(
      fc.property(fc.array(anySite, { maxLength: 10 }), (points) => {
        const { ok, faults } = judgePerimeter(byDistance(2), points);
        const check = perimeterCheck({ limitKm: 2, points });
        expect(ok).toBe(check.ok);
        expect(faults.flatMap((reasons, index) => (reasons.length ? [index] : []))).toEqual(check.breakers);
      }),
    );
  });
});

describe("an operation in one building", () => {
  const inOneBuilding: PerimeterRule = { limitKm: 2, ground: "building" };

  it("judges the distance, and neither who lives there nor what its commune is", () => {
    const elsewhere = commune(1, { intercommunality: { siren: "200067932", name: "Golfe du Morbihan" } });
    const people = [at(0), at(0, { body: "person" }), at(0, { body: "person", commune: elsewhere })];
    expect(judgePerimeter(inOneBuilding, people)).toMatchObject({ ok: true, faults: [[], [], []] });
    expect(joiningFaults(inOneBuilding, people)(at(3, { body: "person" }))).toEqual(["distance"]);
  });
});

describe("the derogation of public bodies inside one intercommunalité", () => {
  const public_ = { body: "public" } as const;

  it("knows no kilometres, and names people and who is in another one", () => {
    const elsewhere = commune(6, {
      name: "Vannes",
      intercommunality: { siren: "200067932", name: "Golfe du Morbihan" },
    });
    const sites = [
      at(0, public_),
      at(40, public_),
      at(1, { body: "person" }),
      at(2, { ...public_, commune: elsewhere }),
    ];
    expect(judgePerimeter(byBodies, sites)).toMatchObject({
      ok: false,
      faults: [[], [], ["body"], ["intercommunality"]],
    });
    expect(judgePerimeter(byBodies, sites.slice(0, 2)).ok).toBe(true);
    expect([sites, sites.slice(0, 2)].map((some) => keepsPerimeter(byBodies, some))).toEqual([false, true]);
    expect(sharedIntercommunality(sites)?.name).toBe("Rennes Métropole");
    expect(joiningFaults(byBodies, sites.slice(0, 2))(at(100, public_))).toEqual([]);
    expect(joiningFaults(byBodies, sites.slice(0, 2))(at(0, { body: "person" }))).toEqual(["body"]);
  });
});

describe("the sum of the powers", () => {
  const plants = (kw: number, citycode = "35000"): Site[] => [
    at(0, { powerKw: kw, commune: commune(6, { citycode }) }),
  ];

  it("stays under 5 MW, 0.5 MW where the network is isolated, 10 MW for public bodies", () => {
    expect(powerLimitKw(plants(1), false)).toBe(5000);
    expect(powerLimitKw(plants(1), true)).toBe(10_000);
    for (const citycode of ["2A004", "2B033", "97411", "97105"]) {
      expect(powerLimitKw(plants(1, citycode), false)).toBe(500);
      expect(powerLimitKw(plants(1, citycode), true)).toBe(500);
    }
    expect(judgePerimeter(byDistance(2), plants(4999.9))).toMatchObject({ ok: true, isOverPower: false });
    expect(judgePerimeter(byDistance(2), plants(5000))).toMatchObject({ ok: false, isOverPower: true });
    expect(keepsPerimeter(byDistance(2), plants(5000))).toBe(false);
    expect(judgePerimeter(byBodies, plants(9999)).ok).toBe(true);
  });

  it("says so of one plant that passes the limit alone, and in which part of the country", () => {
    const plain = (text: string | null) => text?.replace(/\s/g, " ");
    expect(plain(overPowerText(12_000, "35238"))).toBe(
      "Un partage reste sous 5 MW, toutes ses installations comprises, et celle-ci compterait 12 MW.",
    );
    expect(plain(overPowerText(600, "2A004"))).toBe(
      "En Corse et outre-mer, un partage reste sous 0,5 MW, toutes ses installations comprises, et celle-ci compterait 0,6 MW.",
    );
    expect(overPowerText(4999, "35238")).toBeNull();
    // A place whose commune is not known is taken for the mainland.
    expect(overPowerText(600, undefined)).toBeNull();
  });

  it("is broken by the plant that would make it too great, and by no consumer", () => {
    expect(joiningFaults(byDistance(2), plants(4990))(at(0, { powerKw: 36 }))).toEqual(["power"]);
    expect(joiningFaults(byDistance(2), plants(4990))(at(0, { powerKw: 9 }))).toEqual([]);
    expect(joiningFaults(byDistance(2), plants(6000))(at(0))).toEqual([]);
  });
});

it("names the local grid operators that are known, by commune", () => {
  const named = (citycode: string, name: string) => commune(1, { citycode, name });
  expect(localGridsOf([named("35238", "Rennes"), null])).toEqual([]);
  expect(
    localGridsOf([named("67482", "Strasbourg"), named("86194", "Poitiers"), named("86066", "Châtellerault")]),
  ).toEqual([
    { operator: "Strasbourg Électricité Réseaux", communes: ["Strasbourg"] },
    { operator: "SRD", communes: ["Châtellerault", "Poitiers"] },
  ]);
});

describe("another grid operator", () => {
  const rennes = { citycode: "35238" };
  const strasbourg = { citycode: "67482" };
  it("is told where a local company is known that is not the project's", () => {
    expect(otherGridOperator(strasbourg, { gridOperator: "", address: rennes })).toBe(
      "Strasbourg Électricité Réseaux",
    );
    expect(otherGridOperator(strasbourg, { gridOperator: "Enedis", address: strasbourg })).toBe(
      "Strasbourg Électricité Réseaux",
    );
  });

  it("is not told where none is known, nor of the project's own", () => {
    expect(otherGridOperator(rennes, { gridOperator: "", address: rennes })).toBeNull();
    expect(otherGridOperator({}, { gridOperator: "", address: rennes })).toBeNull();
    expect(otherGridOperator(strasbourg, { gridOperator: "", address: strasbourg })).toBeNull();
    const said = { gridOperator: "Strasbourg Électricité Réseaux", address: rennes };
    expect(otherGridOperator(strasbourg, said)).toBeNull();
  });
});

describe("the smallest perimeter that would do", () => {
  it.each([
    { limitKm: 20, greatestKm: 3.44, smaller: 10 },
    { limitKm: 20, greatestKm: 1.9, smaller: 2 },
    { limitKm: 20, greatestKm: 12, smaller: null },
    { limitKm: 10, greatestKm: 2, smaller: 2 },
    { limitKm: 2, greatestKm: 0.3, smaller: null },
  ] as const)("is $smaller for $greatestKm km under $limitKm", ({ limitKm, greatestKm, smaller }) => {
    expect(smallerPerimeter({ limitKm, ground: "distance" }, greatestKm)).toBe(smaller);
  });

  it("is nothing to the derogation of public bodies, which knows no kilometres", () => {
    expect(smallerPerimeter({ limitKm: 20, ground: "intercommunality" }, 1)).toBeNull();
  });
});
