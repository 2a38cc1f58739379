import { describe, expect, it } from "vitest";
import { figuresOf } from "../../study/sum-words.ts";
import { personText } from "./acceptance-words.ts";
import { laterYearText, leftOutTogether, losersText, namesByLoss, worstFirst } from "./losers-words.ts";
import {
  aboveRangeText,
  askingMoreText,
  bothTaxes,
  leftText,
  ownPricesText,
  priceDoubts,
  soldText,
  vatDoubt,
  withoutExemptionText,
} from "./price-preview-words.ts";

const plain = (text: string | null) => (text ?? "").replaceAll(/[\u00a0\u202f]/gu, " ");

describe("what an owner is told of the price he types", () => {
  it("says when the VAT is only supposed", () => {
    expect(vatDoubt({ vatRegime: "standard" })).toBeNull();
    expect(vatDoubt({ vatRegime: "franchise" })).toBeNull();
    expect(vatDoubt({ vatRegime: null })).toContain(
      "La TVA n’est pas encore dite, ni par tous ceux qui vendent",
    );
    expect(plain(vatDoubt({ vatRegime: 0.75 }))).toMatch(
      /^Le TTC compté est un prix moyen : 25 % des panneaux sont sans TVA.*récupère la TVA est compté HT\.$/,
    );
  });

  it("says who sells for more than this price, and asks again before it is proposed", () => {
    const barn = { name: "Hangar", min: 0.11 };
    const told = (...askingMore: { name: string; min: number }[]) => plain(askingMoreText({ askingMore }));
    expect(told()).toBe("");
    expect(told(barn)).toBe(
      "On vous demande au moins 11 c€/kWh HT pour « Hangar » : le producteur peut refuser de signer un contrat à ce prix.",
    );
    expect(told(barn, { name: "Mairie", min: 0.105 })).toContain(
      "au moins 11 c€/kWh HT pour « Hangar » et 10,5 c€/kWh HT pour « Mairie » : ces producteurs peuvent refuser",
    );
    const many = [barn, barn, barn, { name: "Moulin", min: 0.12 }];
    expect(told(...many)).toContain("4 producteurs demandent plus que ce prix, jusqu’à 12 c€/kWh HT :");
    const price = { price: 0.1, vatRegime: null, askingMore: [barn] };
    const nobodyLoses = { losing: 0, atRisk: 0, withoutExemption: null, people: [] };
    const doubts = priceDoubts({ ...price, ...nobodyLoses }, null, {
      profileType: "professional",
      people: [],
    });
    expect(doubts.map(plain)).toEqual([told(barn)]);
  });

  it("tells both prices with the VAT of the sellers who add it", () => {
    expect(plain(bothTaxes(0.1, 0.75))).toBe("10 c€/kWh HT, soit 11,5 c€/kWh TTC en moyenne");
  });

  it("tells the money of the energy that it tells: the price times the one gives the other", () => {
    // 10,350 kWh at 8.5 c€ are read as 10.5 MWh, and 10.5 MWh are 892.50 €.
    const sold = { soldKwh: { low: 10_350, high: 10_350 }, soldEur: { low: 879.75, high: 879.75 } };
    expect(plain(soldText({ ...sold, accepted: 0, vatRegime: "franchise", people: [{}] }))).toBe(
      "Vous lui vendriez 10,5 MWh par an, soit 890 €.",
    );
    const none = { soldKwh: { low: 0, high: 0 }, soldEur: { low: 0, high: 0 } };
    expect(plain(soldText({ ...none, accepted: 0, vatRegime: "franchise", people: [{}] }))).toContain(
      "soit 0 €.",
    );
  });

  it("rounds what would be sold, and does not call it extra revenue beside who takes part already", () => {
    const sold = {
      soldKwh: { low: 29_276, high: 39_915 },
      soldEur: { low: 2927, high: 3991 },
      vatRegime: null,
    };
    expect(plain(soldText({ ...sold, accepted: 17, people: [{}, {}] }))).toBe(
      "Vous vendriez à ces 2 personnes de 29,5 à 40 MWh par an, soit de 2 950 à 4 000 € HT en tout. Ce qui ne vient pas de votre surplus serait pris sur la part des 17 déjà acceptés : ce n’est pas forcément autant de recettes en plus.",
    );
    expect(plain(soldText({ ...sold, accepted: 3, acceptedOwn: 3, people: [{}] }))).toContain(
      "pris sur la part de vos propres bâtiments : au plus bas, ce qu’ils économisent en tient déjà compte",
    );
    expect(plain(soldText({ ...sold, accepted: 3, acceptedOwn: 2, people: [{}] }))).toContain(
      "des 3 déjà acceptés",
    );
    const little = {
      soldKwh: { low: 1012, high: 1849 },
      soldEur: { low: 101, high: 185 },
      accepted: 0,
      vatRegime: null,
    };
    expect(plain(soldText({ ...little, people: [{}, {}] }))).toBe(
      "Vous vendriez à ces 2 personnes de 1 000 à 1 850 kWh par an, soit de 100 à 190 € HT en tout.",
    );
    expect(plain(soldText({ ...little, people: [{}] }))).toMatch(/^Vous lui vendriez de 1 000/);
    expect(plain(soldText({ ...little, people: [{}], vatRegime: "franchise" }))).toMatch(
      /soit de 100 à 190 €\.$/,
    );
    expect(plain(soldText({ ...sold, accepted: 1, people: [{}] }))).toMatch(
      /^Vous lui vendriez de 29,5 à 40 MWh.* sur la part du participant déjà accepté/,
    );
  });

  it("sells nothing to a place of the sellers' own body, and counts but those who buy", () => {
    const sold = { soldKwh: { low: 1000, high: 2000 }, soldEur: { low: 100, high: 200 }, accepted: 0 };
    const told = (people: { ownPart?: number }[]) => plain(soldText({ ...sold, vatRegime: null, people }));
    expect(told([{ ownPart: 1 }, { ownPart: 1 }])).toBe(
      "On ne s’achète pas à soi-même : rien à payer pour l’électricité, pas de contrat.",
    );
    expect(told([{ ownPart: 1 }, { ownPart: 0.25 }])).toMatch(/^Vous lui vendriez/u);
    expect(told([{ ownPart: 1 }, {}, {}])).toContain("ces 2 personnes");
  });

  it("tells the owner the energy of one person as that person's page does", () => {
    const sharedKwh = { low: 571.4, high: 718.6 };
    const onPage = figuresOf({ sharedKwh, localShare: { low: 0, high: 1 } }).at(-1)?.[1] ?? "";
    expect(plain(onPage)).toBe("de 570 à 720 kWh");
    const sold = { soldKwh: sharedKwh, soldEur: { low: 57, high: 72 }, accepted: 0, people: [{}] };
    expect(soldText({ ...sold, vatRegime: "standard" })).toContain(onPage);
    expect(
      personText({ sharedKwh, savingEur: { low: 8, high: 86 }, savingWithoutVatEur: null, later: null }),
    ).toContain(onPage);
  });

  it("speaks of one person as of one", () => {
    const one = { membershipEur: 12, isIndexed: false };
    expect(leftText({ people: [one] })).toBe("Ce qu’il lui en resterait, cotisation comprise");
    expect(leftText({ people: [one, one] })).toBe("Ce qu’il en resterait à chacun, cotisation comprise");
    expect(leftText({ people: [{ ...one, isIndexed: true }] })).toBe(
      "Ce qu’il lui en resterait, cotisation comprise, au prix de départ",
    );
  });

  it("names those whose own terms keep them another price", () => {
    const told = (...own: (number | null)[]) =>
      ownPricesText({ price: 0.1, people: own.map((ownPrice) => ({ ownPrice })) });
    expect(told(null, 0.1)).toBeNull();
    expect(told(null, 0.2)).toContain("1 personne a ses propres conditions de vente");
    expect(told(0.2, 0.3)).toContain("2 personnes ont leurs propres conditions de vente");
  });

  it("leaves out together who would surely lose, while somebody else remains", () => {
    const moved = ["1", "2", "3"].map((applicationId) => ({
      applicationId,
      name: applicationId,
      prmSharedWith: 0,
    }));
    const left = (...losses: ("sure" | "maybe" | null)[]) =>
      leftOutTogether(
        { people: losses.map((loss, index) => ({ applicationId: String(index + 1), loss })) },
        moved,
      );
    expect(left("sure", "maybe", "sure")).toEqual(["1", "3"]);
    expect(left("maybe", null, null)).toEqual([]);
    expect(left("sure", "sure", "sure")).toEqual([]);
    // Of a former answer, about somebody who was left out since.
    expect(left(null, null, null, "sure")).toEqual([]);
  });

  it("names who would lose, surely or maybe", () => {
    const moved = ["Nicolas Petit", "Fatima Benali", "Léo Roux", "Mia Blanc"].map((name, index) => ({
      applicationId: String(index),
      name,
      prmSharedWith: 0,
    }));
    const told = (...losses: ("sure" | "maybe" | null)[]) => {
      const people = losses.map((loss, index) => ({ applicationId: String(index), loss }));
      const counts = {
        losing: losses.filter((loss) => loss === "sure").length,
        atRisk: losses.filter((loss) => loss === "maybe").length,
      };
      return plain(losersText(counts, namesByLoss({ people }, moved)));
    };
    expect(told(null, null)).toBe("");
    expect(told("sure", "maybe")).toBe(
      "Nicolas Petit y perdrait, même dans le meilleur cas. Fatima Benali pourrait y perdre.",
    );
    expect(told("sure", null, "sure")).toBe(
      "2 personnes y perdraient, même dans le meilleur cas : Nicolas Petit, Léo Roux.",
    );
    expect(told("maybe", "maybe", "maybe", "maybe")).toBe(
      "4 personnes pourraient y perdre : Nicolas Petit, Fatima Benali, Léo Roux et une autre personne.",
    );
  });

  it("has the losers first, who loses most before the others, a business by its sum without VAT", () => {
    const moved = ["Ana", "Bea", "Cam", "Dan", "Eve"].map((name) => ({
      applicationId: name,
      name,
      prmSharedWith: 0,
    }));
    const person = (applicationId: string, loss: "sure" | "maybe" | null, low: number, high: number) => ({
      applicationId,
      loss,
      savingEur: { low, high },
      savingWithoutVatEur: null,
    });
    const previewed = [
      person("Ana", null, 20, 30),
      person("Bea", "sure", -30, -20),
      person("Cam", "maybe", -5, 40),
      { ...person("Dan", "sure", 1, 2), savingWithoutVatEur: { low: -60, high: -50 } },
    ];
    expect(worstFirst(moved, previewed).map(({ name }) => name)).toEqual(["Dan", "Bea", "Cam", "Ana", "Eve"]);
  });
  const loser = { applicationId: "1", name: "Nicolas Petit", prmSharedWith: 0 };

  it("is asked again above the announced prices, and when somebody surely loses", () => {
    const range = { min: 0.1, max: 0.12 };
    const whom = { profileType: "individual", people: [loser] } as const;
    const at = (price: number, losing: number) => {
      const people = [{ applicationId: "1", loss: losing > 0 ? ("sure" as const) : null, later: null }];
      return priceDoubts({ price, losing, people, vatRegime: "standard" }, range, whom).map(plain);
    };
    expect(at(0.12, 0)).toEqual([]);
    expect(at(0.13, 0)).toEqual([
      "15,6 c€/kWh TTC, c’est plus que le prix annoncé sur votre page : de 12 à 14,4 c€/kWh TTC.",
    ]);
    expect(at(0.09, 0)).toEqual([
      "10,8 c€/kWh TTC, c’est moins que le prix annoncé sur votre page : de 12 à 14,4 c€/kWh TTC.",
    ]);
    const cheap = {
      price: 0.05,
      losing: 0,
      people: [],
      vatRegime: "standard",
      surplusPrice: 0.0536,
    } as const;
    expect(priceDoubts(cheap, range, whom).map(plain)).toEqual([
      "5 c€/kWh HT, c’est moins que le surplus vendu au réseau (5,36 c€/kWh HT) : qui produit y perd.",
    ]);
    expect(at(0.11, 1)).toEqual(["Nicolas Petit y perdrait, même dans le meilleur cas."]);
    expect(at(0.13, 1)).toHaveLength(2);
    expect(priceDoubts({ price: 1, losing: 0, people: [], vatRegime: null }, null, whom)).toEqual([]);
  });

  it("is asked again where somebody surely loses in a later year alone, and is told why that year differs", () => {
    const later = {
      year: 5,
      savingEur: { low: -63, high: -49 },
      savingWithoutVatEur: null,
    };
    const ines = { applicationId: "1", loss: null, laterLoss: "sure" as const, later };
    const lucas = { applicationId: "2", loss: "sure" as const, laterLoss: "sure" as const, later };
    const moved = [
      { applicationId: "1", name: "Inès Roy", prmSharedWith: 0 },
      { applicationId: "2", name: "Lucas Blanc", prmSharedWith: 0 },
    ];
    const whom = { profileType: "individual", people: moved } as const;
    const asked = (losing: number, ...people: Parameters<typeof priceDoubts>[0]["people"][number][]) =>
      priceDoubts({ price: 0.11, losing, people, vatRegime: "standard" }, null, whom).map(plain);
    expect(asked(1, ines, lucas)).toEqual([
      "Lucas Blanc y perdrait, même dans le meilleur cas.",
      "Inès Roy y perdrait l’année 5, même dans le meilleur cas.",
    ]);
    expect(asked(0, ines, { ...ines, applicationId: "2" })).toEqual([
      "2 personnes y perdraient l’année 5, même dans le meilleur cas : Inès Roy, Lucas Blanc.",
    ]);
    expect(asked(0, { ...ines, laterLoss: "maybe" as const })).toEqual([]);
    expect(plain(laterYearText({ people: [ines] }))).toMatch(
      /^L’année 5, votre prix aura augmenté chaque année/,
    );
    expect(laterYearText({ people: [{ later: null }] })).toBeNull();
  });

  it("says beside the field that a price is above the announced ones, before anything is sent", () => {
    const told = (price: number, vatRegime: "franchise" | null = null) =>
      aboveRangeText({ price, vatRegime }, { min: 0.1, max: 0.12 }, "professional");
    // 12.5 c€ are 14.34 on average with the VAT of some, less than the 14.4 of who adds it to 12: they are compared without.
    const mixed = aboveRangeText({ price: 0.125, vatRegime: 0.735 }, { min: 0.1, max: 0.12 }, "individual");
    expect(plain(mixed)).toBe(
      "12,5 c€/kWh HT, c’est plus que le prix annoncé sur votre page : de 10 à 12 c€/kWh HT.",
    );
    expect(told(0.12)).toBeNull();
    expect(plain(told(0.25) ?? "")).toMatch(/^25 c€.kWh HT, c’est plus que le prix annoncé/);
    expect(plain(told(0.25, "franchise") ?? "")).toMatch(/^25 c€.kWh, sans TVA/);
    expect(aboveRangeText({ price: 1, vatRegime: null }, null, "professional")).toBeNull();
  });

  it("has the other case of 1 January 2027 too: for one person in euros, for many by their number", () => {
    const person = { withoutExemptionEur: { low: -46.8, high: -33.1 }, savingWithoutVatEur: null };
    const told = (losing: number, ...people: Parameters<typeof withoutExemptionText>[1][number][]) =>
      plain(withoutExemptionText({ losing, atRisk: 0 }, people));
    const when = "Si l’exonération d’accise prenait fin le 1er janvier 2027 : ";
    expect(told(0, person, person)).toBe(`${when}personne n’y perdrait.`);
    expect(told(3, person, person, person)).toBe(
      `${when}3 personnes y perdraient, même dans le meilleur cas.`,
    );
    expect(told(1, person)).toBe(`${when}de 33 à 47 € de perte par an.`);
    const business = { ...person, savingWithoutVatEur: { low: 1, high: 2 } };
    expect(told(1, business)).toBe(`${when}de 33 à 47 € HT de perte par an.`);
  });
});
