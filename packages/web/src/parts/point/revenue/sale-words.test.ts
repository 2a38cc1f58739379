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
  fewestKwh: 57_200,
  sellingAllEur: null,
};
const at = (price: number) => ({ min: price, max: price });
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const told = (some: Partial<PlantSale>) => {
  const { price, rows, contracts } = saleLines({ ...sale, ...some }, "professional");
  return {
    price: plain(price),
    rows: rows.map(({ label, amount, detail }) =>
      plain(`${label} : ${amount}${detail === undefined ? "" : ` (${detail})`}`),
    ),
    contracts: contracts.map(plain),
  };
};

describe("what a producer sells, in words", () => {
  it("has a line for the documents of its participants where its holder owns the project, and pays for them", () => {
    const once = (some: Partial<PlantSale>) => saleLines({ ...sale, ...some }, "professional").once;
    const agreed = { consumers: 8, price: null };
    expect(once({ agreed })).toBeNull();
    // 40 € without VAT for each of the 8.
    expect(plain(once({ agreed, isOwners: true })?.amount ?? "")).toBe("320 € HT");
    expect(plain(once({ isOwners: true })?.label ?? "")).toContain("documents de chaque participant");
    // Three of them sign elsewhere: nothing is sent to them here, nor paid.
    const signed = { contracts: 2, price: null, sum: null };
    const toCome = { consumers: 2, price: null, names: [], onTheirWay: 1, waitsFor: "owner" } as const;
    const some = once({ agreed, signed, toCome: { ...toCome, names: [] }, isOwners: true });
    expect(plain(`${some?.label}, ${some?.amount}`)).toContain(
      "documents de 5 participants signés ici, 200 € HT",
    );
  });

  it("tells apart what his own buildings take and save, and what they alone make of today; their documents are paid for too", () => {
    const own = {
      places: 2,
      kwh: { low: 2900, high: 3400 },
      savedEur: { low: 620, high: 739 },
      tax: "TTC",
    } as const;
    const alone = { own, fullEur: { low: 700, high: 760 }, isOwners: true };
    const today = { low: 310, high: 310 };
    const { rows } = told({ ...alone, todayEur: today, earnsEur: { low: 310, high: 760 } });
    expect(rows).toEqual([
      "Avec vos seuls bâtiments : 310 €",
      "Si le projet se remplit : 700 à 760 €",
      "2 900 à 3 400 kWh pour vos propres bâtiments : 620 à 739 € TTC (rien ne vous est payé, leur facture baisse)",
    ]);
    // No contract of sale is sent to them: 7 € and 13 € without VAT for each of the 2.
    const once = (withoutSale?: number) =>
      plain(
        saleLines({ ...sale, ...alone, own: { ...own, withoutSale }, todayEur: today }, "professional").once
          ?.amount ?? "",
      );
    expect(once(2)).toBe("40 € HT");
    // Another sells to both beside him; and a former server, which tells nothing.
    expect([once(0), once()]).toEqual(["80 € HT", "80 € HT"]);
  });

  it("tells whose yes the price has and which was asked, who has signed and what that brings, then the rest as an if", () => {
    const one = {
      signed: { contracts: 1, price: at(0.085), sum: { localEur: 340, surplusEur: null, earnsEur: 320 } },
      agreed: { consumers: 1, price: at(0.085) },
      earnsEur: { low: 5000, high: 12_260 },
    };
    expect(told(one)).toEqual({
      price: "Prix accepté par 1 participant : 8,5 c€/kWh HT ; vous demandiez de 7 à 10 c€/kWh HT",
      rows: ["Signé aujourd’hui : 320 € (1 contrat de vente)", "Si le projet se remplit : jusqu’à 12 260 €"],
      contracts: [],
    });
  });

  it("tells who adds VAT that a price was accepted without any, what his contract makes of it, and what is left if it is refused", () => {
    const some: Partial<PlantSale> = {
      vatRegime: "standard",
      untaxedPrice: at(0.1),
      untaxedEur: { low: 1300, high: 1300 },
      agreed: { consumers: 9, price: at(0.1) },
      toCome: { consumers: 9, price: at(0.1), names: [], onTheirWay: 0, waitsFor: "owner" },
    };
    for (const reader of ["individual", "professional"] as const) {
      const lines = saleLines({ ...sale, ...some, price: at(0.1) }, reader);
      expect(plain(lines.price)).toContain("Prix accepté par 9 participants : 10 c€/kWh sans TVA");
      expect(plain(lines.untaxed ?? "")).toBe(
        "Prix retenu : 10 c€/kWh sans TVA. Votre contrat dira 10 c€/kWh HT, soit 12 c€/kWh TTC : qui ne récupère pas la TVA peut la refuser, il vous en resterait 8,33 c€/kWh HT, environ 1 300 € par an aujourd’hui.",
      );
    }
  });

  it("tells him the price of his contract as it is, once it is signed with his VAT", () => {
    const signed = {
      vatRegime: "standard",
      agreed: { consumers: 9, price: at(0.1) },
      price: at(0.1),
    } as const;
    const { price, untaxed } = saleLines({ ...sale, ...signed, untaxedPrice: null }, "individual");
    expect([plain(price), untaxed]).toEqual([
      "Prix accepté par 9 participants : 10 c€/kWh HT, soit 12 c€/kWh TTC",
      null,
    ]);
  });

  it("tells what those of today bring before what a full project would", () => {
    const some = {
      agreed: { consumers: 17, price: at(0.1) },
      earnsEur: { low: 7850, high: 10_910 },
      todayEur: { low: 7850, high: 7850 },
      fullEur: { low: 10_910, high: 10_910 },
    };
    expect(told(some).rows).toEqual([
      "Avec les 17 lieux acceptés aujourd’hui : 7 850 €",
      "Si le projet se remplit : jusqu’à 10 910 €",
    ]);
    // Given, or sold for less than the surplus, more participants bring less.
    const given = { todayEur: some.fullEur, fullEur: some.todayEur };
    expect(told({ ...some, ...given }).rows).toEqual([
      "Avec les 17 lieux acceptés aujourd’hui : 10 910 €",
      "Si le projet se remplit : 7 850 €",
    ]);
  });

  it("tells of a project of few what those of today bring at least, and supposes it no homes", () => {
    const few = {
      agreed: { consumers: 3, price: at(0.12) },
      soldAt: at(0.12),
      producedKwh: 10_000,
      surplusPrice: 0.06,
      membershipEur: 40,
      earnsEur: { low: 860, high: 1390 },
      fullEur: { low: 1390, high: 1390 },
    };
    expect(told(few).rows).toEqual([
      "Avec les 3 lieux acceptés aujourd’hui : au moins 560 € (à moins de cinq, leur somme dirait ce que chacun consomme)",
      "Si le projet se remplit : jusqu’à 1 390 €",
    ]);
    expect(told({ ...few, surplusPrice: null }).rows[0]).toContain(
      "Avec les 3 lieux acceptés aujourd’hui : non dite",
    );
    const sum = { localEur: 1200, surplusEur: 200, earnsEur: 1400 };
    expect(told({ ...few, signed: { contracts: 3, price: at(0.12), sum } }).rows).toEqual([
      "Signé aujourd’hui : 1 400 € (3 contrats de vente ; 1 200 € du partage + 200 € du surplus)",
      "Si le projet se remplit : jusqu’à 1 390 €",
    ]);
  });

  it("counts behind the price only who has a contract with him, or will", () => {
    const agreed = { consumers: 17, price: at(0.1) };
    const toCome = { consumers: 8, price: at(0.1), names: [], onTheirWay: 1, waitsFor: "meter" } as const;
    expect(told({ agreed, toCome: { ...toCome, names: [] } }).price).toContain("accepté par 9 participants");
    const elsewhere = { ...toCome, names: [], consumers: 0, onTheirWay: 0 };
    expect(told({ agreed, toCome: elsewhere }).price).toContain("accepté par les participants du projet");
  });

  it("says whose price a full project is counted at, where those of today pay another", () => {
    const few = { agreed: { consumers: 1, price: at(0.085) }, price: { min: 0.07, max: 0.1 } };
    expect(told({ ...few, comingAt: few.price }).rows.at(-1)).toBe(
      "Si le projet se remplit, avec ceux qui viendront au prix que vous demandez : jusqu’à 14 420 € (ceux d’aujourd’hui gardent leur prix, plus bas : plus ils sont nombreux, moins cela monte)",
    );
    const same = { ...few, price: at(0.085) };
    expect(told({ ...same, comingAt: same.price }).rows.at(-1)).toMatch(/^Si le projet se remplit : /);
    expect(told({ ...few, agreed: { consumers: 0, price: null }, comingAt: few.price }).rows[0]).toMatch(
      /^De 13 logements à un projet complet : /,
    );
  });

  it("says of what is signed how little of it comes from sharing, where the surplus has a price", () => {
    const signed = (localEur: number, earnsEur: number) => ({
      signed: { contracts: 2, price: at(0.08), sum: { localEur, surplusEur: 6090, earnsEur } },
    });
    // 78 € sold to a neighbour, less 15 € of membership.
    expect(told(signed(78, 6153)).rows[0]).toBe(
      "Signé aujourd’hui : 6 150 € (2 contrats de vente ; 60 € du partage + 6 090 € du surplus)",
    );
    expect(told(signed(19, 6094)).rows[0]).toContain("moins de 10 € du partage, le reste du surplus");
    expect(told(signed(9, 6084)).rows[0]).toContain("le partage n’y ajoute rien, cotisation payée");
  });

  it("says of what is signed that only who signed is supposed to receive any, where others take part or refused", () => {
    const sum = { localEur: 78, surplusEur: 6090, earnsEur: 6153 };
    const signed = { contracts: 2, price: at(0.08), sum };
    const supposed =
      "Signé aujourd’hui : 6 150 € (2 contrats de vente ; 60 € du partage + 6 090 € du surplus ; en supposant que seuls les 2 participants qui ont signé avec vous reçoivent de l’électricité)";
    expect(told({ signed, agreed: { consumers: 5, price: at(0.08) } }).rows[0]).toBe(supposed);
    const refused = [{ by: "Hugo Petit", isOwn: false, at: null }];
    const all = { signed, agreed: { consumers: 2, price: at(0.08) } };
    expect(told({ ...all, refused }).rows[0]).toBe(supposed);
    expect(told(all).rows[0]).not.toContain("en supposant");
  });

  it("says of a price without VAT whose it is still, once others have signed another", () => {
    const untaxed = (contracts: number) => {
      const signed = { contracts, price: at(0.1), sum: null };
      return plain(saleLines({ ...sale, signed, untaxedPrice: at(0.1) }, "professional").untaxed ?? "");
    };
    expect(untaxed(0)).toMatch(/^Prix retenu : 10/u);
    expect(untaxed(1)).toMatch(/^Prix retenu pour qui n’a pas encore signé : 10/u);
  });

  it("counts as signed today what all have signed, as the project's page does: another seller's signature is waited for", () => {
    const two = { contracts: 2, price: at(0.08), sum: { localEur: 700, surplusEur: 2000, earnsEur: 2440 } };
    const one = { contracts: 1, price: at(0.08), sum: { localEur: 400, surplusEur: 2000, earnsEur: 2220 } };
    const half = { signed: two, concluded: one, agreed: { consumers: 17, price: at(0.08) } };
    expect(told(half).rows[0]).toContain("Signé aujourd’hui : 2 220 € (1 contrat de vente");
    expect(told(half).contracts[0]).toBe(
      "1 contrat attend encore la signature d’un vendeur : il n’est pas compté comme signé.",
    );
    const signing = saleLines({ ...sale, ...half }, "professional", 1).rows[0];
    expect(plain(`${signing?.label} : ${signing?.amount}`)).toBe("Avec ce contrat et 1 déjà signé : 2 440 €");
    const none = { ...half, concluded: { contracts: 0, price: null, sum: null } };
    expect(plain(saleLines({ ...sale, ...none }, "professional", 1).rows[0]?.label ?? "")).toBe(
      "Avec ce contrat et 1 que son acheteur a signé",
    );
  });

  it("puts selling everything beside, where a price is published and he knows what he makes", () => {
    const { elsewhere } = saleLines({ ...sale, sellingAllEur: 9064 }, "professional");
    expect(elsewhere && plain(`${elsewhere.label} : ${elsewhere.amount}`)).toBe(
      "Tout vendre ailleurs : 9 060 €",
    );
    expect(elsewhere).not.toHaveProperty("detail");
    const supposed = saleLines({ ...sale, sellingAllEur: 9064, isTariffUnknown: true }, "professional");
    expect(supposed.elsewhere?.detail).toBe("au tarif publié d’un contrat d’aujourd’hui");
    expect(saleLines(sale, "professional").elsewhere).toBeNull();
    expect(saleLines({ ...sale, sellingAllEur: 9064, earnsEur: null }, "professional").elsewhere).toBeNull();
  });

  it("puts what he could sell for beside once his contract has ended, and what that paid", () => {
    const told = {
      ...{ ...sale, producedKwh: 40_000, sellingAllEur: 2144, contractEndsOn: "2026-10-31" },
      buyBack: { price: 0.155, takesSurplus: false },
    };
    const row = (isContractOver: boolean, more: Partial<PlantSale> = {}) => {
      const { elsewhere } = saleLines({ ...told, isContractOver, ...more }, "professional");
      return plain(`${elsewhere?.label}: ${elsewhere?.detail}`);
    };
    expect(row(true)).toBe(
      "Tout vendre au tarif publié du surplus: votre contrat d’achat, terminé le 31 octobre 2026, payait environ 6 200 € par an",
    );
    expect(row(false)).toBe("Tout vendre ailleurs: à votre contrat d’achat, jusqu’au 31 octobre 2026");
    // The two sentences below the sums tell the day, and the 40 000 kWh at 5.36 c€ once it has ended.
    expect(row(false, { surplusPrice: 0.0536 })).toBe("Tout vendre ailleurs: à votre contrat d’achat");
  });

  it("calls nothing signed that he is about to sign", () => {
    const sum = { localEur: 78, surplusEur: 6090, earnsEur: 6153 };
    const first = (contracts: number, signing: number | null) => {
      const [row] = saleLines(
        { ...sale, signed: { contracts, price: at(0.1), sum } },
        "professional",
        signing,
      ).rows;
      return row && plain(`${row.label} : ${row.amount} (${row.detail})`);
    };
    expect(first(1, 1)).toBe("Avec ce contrat : 6 150 € (60 € du partage + 6 090 € du surplus)");
    expect(first(4, 1)).toContain("Avec ce contrat et 3 déjà signés : 6 150 €");
    expect(first(2, 2)).toContain("Avec ces 2 contrats : 6 150 €");
    expect(first(2, null)).toContain("Avec ce que vous signez : 6 150 €");
  });

  it("promises no more where sharing at the agreed price brings less than the surplus", () => {
    const sum = { localEur: 30, surplusEur: 2100, earnsEur: 2130 };
    const low = { signed: { contracts: 1, price: at(0.04), sum }, earnsEur: { low: 1800, high: 2050 } };
    expect(told(low).rows[1]).toBe(
      "De 13 logements à un projet complet : 1 800 à 2 050 € (personne n’y participe encore)",
    );
  });

  it("says that nobody has signed yet, and from when on the price is agreed", () => {
    expect(told({})).toEqual({
      price: "Prix demandé : de 7 à 10 c€/kWh HT",
      rows: ["De 13 logements à un projet complet : 2 570 à 14 420 € (personne n’y participe encore)"],
      contracts: ["Aucun contrat signé pour l’instant"],
    });
    const agreed = { consumers: 2, price: at(0.085) };
    expect(told({ agreed, price: at(0.085) }).price).toBe("Prix accepté par 2 participants : 8,5 c€/kWh HT");
  });

  it("leaves those that were sent to what waits for him and to the list of his documents, where they are told", () => {
    const toCome = { consumers: 0, price: at(0.1), names: [], onTheirWay: 3, waitsFor: "owner" } as const;
    expect(
      told({ agreed: { consumers: 3, price: at(0.1) }, toCome: { ...toCome, names: [] } }).contracts,
    ).toEqual(["Aucun contrat signé pour l’instant"]);
  });

  it("says which contracts are to come in place of that none is signed, without the price that stands above", () => {
    const price = at(0.11);
    const toCome = { consumers: 1, price, names: [], onTheirWay: 0, waitsFor: "meter" } as const;
    expect(told({ agreed: { consumers: 1, price }, toCome: { ...toCome, names: [] } }).contracts).toEqual([
      "Contrat de vente à venir : 1 participant. Il part une fois votre compteur (PDL) connu ; un e-mail vous dit quand signer.",
    ]);
  });

  it("says what of those whom the sum counts and no contract names, so that the counts add up", () => {
    const toCome = { consumers: 9, price: at(0.1), names: [], onTheirWay: 1, waitsFor: "owner" as const };
    const contracts = (consumers: number) =>
      told({ agreed: { consumers, price: at(0.1) }, toCome: { ...toCome, names: [] } }).contracts.at(-1);
    expect(contracts(18)).toBe(
      "Les 8 autres participants n’ont pas de contrat à signer ici : le porteur vous dira comment ils vous achètent.",
    );
    expect(contracts(11)).toBe(
      "L’autre participant n’a pas de contrat à signer ici : le porteur vous dira comment il vous achète.",
    );
    expect(contracts(10)).not.toContain("autre participant");
    const none = { ...toCome, names: [], consumers: 0, onTheirWay: 0 };
    expect(told({ agreed: { consumers: 4, price: at(0.1) }, toCome: none }).contracts).toEqual([
      "Les 4 participants n’ont pas de contrat à signer ici : le porteur vous dira comment ils vous achètent.",
    ]);
  });

  it("says beside today's sum how many of those whom it counts have signed no contract with him: why stands with the contracts", () => {
    const toCome = { consumers: 9, price: at(0.1), names: [], onTheirWay: 1, waitsFor: "owner" as const };
    const today = { todayEur: { low: 7820, high: 7820 }, agreed: { consumers: 17, price: at(0.1) } };
    const [row] = told({ ...today, toCome }).rows;
    expect(row).toBe(
      "Avec les 17 lieux acceptés aujourd’hui : 7 820 € (encore sans contrat signé avec vous)",
    );
    const signed = { contracts: 17, price: at(0.1), sum: null };
    const all = { ...toCome, consumers: 0, onTheirWay: 0 };
    expect(told({ ...today, signed, toCome: all }).rows[0]).toBe(
      "Avec les 17 lieux acceptés aujourd’hui : 7 820 €",
    );
  });

  it("says before today's sum how much of it holds with those whose contract is signed here", () => {
    const toCome = { consumers: 8, price: at(0.1), names: [], onTheirWay: 1, waitsFor: "owner" as const };
    const some = {
      todayEur: { low: 7830, high: 7830 },
      producedKwh: 100_000,
      surplusPrice: 0.06,
      membershipEur: 40,
      toCome,
    };
    const rows = (consumers: number) => told({ ...some, agreed: { consumers, price: at(0.1) } }).rows;
    // 5960 with nobody, and 9 of the 17 who add 1870 to it.
    expect(rows(17)[0]).toBe(
      "Avec les 9 dont le contrat se signe ici : 6 950 € (sans les 8 autres, qui ne signent pas ici)",
    );
    const signed = { contracts: 2, price: at(0.1), sum: null };
    const two = {
      ...some,
      signed,
      toCome: { ...toCome, consumers: 6 },
      agreed: { consumers: 17, price: at(0.1) },
    };
    expect(told(two).rows[0]).toContain("(2 ont signé, sans les 8 autres, qui ne signent pas ici");
    expect(told(two).price).toContain("accepté par 9 participants dont le contrat se signe ici");
    expect(rows(17)[1]).toMatch(
      /^Avec les 17 lieux acceptés aujourd’hui : 7 830 € .*sans contrat signé avec vous/u,
    );
    expect(rows(9)[0]).toMatch(/^Avec les 9 lieux acceptés/u);
  });

  it("tells the sum of the contracts that have a price, and how many it leaves out", () => {
    const sum = { localEur: 78, surplusEur: 6090, earnsEur: 6153 };
    const signed = { contracts: 3, unpriced: 1, price: at(0.08), sum };
    expect(told({ signed, agreed: { consumers: 3, price: at(0.08) } })).toMatchObject({
      rows: [
        "Signé aujourd’hui : 6 150 € (3 contrats de vente ; 1 contrat sans prix n’est pas compté ; 60 € du partage + 6 090 € du surplus ; en supposant que seuls les 2 participants qui ont signé un prix avec vous reçoivent de l’électricité)",
        expect.any(String),
      ],
      contracts: [],
    });
    expect(told({ signed: { ...signed, unpriced: 2 } }).rows[0]).toContain(
      "2 contrats sans prix ne sont pas comptés",
    );
  });

  it("says no sum of contracts whose price is not known, and gives what is given", () => {
    const elsewhere = { signed: { contracts: 1, price: null, sum: null } };
    expect(told(elsewhere).contracts).toEqual(["1 contrat signé, prix non connu"]);
    expect(told({ price: null }).price).toBe("Électricité offerte");
    expect(told({ agreed: { consumers: 1, price: at(0) } }).price).toBe("Électricité offerte");
  });

  it("says what stands of an answer of the former release, and of a plant whose power is not known", () => {
    const { signed: _, agreed: __, ...former } = sale;
    expect(saleLines(former, "professional").contracts).toEqual([]);
    expect(told({ earnsEur: null }).rows).toEqual([]);
  });
});
