import { describe, expect, it } from "vitest";
import { addressGroups } from "./address.ts";
import { likeliestFirst, suggestedGroups } from "./suggestions.ts";

const house = (houseNumber: string, street: string) => ({ houseNumber, street });

describe("suggestions of addresses", () => {
  it.each(["12 rue de la Paix", " 12, place Foch Nantes", "12 bis rue de l", "3b rue Haute"])(
    "show houses, then streets, then communes to who typed %s",
    (typed) => {
      expect(suggestedGroups(typed)).toEqual(["housenumber", "street", "municipality", "locality"]);
    },
  );

  it.each(["rue de la Paix", "44000 Nantes", "35", "Saint-Jean"])(
    "show communes first to who typed %s",
    (typed) => {
      expect(suggestedGroups(typed)).toEqual(addressGroups);
    },
  );

  it("begin with the number and the street that were typed", () => {
    const exact = house("12", "Rue de l’Église");
    const found = [
      house("120", "Rue de l’Église"),
      house("12", "Rue de la République"),
      house("12 bis", "Rue de l’Église"),
      exact,
    ];
    for (const typed of [
      "12 rue de l'eglise",
      "12 Rue de l’Église 35630 Langouet",
      "12, rue de l'église Lan",
    ]) {
      expect(likeliestFirst(typed, found)[0], typed).toBe(exact);
    }
    expect(likeliestFirst("12 rue de l'eglise", found)[3]).toBe(found[0]);
    expect(likeliestFirst("12 bis rue de l'eglise", found)[0]).toBe(found[2]);
  });

  it("keep the order of the search where no number was typed", () => {
    const found = [house("", "Rue du Port"), house("", "Rue du Four")];
    expect(likeliestFirst("rue du four", found)).toEqual(found);
  });
});
