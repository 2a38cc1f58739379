import type { PlantSale } from "@mec/api/study";
import { describe, expect, it } from "vitest";
import { saleLines } from "./sale-words.ts";

const sale: PlantSale = {
  pointId: "1",
  name: "Hangar",
  price: { min: 0.07, max: 0.1 },
  vatRegime: null,
  powerKwc: 140,
  producedKwh: 160_000,
  signed: { contracts: 0, price: null, sum: null },
  agreed: { consumers: 0, price: null },
  earnsEur: { low: 2570, high: 14_420 },
  sellingAllEur: null,
};
const at = (price: number) => ({ min: price, max: price });
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const told = (some: Partial<PlantSale>) => {
  const { price, today, withThem, full } = saleLines({ ...sale, ...some }, "professional");
  return {
    price: plain(price),
    today: today.map(plain),
    ...(withThem && { withThem: plain(withThem) }),
    full: full && plain(full),
  };
};

describe("what a producer sells, in words", () => {
  it("tells whose yes the price has and which was asked, who has signed and what that brings, then the rest as an if", () => {
    const one = {
      signed: { contracts: 1, price: at(0.085), sum: { localEur: 340, surplusEur: null, earnsEur: 320 } },
      agreed: { consumers: 1, price: at(0.085) },
      earnsEur: { low: 5000, high: 12_260 },
    };
    expect(told(one)).toEqual({
      price: "Prix accepté par 1 participant : 8,5 c€/kWh HT ; vous demandiez de 7 à 10 c€/kWh HT",
      today: ["Déjà signé : environ 320 € par an", "1 contrat de vente"],
      full: "Si le projet se remplit : jusqu’à 12 260 € par an",
    });
  });

  it("tells what those of today bring before what a full project would", () => {
    const some = {
      agreed: { consumers: 17, price: at(0.1) },
      earnsEur: { low: 7850, high: 10_910 },
      todayEur: { low: 7850, high: 7850 },
      fullEur: { low: 10_910, high: 10_910 },
    };
    expect(told(some)).toMatchObject({
      withThem: "Avec les 17 participants d’aujourd’hui : environ 7 850 € par an",
      full: "Si le projet se remplit : jusqu’à 10 910 € par an",
    });
    // Given, or sold for less than the surplus, more participants bring less.
    const given = { todayEur: some.fullEur, fullEur: some.todayEur };
    expect(told({ ...some, ...given })).toMatchObject({
      withThem: "Avec les 17 participants d’aujourd’hui : environ 10 910 € par an",
      full: "Si le projet se remplit : environ 7 850 € par an",
    });
  });

  it("counts behind the price only who has a contract with him, or will", () => {
    const agreed = { consumers: 17, price: at(0.1) };
    const toCome = { consumers: 8, price: at(0.1), names: [], onTheirWay: 1, waitsFor: "meter" } as const;
    expect(told({ agreed, toCome: { ...toCome, names: [] } }).price).toContain("accepté par 9 participants");
    const elsewhere = { ...toCome, names: [], consumers: 0, onTheirWay: 0 };
    expect(told({ agreed, toCome: elsewhere }).price).toContain("accepté par les participants du projet");
  });

  it("says what the surplus is of it where its price is known", () => {
    const two = {
      signed: {
        contracts: 2,
        price: { min: 0.08, max: 0.085 },
        sum: { localEur: 640, surplusEur: 1800, earnsEur: 2440 },
      },
      agreed: { consumers: 3, price: { min: 0.08, max: 0.09 } },
    };
    expect(told(two)).toMatchObject({
      price: "Prix accepté par 3 participants : de 8 à 9 c€/kWh HT ; vous demandiez de 7 à 10 c€/kWh HT",
      today: ["Déjà signé : environ 2 440 € par an", "2 contrats de vente, et 1 800 € de surplus"],
    });
  });

  it("calls nothing signed that he is about to sign", () => {
    const sum = { localEur: 78, surplusEur: 6090, earnsEur: 6153 };
    const lines = (contracts: number, signing: number | null) =>
      saleLines({ ...sale, signed: { contracts, price: at(0.1), sum } }, "professional", signing).today.map(
        plain,
      );
    expect(lines(1, 1)).toEqual(["Avec ce contrat : environ 6 150 € par an", "dont 6 090 € de surplus"]);
    expect(lines(4, 1)[0]).toBe("Avec ce contrat et 3 déjà signés : environ 6 150 € par an");
    expect(lines(2, 2)[0]).toBe("Avec ces 2 contrats : environ 6 150 € par an");
    expect(lines(2, null)[0]).toBe("Avec ce que vous signez : environ 6 150 € par an");
  });

  it("promises no more where sharing at the agreed price brings less than the surplus", () => {
    const sum = { localEur: 30, surplusEur: 2100, earnsEur: 2130 };
    const low = { signed: { contracts: 1, price: at(0.04), sum }, earnsEur: { low: 1800, high: 2050 } };
    expect(told(low).full).toBe("Si le projet se remplit : de 1 800 à 2 050 € par an");
  });

  it("says that nobody has signed yet, and from when on the price is agreed", () => {
    expect(told({})).toEqual({
      price: "Prix demandé : de 7 à 10 c€/kWh HT",
      today: ["Aucun contrat signé pour l’instant"],
      full: "Si le projet se remplit : de 2 570 à 14 420 € par an",
    });
    const agreed = { consumers: 2, price: at(0.085) };
    expect(told({ agreed, price: at(0.085) }).price).toBe("Prix accepté par 2 participants : 8,5 c€/kWh HT");
  });

  it("says which contracts are to come in place of that none is signed, without the price that stands above", () => {
    const price = at(0.11);
    const toCome = { consumers: 1, price, names: [], onTheirWay: 0, waitsFor: "meter" } as const;
    expect(told({ agreed: { consumers: 1, price }, toCome: { ...toCome, names: [] } }).today).toEqual([
      "Contrat de vente à venir : 1 participant. Il part une fois votre compteur (PDL) connu ; un e-mail vous dit quand signer.",
    ]);
  });

  it("says no sum of contracts whose price is not known, and gives what is given", () => {
    const elsewhere = { signed: { contracts: 1, price: null, sum: null } };
    expect(told(elsewhere).today).toEqual(["1 contrat signé, prix non connu"]);
    expect(told({ price: null }).price).toBe("Électricité offerte");
    expect(told({ agreed: { consumers: 1, price: at(0) } }).price).toBe("Électricité offerte");
  });

  it("says what stands of an answer of the former release, and of a plant whose power is not known", () => {
    const { signed: _, agreed: __, ...former } = sale;
    expect(saleLines(former, "professional").today).toEqual([]);
    expect(told({ earnsEur: null }).full).toBeNull();
  });
});
