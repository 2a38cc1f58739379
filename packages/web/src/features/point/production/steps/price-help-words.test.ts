import { describe, expect, it } from "vitest";
import { pastCeilingText, priceMarks, shortRange } from "./price-help-words.ts";

const bounds = { surplusPrice: 0.0536, highestPrice: 0.1183, highestPriceWithoutExemption: null };
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ");
const seller = { profileType: "professional", vatRegime: null } as const;
const vatFree = { profileType: "individual", vatRegime: "franchise" } as const;

describe("the prices at which both sides gain", () => {
  const marks = (...asked: Parameters<typeof priceMarks>) =>
    priceMarks(...asked).map(({ price, text }) => [plain(price), plain(text)]);

  it("stand in a line each, from the lowest, as the reader reads prices", () => {
    expect(marks({ ...bounds, highestPriceWithoutExemption: 0.0875 }, seller)).toEqual([
      ["5,36 c€/kWh HT", "en dessous, le surplus vous rapporte déjà autant"],
      ["8,75 c€/kWh HT", expect.stringContaining("si l’exonération d’accise s’arrêtait")],
      [
        "11,83 c€/kWh HT",
        "au-dessus, un logement au tarif réglementé n’y gagne plus rien si vous facturez la TVA",
      ],
    ]);
    // Who has said that he adds it reads no condition.
    expect(marks(bounds, { ...seller, vatRegime: "standard" })[1]?.[1]).toMatch(/n’y gagne plus rien$/);
  });

  it("say the ceiling once: not again below the warning that names it", () => {
    expect(marks(bounds, seller, true)).toEqual([
      ["5,36 c€/kWh HT", "en dessous, le surplus vous rapporte déjà autant"],
    ]);
    expect(marks({ ...bounds, surplusPrice: null }, seller, true)).toEqual([]);
  });

  it("are told both ways to who types his price with VAT: the box below tells them without", () => {
    expect(marks(bounds, { profileType: "individual", vatRegime: null })[0]?.[0]).toBe(
      "5,36 c€/kWh HT, soit 6,43 c€/kWh TTC",
    );
  });

  it("are one price for all where the seller adds no VAT, and leave a home as much", () => {
    expect(marks(bounds, vatFree)[1]).toEqual([
      "14,2 c€/kWh, sans TVA",
      "au-dessus, un logement au tarif réglementé n’y gagne plus rien (sans TVA à ajouter)",
    ]);
    expect(plain(shortRange({ min: 0.1, max: 0.115 }, vatFree))).toBe("10 à 11,5 c€/kWh, sans TVA à ajouter");
  });

  it("warn of a typed range that passes them, and say nothing of one that does not", () => {
    expect(plain(pastCeilingText({ min: 0.1, max: 0.12 }, bounds, seller))).toMatch(
      /^Le haut de cette fourchette dépasse 11,83 c€.kWh HT/,
    );
    expect(plain(pastCeilingText({ min: 0.12, max: 0.13 }, bounds, seller))).toMatch(/^Ces prix dépassent/);
    expect(pastCeilingText({ min: 0.08, max: 0.11 }, bounds, seller)).toBeNull();
    expect(pastCeilingText({ min: 0.1, max: 0.12 }, bounds, vatFree)).toBeNull();
  });
});
