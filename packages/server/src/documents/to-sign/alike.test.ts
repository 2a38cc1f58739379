import { expect, it } from "vitest";
import { accord, bulletin, salesContract } from "../../../test/document-samples.ts";
import { placeAlone } from "./alike.ts";
import type { ConsumptionSite } from "./content.ts";

const site: ConsumptionSite = {
  kind: "consumption",
  name: "Salle des fêtes",
  address: {
    label: "2 Place du Bourg 44000 Nantes",
    houseNumber: "2",
    street: "Place du Bourg",
    postCode: "44000",
    city: "Nantes",
    coordinates: { latitude: 47.2, longitude: -1.5 },
  },
  prm: "10000000000009",
  segment: "C5",
};
const school = { ...site, name: "École", prm: "10000000000008" };

it("two documents are alike where only their number, their day and their place differ", () => {
  for (const content of [bulletin, accord, salesContract]) {
    const first = { ...content, site: school };
    const second = { ...content, site, reference: "another", date: "2026-12-01" };
    expect(placeAlone(second, first)).toEqual(site);
  }
});

it("and not where anything else does: a price, a term, a fee, a party, or the kind of place", () => {
  const first = { ...salesContract, site: school };
  const second = { ...salesContract, site };
  expect(placeAlone({ ...second, acceptedPrice: 0.123 }, first)).toBeNull();
  expect(placeAlone({ ...second, terms: null }, first)).toBeNull();
  expect(placeAlone({ ...second, consumer: null }, first)).toBeNull();
  expect(placeAlone({ ...second, producers: [] }, first)).toBeNull();
  expect(placeAlone({ ...bulletin, site, fee: null }, { ...bulletin, site: school })).toBeNull();
  expect(placeAlone({ ...accord, site }, { ...bulletin, site: school })).toBeNull();
  expect(placeAlone(second, { ...salesContract, site: null })).toBeNull();
  // It stands in the document, and not in what is told of the place.
  expect(placeAlone({ ...second, site: { ...site, segment: "C4" } }, first)).toBeNull();
});
