import { expect, it } from "vitest";
import { outdatesQuote } from "./outdates-quote.ts";

const at = (latitude: number) => ({
  label: "8 Rue du Parc",
  houseNumber: "8",
  street: "Rue du Parc",
  postCode: "35000",
  city: "Rennes",
  coordinates: { latitude, longitude: -1.68 },
});
const kept = { address: at(48.11), productionPower: "100" };

it("forgets a quote with the power or the place that it was for, and with nothing else", () => {
  expect(outdatesQuote(kept, { name: "Hangar neuf" })).toBe(false);
  expect(outdatesQuote(kept, { address: { ...at(48.11), street: "Rue du Moulin" } })).toBe(false);
  expect(outdatesQuote(kept, { address: at(48.2) })).toBe(true);
  expect(outdatesQuote(kept, { productionPower: "36" })).toBe(true);
});
