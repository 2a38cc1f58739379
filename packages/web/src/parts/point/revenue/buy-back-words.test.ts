import { afterContractText, sellingText } from "@mec/domain/study";
import { describe, expect, it } from "vitest";
import { buyBackText, lessThanContractText } from "./buy-back-words.ts";

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ");
const published = { surplusPrice: 0.0536 };

describe("what panels under a contract are counted at", () => {
  it("is its tariff for all of it, and the published surplus' for the rest that nobody is known to take", () => {
    expect(plain(buyBackText({ price: 0.12, takesSurplus: false }, published, null))).toBe(
      "Tout vendre compte à votre tarif, 12 c€/kWh HT. Ce que le partage laisse compte au dernier tarif publié du surplus, 5,36 c€/kWh HT : demandez à votre acheteur ce qu’il en paierait.",
    );
  });

  it("is its tariff for both where its buyer takes the rest", () => {
    expect(plain(buyBackText({ price: 0.12, takesSurplus: true }, { surplusPrice: 0.12 }, null))).toBe(
      "Tout vendre, et vendre ce que le partage laisse, comptent à votre tarif : 12 c€/kWh HT.",
    );
  });

  it("is a surplus' price once it has ended, with what it paid", () => {
    const over = { ...published, contractEndsOn: "2026-10-31", isContractOver: true };
    expect(plain(buyBackText({ price: 0.12, takesSurplus: false }, over, null))).toBe(
      "Votre contrat d’achat est terminé : il payait 12 c€/kWh HT, et ne compte plus. Ce qui n’est pas partagé compte au dernier tarif publié du surplus, 5,36 c€/kWh HT : demandez à un acheteur ce qu’il en paierait.",
    );
  });

  it("is what a buyer offers for the rest, where he told it, until the contract ends and after", () => {
    const offered = { price: 0.12, takesSurplus: false, surplusOffer: 0.071 };
    const sold = { surplusPrice: 0.071, contractEndsOn: "2026-10-31", isSurplusOffered: true };
    expect(plain(buyBackText(offered, sold, null))).toBe(
      "Tout vendre compte au tarif du contrat que vous quittez, 12 c€/kWh HT. Ce que le partage laisse compte au prix que votre acheteur propose, 7,1 c€/kWh HT.",
    );
    const over = { ...sold, isContractOver: true };
    expect(plain(buyBackText(offered, over, null))).toBe(
      "Votre contrat d’achat est terminé : il payait 12 c€/kWh HT, et ne compte plus. Ce qui n’est pas partagé compte au prix que votre acheteur propose, 7,1 c€/kWh HT.",
    );
    expect(sellingText(over)).toBe("tout vendre au prix proposé");
    const until = { ...sold, producedKwh: 40_000 };
    expect(plain(afterContractText(until))).toBe(
      "jusqu’au 31 octobre 2026 ; ensuite, au prix qui vous est proposé : environ 2 840 € par an",
    );
  });

  it("says that the rest is not counted where it has no price", () => {
    expect(buyBackText({ price: 0.12, takesSurplus: false }, { surplusPrice: null }, null)).toContain(
      "n’est pas compté",
    );
  });
});

describe("sharing that brings less than a contract", () => {
  // 41,000 kWh at 11 c€: 4,510 €. Of 30,000 shared at 10 c€, 1 c€ is lost each: 4,210 €; at 12 c€, gained: 4,810 €.
  const [soldAt, comingAt] = [
    { min: 0.1, max: 0.1 },
    { min: 0.12, max: 0.12 },
  ];
  const sums = {
    earnsEur: { low: 4210, high: 4810 },
    fewestKwh: 20_500,
    sellingAllEur: 4510,
    soldAt,
    comingAt,
  };

  it("is a question of price alone where the contract pays for the rest: how many take part changes nothing of it", () => {
    const told = lessThanContractText(
      { price: 0.11, takesSurplus: true },
      { ...sums, surplusPrice: 0.11 },
      null,
    );
    expect(plain(told)).toBe(
      "Vendu aux voisins sous 11 c€/kWh HT, le partage rapporte moins que tout vendre.",
    );
  });

  it("is that of few homes where the rest sells for less, as without a contract", () => {
    const told = lessThanContractText({ price: 0.11, takesSurplus: false }, { ...sums, ...published }, null);
    expect(plain(told)).toContain("Au plus bas, partager rapporte moins que tout vendre.");
    expect(lessThanContractText(null, { ...sums, ...published }, null)).toBe(told);
  });

  it("is said of every case where even a full project brings less", () => {
    // At 13 c€ all of it brings 5,330 €: 3 c€ is lost on each of the 30,000 kWh at 10 c€, 4,430 €; 1 c€ at 12 c€, 5,030 €.
    const earnsEur = { low: 4430, high: 5030 };
    const told = lessThanContractText(
      { price: 0.13, takesSurplus: true },
      { ...sums, earnsEur, sellingAllEur: 5330, surplusPrice: 0.13 },
      null,
    );
    expect(plain(told)).toBe(
      "À 10 c€/kWh HT avec les participants d’aujourd’hui, et à 12 c€/kWh HT avec ceux qui viendront, partager rapporte moins que tout vendre, même quand beaucoup y participent.",
    );
  });

  it("is not said where the rest has no price: what sharing brings is not known whole", () => {
    const told = lessThanContractText(
      { price: 0.11, takesSurplus: false },
      { ...sums, surplusPrice: null },
      null,
    );
    expect(told).toBeNull();
  });
});
