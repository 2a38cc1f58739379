import { describe, expect, it } from "vitest";
import { agreedPrice } from "./agreed-price.ts";

/** Each price as one participant accepted it. */
const by = (...prices: (number | null)[]) => prices.map((price, at) => ({ price, holders: [`${at}`] }));

describe("the price that participants have accepted, as the public reads it", () => {
  it("is the one that three share", () => {
    expect(agreedPrice(by(0.1, 0.1, 0.1))).toEqual({ min: 0.1, max: 0.1 });
    expect(agreedPrice(by(0.1, 0.1, null))).toBeNull();
    expect(agreedPrice([])).toBeNull();
  });

  it("goes from the lowest to the highest of those, and tells of no price that fewer pay", () => {
    const homes = [{ price: 0.1, holders: ["Ana", "Luc", "Zoé"] }];
    expect(agreedPrice([...homes, ...by(0.11, 0.11, 0.11)])).toEqual({ min: 0.1, max: 0.11 });
    // Who comes with a price of his own changes nothing that his neighbours read.
    expect(agreedPrice([...homes, ...by(0.14)])).toEqual(agreedPrice(homes));
    expect(agreedPrice(by(0.08, 0.09, 0.1, 0.11, 0.12))).toBeNull();
  });

  it("is nobody's alone: three places of one town hall are one participant", () => {
    const hall = { price: 0.1, holders: ["mairie"] };
    expect(agreedPrice([hall, hall, hall, { price: 0.1, holders: ["Ana"] }])).toBeNull();
    expect(agreedPrice([hall, { price: 0.1, holders: ["mairie", "Ana", "Luc"] }])).toEqual({
      min: 0.1,
      max: 0.1,
    });
  });
});
