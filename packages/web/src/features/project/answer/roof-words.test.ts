import { describe, expect, it } from "vitest";
import { besidesRoof, mayProduceText, outOfReachText, roofEarnsText, roofLead } from "./roof-words.ts";

const langouet = { latitude: 48.25, longitude: -1.83 };
const ceret = { latitude: 42.49, longitude: 2.75 };
const revenue = {
  producedKwh: 41_000,
  sharedKwh: { low: 9000, high: 33_000 },
  earnsEur: { low: 2614.4, high: 4391.2 },
  fewestKwh: 20_500,
  todayEur: null,
  fullEur: { low: 2614.4, high: 4391.2 },
  membershipEur: null,
  sellingAllEur: 3690,
  surplusPrice: 0.0536,
  fullSalePrice: 0.0911,
  highestPrice: 0.138,
  highestPriceWithoutExemption: null,
};
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");

describe("what a project says of a kept roof", () => {
  it("names the distance of a roof that stands elsewhere in the country, and no euros", () => {
    expect(plain(outOfReachText(langouet, ceret))).toBe(
      "Votre toit est hors de portée : il est à environ 733 km.",
    );
  });

  it("names none of a roof that stands beside, in a commune that does not fit", () => {
    expect(outOfReachText(langouet, { latitude: 48.255, longitude: -1.83 })).toBe(
      "Votre toit est hors de portée de ce projet.",
    );
  });

  it("says at the border that the owner will check, with and without a sum", () => {
    expect(mayProduceText("inside")).toBe("Votre toit peut y produire.");
    expect(plain(mayProduceText("border"))).toBe(
      "Votre toit pourrait y produire : le porteur vérifiera sa place.",
    );
    expect(besidesRoof("border", revenue, "")).toContain("Le porteur vérifiera sa place.");
    expect(besidesRoof("inside", revenue, "").join()).not.toContain("vérifiera");
  });

  it("says its own sum apart, then against what it stands and in how many years it pays the quote, each on its line", () => {
    expect(plain(roofEarnsText(revenue))).toBe(
      "Votre toit : de 2 610 à 4 390 € par an ici, de 5 logements à un projet complet",
    );
    expect(besidesRoof("border", revenue, "48000").map(plain)).toEqual([
      "Contre environ 3 690 € à tout vendre.",
      "Devis remboursé en 11 à 19 ans, contre 13 à 14 ans à tout vendre.",
      "Le porteur vérifiera sa place.",
    ]);
    expect(besidesRoof("inside", revenue, "").join()).not.toContain("Devis");
  });

  it("leads a list with one sum, that of today where it is told, and keeps the whole of it behind", () => {
    expect(roofLead(revenue)).toEqual({ lead: roofEarnsText(revenue), rest: null });
    const { lead, rest } = roofLead({ ...revenue, todayEur: { low: 2880, high: 2880 } });
    expect(plain(lead)).toBe("Votre toit : environ 2 880 € par an ici avec les participants d’aujourd’hui");
    expect(plain(rest ?? "")).toContain("jusqu’à 4 390 € par an si le projet se remplit.");
  });

  it("counts the VAT of a business' quote where the project's sellers add none, as beside its price", () => {
    const payer = { profileType: "professional", vatRegime: "franchise" } as const;
    const [, paid] = besidesRoof("inside", revenue, "48000", { payer });
    expect(plain(paid ?? "")).toMatch(/^Devis, TVA comprise, remboursé en /);
    const [, own] = besidesRoof("inside", revenue, "48000", {
      payer: { ...payer, profileType: "individual" },
    });
    expect(plain(own ?? "")).toMatch(/^Devis remboursé en /);
  });

  it("says whose tariff selling all counts, of panels under a contract whose own was not told", () => {
    expect(besidesRoof("inside", revenue, "", { isTariffUnknown: true }).map(plain)).toEqual([
      "Contre environ 3 690 € à tout vendre au tarif publié d’un contrat d’aujourd’hui.",
    ]);
  });

  it("says what selling all brings once a contract has ended that runs until then, as the roof's own page does", () => {
    const told = { ...revenue, sellingAllEur: 4970 };
    expect(besidesRoof("inside", told, "", { contractEndsOn: "2027-01-15" }).map(plain)).toEqual([
      "Contre environ 4 970 € à tout vendre.",
      "À partir du 16 janvier 2027, tout vendre rapporterait environ 2 200 € par an.",
    ]);
    const over = { ...told, isContractOver: true as const };
    expect(besidesRoof("inside", over, "", { contractEndsOn: "2026-01-15" }).join()).not.toContain(
      "À partir",
    );
  });

  it("names the tariff of the panels' own contract, and that the rest is left out where it has no price", () => {
    const told = { ...revenue, sellingAllEur: 28_000, surplusPrice: null, fullSalePrice: 0.1 };
    expect(
      besidesRoof("inside", told, "", { buyBack: { price: 0.1, takesSurplus: false } }).map(plain),
    ).toEqual([
      "Contre environ 28 000 € à tout vendre.",
      "Tout vendre compte à votre tarif, 10 c€/kWh HT. Ce que le partage laisse n’est pas compté : son prix ne nous est pas connu.",
    ]);
  });
});
