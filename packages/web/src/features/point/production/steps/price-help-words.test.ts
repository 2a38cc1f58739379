import { describe, expect, it } from "vitest";
import { gainText, pastCeilingText, shortRange, whoseVatText } from "./price-help-words.ts";

const bounds = { surplusPrice: 0.0536, highestPrice: 0.1183 };
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ");
const seller = { profileType: "professional", vatRegime: null } as const;
const vatFree = { profileType: "individual", vatRegime: "franchise" } as const;

describe("the prices at which both sides gain", () => {
  it("are told as the reader reads prices", () => {
    const text = plain(gainText(bounds, seller));
    expect(text).toContain("Sous 5,36 c€/kWh HT");
    expect(text).toContain("Au-dessus de 11,83 c€/kWh HT");
  });

  it("say the ceiling once: not again below the warning that names it", () => {
    expect(plain(gainText(bounds, seller, true))).toBe(
      "Sous 5,36 c€/kWh HT, le surplus vous rapporte déjà autant.",
    );
    expect(gainText({ ...bounds, surplusPrice: null }, seller, true)).toBe("");
  });

  it("are told both ways to who types his price with VAT: the box below tells them without", () => {
    const text = plain(gainText(bounds, { profileType: "individual", vatRegime: null }));
    expect(text).toContain("Sous 5,36 c€/kWh HT, soit 6,43 c€/kWh TTC, le surplus");
  });

  it("are one price for all where the project adds no VAT, and leave a home as much", () => {
    expect(plain(gainText(bounds, vatFree))).toContain(
      "Au-dessus de 14,2 c€/kWh, sans TVA (le projet n’en facture pas), un logement",
    );
    expect(plain(shortRange({ min: 0.1, max: 0.115 }, vatFree))).toBe("10 à 11,5 c€/kWh, sans TVA à ajouter");
  });

  it("warn of a suggested range that passes them, and say nothing of one that does not", () => {
    expect(plain(pastCeilingText({ min: 0.1, max: 0.12 }, bounds, seller))).toMatch(
      /^Le haut de cette fourchette dépasse 11,83 c€.kWh HT/,
    );
    expect(plain(pastCeilingText({ min: 0.12, max: 0.13 }, bounds, seller))).toMatch(/^Ces prix dépassent/);
    expect(pastCeilingText({ min: 0.08, max: 0.11 }, bounds, seller)).toBeNull();
    expect(pastCeilingText({ min: 0.1, max: 0.12 }, bounds, vatFree)).toBeNull();
  });
});

it("says that the VAT of its words is the project's, which may not be this seller's", () => {
  const said = ([null, "franchise", "standard"] as const).map(whoseVatText);
  expect(said[0]).toContain("ne disent pas encore");
  expect(said[1]).toContain("n’ajoutent pas de TVA");
  expect(said[2]).toContain("y ajoutent la TVA");
  expect(said[0]).toContain("Dites votre régime au porteur");
  for (const text of said.slice(1)) expect(text).toContain("Si votre régime est autre, dites-le au porteur");
});
