import { describe, expect, it } from "vitest";
import { isSameOperator, otherGridOperator } from "./grid-operator.ts";

const at = (citycode: string) => ({ citycode });
const strasbourg = "67482";

describe("a network's operator", () => {
  it.each([
    ["Strasbourg Électricité Réseaux", "strasbourg electricite reseaux"],
    ["Strasbourg Électricité Réseaux", "STRASBOURG ÉLECTRICITÉ-RÉSEAUX"],
    ["Strasbourg Électricité Réseaux", "SER"],
    ["Strasbourg Électricité Réseaux", "ESR"],
    ["Strasbourg Électricité Réseaux", "Strasbourg Électricité Réseaux (SER)"],
    ["Strasbourg Électricité Réseaux", "ESR - Strasbourg Électricité Réseaux"],
    ["Gérédis", "GEREDIS"],
    ["Gérédis", "Gérédis Deux-Sèvres"],
    ["SRD", "S.R.D."],
    ["SRD", "SOREGIES"],
    ["SRD", "Sorégies Réseaux de distribution"],
    ["Réséda", "reseda"],
    ["GreenAlp", "Green Alp"],
    ["Enedis", "ENEDIS"],
    ["Régie de Villeneuve", "régie de Villeneuve "],
  ])("%s is the same as %s", (one, other) => {
    expect([isSameOperator(one, other), isSameOperator(other, one)]).toEqual([true, true]);
  });

  it.each([
    ["Strasbourg Électricité Réseaux", "Enedis"],
    ["Gérédis", "SRD"],
    ["SRD", "Réséda"],
    ["SRD", "Strasbourg Électricité Réseaux"],
    ["Régie de Villeneuve", "Régie de Villeneuve-sur-Lot"],
    ["Enedis", ""],
  ])("%s is not %s", (one, other) => {
    expect([isSameOperator(one, other), isSameOperator(other, one)]).toEqual([false, false]);
  });

  it.each(["", "SER", "Strasbourg Electricité Réseaux", "Strasbourg Électricité Réseaux (SER)"])(
    "warns of no neighbour when it is said as “%s”",
    (gridOperator) => {
      const project = { gridOperator, address: at(strasbourg) };
      expect(otherGridOperator(at(strasbourg), project)).toBeNull();
    },
  );

  it("is told where it is not the project's", () => {
    const told = "Strasbourg Électricité Réseaux";
    expect(otherGridOperator(at(strasbourg), { gridOperator: "enedis", address: at(strasbourg) })).toBe(told);
    expect(otherGridOperator(at(strasbourg), { gridOperator: "", address: at("44109") })).toBe(told);
    expect(otherGridOperator(at("79191"), { gridOperator: "GEREDIS", address: at("79191") })).toBeNull();
    expect(otherGridOperator(at("86194"), { gridOperator: "GEREDIS", address: at("79191") })).toBe("SRD");
  });
});
