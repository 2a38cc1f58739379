import { laterCase } from "@mec/domain/study";
import { supposedNetworkText } from "@mec/energy";
import { describe, expect, it } from "vitest";
import { netParts, yearsTold } from "../../../../parts/study/net-sentence.ts";
import { netText } from "../../../../parts/study/net-words.ts";
import { suppositions } from "../../../../parts/study/sum-words.ts";
import { proposal } from "./proposal.test-helper.ts";
import {
  acceptedText,
  agreedTexts,
  basisText,
  billWithVat,
  bindingText,
  changeText,
  localBillText,
  priceInContract,
  untilText,
  vatNoteOf,
} from "./proposal-words.ts";

/** The price that was agreed, then its sum. */
const agreedText = (...asked: Parameters<typeof agreedTexts>) => {
  const { price, sum } = agreedTexts(...asked);
  return `${price} | ${sum.name}\u00a0: ${sum.gain}`;
};
/** The sum in one sentence, from its parts. */
const netSentence = (...asked: Parameters<typeof netParts>) => {
  const net = netParts(...asked);
  return net && `${net.whose} ${net.gain} ${net.counted}.`;
};
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ") ?? null;

describe("a price that is proposed, in words", () => {
  it("is what is left in a year, the membership fee included", () => {
    expect(plain(netText(proposal))).toBe("de 8 à 86 € d’économie par an, cotisation comprise");
    expect(plain(netText({ ...proposal, membershipEur: 0 }))).toBe(
      "de 8 à 86 € d’économie par an, sans cotisation",
    );
  });

  it("supposes nothing silently: neither a contribution that is not settled nor the owner's VAT", () => {
    const unsaid = { ...proposal, membershipEur: null, vatRegime: null };
    expect(plain(netText(unsaid))).toBe(
      "de 8 à 86 € d’économie par an, cotisation pas encore fixée, non comptée",
    );
    expect(plain(suppositions(unsaid).join(" "))).toContain(
      "n’est pas encore dite par tous ceux qui vendent",
    );
    expect(plain(suppositions({ ...unsaid, savingWithoutVatEur: { low: 6, high: 70 } }).join(" "))).toContain(
      "sans effet pour vous, qui la récupérez",
    );
    expect(suppositions(proposal)).toEqual([]);
  });

  it("says whose prices and whose consumption are counted", () => {
    expect(plain(netSentence(proposal))).toBe(
      "Avec votre contrat : de 8 à 86 € d’économie par an, cotisation comprise.",
    );
    expect(plain(netSentence({ ...proposal, isNetworkSupposed: true }))).toContain(
      "Avec votre contrat, le réseau compté comme pour 36 kVA au plus : de 8 à 86 €",
    );
    expect(plain(netSentence({ ...proposal, isListOfHomes: true }))).toMatch(
      /^Avec votre contrat, au tarif d’un foyer faute du vôtre/u,
    );
    expect(plain(basisText(proposal))).toContain("pour vos 4 200 kWh par an");
    const unknown = { ...proposal, isContractKnown: false, isConsumptionKnown: false };
    expect(plain(netSentence(unknown))).toMatch(/^Au tarif réglementé, faute de connaître votre contrat/u);
    expect(plain(basisText(unknown))).toContain("supposés");
    // The only table at hand is a home's.
    const baker = { ...unknown, savingWithoutVatEur: { low: 6, high: 70 } };
    expect(plain(netSentence(baker))).toMatch(/^Au tarif réglementé résidentiel, faute de connaître/u);
    expect(netSentence({ ...proposal, saves: false, savingEur: { low: -9, high: -1 } })).toBeNull();
  });

  it("calls a possible cost a loss, and a sure one no saving at all", () => {
    expect(plain(netText({ ...proposal, savingEur: { low: -12, high: 14 } }))).toBe(
      "de 12 € de perte à 14 € d’économie par an, cotisation comprise",
    );
    expect(netText({ ...proposal, saves: false, savingEur: { low: -30, high: -2 } })).toBeNull();
  });

  it("says what of that bill goes to those who sell, in its tax, and nothing where nothing is paid to them", () => {
    const sold = {
      ...proposal,
      price: 0.11,
      vatRegime: "standard" as const,
      sharedKwh: { low: 10_500, high: 21_500 },
    };
    // 10 500 and 21 500 kWh, read 10.5 and 21.5 MWh, at 0.132 €; without VAT at 0.11 €; to ten euros, as the printed sheet has them.
    expect(plain(localBillText(sold))).toBe("de 1 390 à 2 840 €");
    expect(plain(localBillText({ ...sold, isVatCounted: true }))).toBe("de 1 390 à 2 840 € TTC");
    const costs = { participationEur: 4.47, membershipEur: 12, subscriptionEur: 20, entranceEur: 0 };
    const baker = { ...sold, savingWithoutVatEur: { low: 8, high: 86 }, costsWithoutVat: costs };
    expect(plain(localBillText({ ...baker, subscriptionEur: 24 }))).toBe("de 1 180 à 2 390 € HT");
    expect(plain(localBillText({ ...sold, subscriptionEur: 24 }))).toBe("de 1 414 à 2 864 €");
    // Half of it is his own body’s: 5,250 and 10,750 kWh, read 5,250 and 11,000, at 0.132 €.
    expect(plain(localBillText({ ...sold, ownPart: 0.5 }))).toBe("de 690 à 1 450 €");
    expect(localBillText({ ...sold, price: 0 })).toBeNull();
    expect(localBillText({ ...sold, ownPart: 1 })).toBeNull();
  });

  it("of a business is without VAT as its gain is, to the euro, and with VAT where it reclaims none", () => {
    const business = {
      ...proposal,
      billEur: 15_883.4,
      billWithoutVatEur: 13_236.2,
      savingEur: { low: 404, high: 575 },
      savingWithoutVatEur: { low: 78.6, high: 118.2 },
    };
    const plainly = (told: object) => plain(JSON.stringify(told));
    expect(plain(netText(business))).toContain("de 79 à 118 € HT d’économie");
    expect(plainly(billWithVat(business) ?? [])).toBe(
      JSON.stringify([
        ["Aujourd’hui", "15 883 € TTC"],
        ["Avec ce prix", "de 15 308 à 15 479 € TTC"],
      ]),
    );
    expect(billWithVat(proposal)).toBeNull();
  });

  it("is told by its name once it is accepted", () => {
    const risky = { ...proposal, vatRegime: "franchise" as const, savingEur: { low: -3, high: 2 } };
    expect(plain(agreedText(risky, "individual"))).toBe(
      "Votre prix : 12,5 c€/kWh, sans TVA à ajouter | Par an, cotisation comprise : de 3 € de perte à 2 € d’économie",
    );
  });

  it("tells what each seller asks, where some add VAT and others do not: nobody asks their mean", () => {
    const mixed = { ...proposal, price: 0.11, vatRegime: 0.5 };
    const townHall = { ...mixed, isVatCounted: true };
    expect(plain(agreedTexts({ ...mixed, ownPart: 1 }, "individual").price)).toBe(
      "On ne s’achète pas à soi-même : rien à payer pour l’électricité, pas de contrat",
    );
    expect(plain(agreedTexts(mixed, "individual").price)).toBe(
      "Votre prix : 12,1 c€/kWh TTC en moyenne (13,2 ou 11, selon qui produit)",
    );
    expect(plain(agreedTexts(townHall, "professional").price)).toBe(
      "Votre prix : 12,1 c€/kWh TTC en moyenne (13,2 ou 11, selon qui produit), soit 11 c€/kWh HT",
    );
    expect(plain(agreedTexts(mixed, "professional").price)).toBe("Votre prix : 11 c€/kWh HT");
  });

  it("keeps a kWh beside the supplier's after the yes", () => {
    const perKwh = { avoided: { low: 0.14, high: 0.15 }, paid: 0.12, excise: 0, mayEnd: false };
    expect(plain(agreedTexts({ ...proposal, perKwh }, "individual").notes[0] ?? null)).toBe(
      "Un kWh aux heures de soleil, hors réseau : de 14 à 15 c€ TTC au fournisseur, 12 c€ ici, taxes comprises.",
    );
    expect(agreedTexts({ ...proposal, perKwh: null }, "individual").notes).toEqual([null, null, null]);
  });

  it("says in which case its sum is where the other stands below", () => {
    const { sum } = agreedTexts(proposal, "individual", true);
    expect(sum.name).toBe("Par an, cotisation comprise, avec l’exonération d’accise");
  });

  it("keeps what the sum supposes of the network above 36 kVA beside an agreed price, and nothing of it below", () => {
    const of = (isNetworkSupposed: boolean | undefined) =>
      agreedTexts({ ...proposal, isNetworkSupposed }, "professional").notes[2];
    expect(of(true)).toBe(supposedNetworkText);
    expect([of(false), of(undefined)]).toEqual([null, null]);
  });

  it("calls a gain one where no heading does", () => {
    expect(plain(agreedText(proposal, "individual"))).toMatch(
      / \| Par an, cotisation comprise : de 8 à 86 € d’économie$/u,
    );
    const sure = { ...proposal, savingEur: { low: 20, high: 20.2 } };
    expect(plain(netSentence(sure))).toContain("environ 20 € d’économie par an");
    const business = { ...proposal, savingWithoutVatEur: { low: -0.3, high: 7 } };
    expect(plain(agreedText(business, "professional"))).toContain("de 0 à 7 € HT d’économie");
  });

  it("is told with its VAT first to a business that reclaims none, as its sums are", () => {
    const townHall = { ...proposal, isVatCounted: true };
    expect(plain(agreedText(townHall, "professional"))).toBe(
      "Votre prix : 15 c€/kWh TTC, soit 12,5 c€/kWh HT | Par an, cotisation comprise : de 8 à 86 € TTC d’économie",
    );
    expect(priceInContract({ ...townHall, vatRegime: "franchise" }, "professional")).toBeNull();
    expect(priceInContract(proposal, "professional")).toBeNull();
    expect(priceInContract(proposal, "individual")).toBeNull();
  });

  it("says that it goes up, or down, each year", () => {
    const of = (indexationRate: number) =>
      plain(
        changeText(
          { ...proposal, engagement: { ...proposal.engagement, indexation: "fixed", indexationRate } },
          "individual",
        ) ?? "",
      );
    // 15 × 1.015⁴ = 15.92
    expect(of(1.5)).toContain("Le prix augmente de 1,5 % chaque année : 15,92 c€/kWh TTC l’année 5.");
    expect(of(-2)).toContain("Le prix baisse de 2 % chaque année : 13,84 c€/kWh TTC l’année 5.");
  });

  it("is a sum at the price of the start where that changes, and a later year is told with it", () => {
    const later = { year: 5, savingEur: { low: -6.2, high: -0.8 }, savingWithoutVatEur: null };
    const rising = { ...proposal, isIndexed: true, later };
    expect(plain(netSentence(rising))).toBe(
      "Avec votre contrat : de 8 à 86 € d’économie par an, cotisation comprise, au prix de départ.",
    );
    expect(plain(agreedText(rising, "individual"))).toMatch(
      /Par an, cotisation comprise, au prix de départ : de 8 à 86 €/u,
    );
    expect(laterCase(rising)?.map(plain)).toEqual([
      "Année 5, prix du fournisseur inchangé",
      "de 1 à 6 € de perte",
    ]);
    const gain = { ...later, savingEur: { low: 2, high: 71 } };
    expect(plain(laterCase({ later: gain })?.[1] ?? "")).toBe("de 2 à 71 € d’économie");
    expect(laterCase(proposal)).toBeNull();
  });

  it("tells beside the price what it becomes, and nothing of one that stays", () => {
    const of = (change: object) =>
      changeText({ ...proposal, engagement: { ...proposal.engagement, ...change } }, "individual");
    expect(plain(of({ indexation: "fixed", indexationRate: 1.5 }) ?? "")).toContain(
      "15,92 c€/kWh TTC l’année 5",
    );
    expect(of({ indexation: "insee" })).toContain("INSEE");
    // Beside a price to which no VAT is added, the later one does not say so again.
    const rising = { ...proposal.engagement, indexation: "fixed", indexationRate: 1.5 } as const;
    const free = changeText({ ...proposal, vatRegime: "franchise", engagement: rising }, "individual");
    expect(plain(free)).toBe("Le prix augmente de 1,5 % chaque année : 13,27 c€/kWh l’année 5.");
    for (const indexation of ["none", null]) expect(of({ indexation })).toBeNull();
  });

  it("says until when it holds, and in few words what a yes binds to", () => {
    expect(plain(untilText(proposal))).toBe("Proposé le 22 novembre 2026, sans date limite.");
    expect(plain(untilText({ ...proposal, until: "2026-11-30" }))).toBe(
      "À accepter jusqu’au 30 novembre 2026 inclus.",
    );
    expect(plain(bindingText(proposal))).toBe(
      "Accepter ne signe rien encore. Les documents à signer ensuite : contrat de 5 ans, résiliable à tout moment avec 3 mois de préavis.",
    );
    const unsaid = { ...proposal.engagement, durationYears: null, noticeMonths: null };
    expect(plain(bindingText({ engagement: unsaid }))).toBe("Accepter ne signe rien encore.");
  });

  it("hides no year that loses: the others are with the detail", () => {
    const names = (given: object) => {
      const { open, folded } = yearsTold({ ...proposal, ...given });
      return [open, folded].map((years) => years.map(([name]) => plain(name)));
    };
    // 8 − 20 loses; 8 − 5 does not, and stands in the lines of the sum.
    expect(names({})).toEqual([["1re année, droit d’entrée de 20 € compris"], []]);
    expect(names({ entranceEur: 5 })).toEqual([[], []]);
    const later = { year: 5, savingEur: { low: 2, high: 71 }, savingWithoutVatEur: null };
    const year5 = "Année 5, prix du fournisseur inchangé";
    expect(names({ entranceEur: 0, later })).toEqual([[], [year5]]);
    expect(names({ entranceEur: 0, later: { ...later, savingEur: { low: -2, high: 7 } } })).toEqual([
      [year5],
      [],
    ]);
    // Both at once stand beside the sum where they alone lose, and with the detail where a line above says so already.
    const both = { ...later, withoutExemptionEur: { low: -21, high: -9 } };
    const worst = "Année 5, sans l’exonération d’accise";
    const cases = (withoutExemptionEur: object) =>
      names({ entranceEur: 0, later: both, withoutExemptionEur });
    expect(cases({ low: 14, high: 25 })).toEqual([[worst], [year5]]);
    expect(cases({ low: -14, high: -5 })).toEqual([[], [year5, worst]]);
    // A later year that loses with the exemption loses more without it: neither case is told alone.
    const sure = { ...both, savingEur: { low: -8, high: -2 } };
    expect(names({ entranceEur: 0, later: sure, withoutExemptionEur: { low: -14, high: -5 } })).toEqual([
      [year5, worst],
      [],
    ]);
  });

  it("says to a business in which tax its sum is, and nothing of it to a home", () => {
    expect(vatNoteOf({ ...proposal, savingWithoutVatEur: { low: 1, high: 2 } })).toContain("hors taxes");
    expect(vatNoteOf({ ...proposal, isVatCounted: true })).toContain("Somme TTC");
    expect(vatNoteOf(proposal)).toBeNull();
  });
});

it("recalls what was said yes to and when, as long as that price is his and he said it himself", () => {
  const row = (status: "PROPOSAL" | "SIGNATURE", by: "holder" | "owner", price?: number) => ({
    id: crypto.randomUUID(),
    createdAt: "2026-11-28T10:00:00Z",
    ...{ status, by },
    ...(price === undefined ? {} : { price }),
  });
  const progress = (by: "holder" | "owner", price: number) => [
    row("PROPOSAL", "owner", price),
    row("SIGNATURE", by),
  ];
  const told = (...given: Parameters<typeof progress>) =>
    plain(acceptedText({ ...proposal, price: 0.11 }, progress(...given), "professional"));
  expect(told("holder", 0.11)).toBe("Vous avez accepté 11 c€/kWh HT, le 28 novembre 2026");
  expect([told("owner", 0.11), told("holder", 0.12)]).toEqual([null, null]);
});
