import { describe, expect, it } from "vitest";
import { soldAtText, supposedAtText } from "./sold-at.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const price = { min: 0.08, max: 0.11 };

describe("the price beside a producer's revenue", () => {
  it("is without VAT as the revenue is, then as his neighbours pay it", () => {
    expect(plain(soldAtText({ soldAt: price, comingAt: price }, null))).toBe(
      "Prix de l’électricité partagée : de 8 à 11 c€/kWh HT, soit de 9,6 à 13,2 c€/kWh TTC pour vos voisins.",
    );
  });

  it("is told to be an example as long as nobody named one", () => {
    expect(plain(supposedAtText(price))).toBe(
      "Par exemple, à un prix courant : de 8 à 11 c€/kWh HT, soit de 9,6 à 13,2 c€/kWh TTC pour vos voisins.",
    );
  });

  it("is one price where no VAT is added", () => {
    expect(plain(soldAtText({ soldAt: price, comingAt: price }, "franchise"))).toBe(
      "Prix de l’électricité partagée : de 8 à 11 c€/kWh, sans TVA.",
    );
    expect(soldAtText({ soldAt: null, comingAt: null }, null)).toBe(
      "Pour une électricité partagée gratuitement.",
    );
  });
});
