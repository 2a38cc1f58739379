import type { PriceProposal } from "@mec/api/study";
import { allowedTransitions, type Transition } from "@mec/domain/application";
import { exemptionSureUntil } from "@mec/energy";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mustWait, questionOf as question, readBefore, type Weighed, weighedOf } from "./accepting.ts";
import { proposal } from "./proposal.test-helper.ts";

// No fee falls due soon.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-06-30T09:00:00Z") });
  return () => void vi.useRealTimers();
});

const steps = allowedTransitions("PROPOSAL", "holder");
const step = (to: Transition["to"]): Transition => {
  const found = steps.find((one) => one.to === to);
  if (!found) throw new Error(`no step to ${to}`);
  return found;
};
const accept = step("SIGNATURE");
/** The question, and its body as it is read. */
function questionOf(weighed: Weighed, isUnexempted = false, startsIn: string | null = null) {
  const asked = question(weighed, { isUnexempted, startsIn, profileType: "individual" });
  if (asked === null) return null;
  const { before, cases = [], after } = asked;
  const told = cases.map(([name, sum]) => `${name}\u00a0: ${sum}`);
  return { ...asked, body: [before, ...told, after].filter(Boolean).join("\n") };
}
const plain = (text: unknown) => String(text).replaceAll(/[\u00a0\u202f]/gu, " ");
const weigh = (data: PriceProposal | null | undefined, isFetching: boolean) =>
  weighedOf(proposal.price, { data, isFetching });

describe("accepting a price", () => {
  it("waits while its sum is computed, and leaving does not", () => {
    expect(mustWait(accept, weigh(undefined, true))).toBe(true);
    expect(mustWait(step("REJECTED"), weigh(undefined, true))).toBe(false);
    expect(mustWait(accept, weigh(proposal, true))).toBe(false);
  });

  it("takes the sum of another price for none", () => {
    const other = { ...proposal, price: 0.2 };
    expect(weigh(other, true)).toBe("computing");
    expect(weigh(other, false)).toBe("unknown");
  });

  it("is asked to be confirmed when the sum could not be computed, or costs money", () => {
    for (const none of [undefined, null]) {
      expect(mustWait(accept, weigh(none, false))).toBe(false);
      expect(questionOf(weigh(none, false))?.body).toContain("pas pu calculer");
    }
    const costly = {
      ...proposal,
      saves: false,
      savingEur: { low: -9, high: -1 },
      verdict: "Ce projet ne vous ferait pas économiser.",
    };
    expect(questionOf(weigh(costly, false))?.title).toContain("ne vous ferait pas économiser");
    expect(questionOf(weigh(costly, false))).toMatchObject({
      body: expect.stringContaining("de 1 à 9\u00a0€ de perte"),
      isDoubtful: true,
    });
    const nothing = { ...costly, savingEur: { low: -3, high: 0.2 }, verdict: "Presque rien." };
    expect(questionOf(weigh(nothing, false))?.title).toContain("presque rien");
    expect(questionOf(weigh({ ...proposal, entranceEur: 0 }, false))).toBeNull();
  });

  it("asks for the sum of today where it is no longer the one that was read, to the euro", () => {
    const [plain50, gain] = [
      { ...proposal, entranceEur: 0 },
      { low: 10, high: 90 },
    ];
    const now = { ...plain50, savingEur: gain };
    const before = (one: Weighed, other: Weighed) => readBefore(one, other, "individual");
    expect(before(plain50, { ...plain50, savingEur: { low: 8.2, high: 86.3 } })).toBeNull();
    expect(before(plain50, { ...now, price: 0.3 })).toBeNull();
    expect(before("computing", now)).toBeNull();
    const was = before(plain50, now);
    expect(was).toBe(plain50);
    // Where a gain is accepted at once, a gain that was not read is not.
    const asked = question(now, { isUnexempted: false, startsIn: null, profileType: "individual", was });
    expect(plain(asked?.before)).toContain("vous aviez lu, par an, de 8 à 86 € d’économie.");
    expect(plain(asked?.cases)).toContain("de 10 à 90 € d’économie");
    expect(asked).toMatchObject({ confirmLabel: "Accepter" });
    const risky = { ...plain50, savingEur: { low: -3, high: 2 } };
    expect(
      question(risky, { isUnexempted: false, startsIn: null, profileType: "individual", was: plain50 }),
    ).toMatchObject({
      title: expect.stringContaining("au risque de payer plus"),
      before: expect.stringContaining("vous aviez lu"),
      isDoubtful: true,
    });
  });

  it("asks about the price of the same reading as its sums, and tells the one that was read", () => {
    const read = { ...proposal, entranceEur: 0, price: 0.115, vatRegime: "franchise" as const };
    // A seller who adds VAT joined while the page was open: (1 + 0.2 × 0.69) × 11.5 = 13.09
    const now = { ...read, vatRegime: 0.69, savingEur: { low: -4, high: 39 } };
    const was = readBefore(read, now, "individual");
    expect(was).toBe(read);
    const asked = question(now, { isUnexempted: false, startsIn: null, profileType: "individual", was });
    expect(plain(asked?.title)).toBe(
      "Accepter 13,09 c€/kWh TTC en moyenne (13,8 ou 11,5, selon qui produit), au risque de payer plus ?",
    );
    expect(plain(asked?.before)).toBe(
      "Le projet a changé depuis que vous avez ouvert cette page : vous aviez lu 11,5 c€/kWh, sans TVA à ajouter et, par an, de 8 à 86 € d’économie. Voici le prix et la somme d’aujourd’hui.",
    );
    // Who gets VAT back reads the same price, and the same sums.
    expect(readBefore(read, { ...now, savingEur: read.savingEur }, "individual")).toBe(read);
    expect(
      readBefore({ ...read, vatRegime: "standard" }, { ...now, savingEur: read.savingEur }, "professional"),
    ).toBeNull();
  });

  it("is asked where VAT came to the price since it was proposed, also of who gets it back", () => {
    const moved = {
      ...proposal,
      entranceEur: 0,
      vatRegime: 0.69,
      vatThen: { vatRegime: "franchise" },
    } as const;
    const ask = (one: PriceProposal, profileType: "individual" | "professional") =>
      question(one, { isUnexempted: false, startsIn: null, profileType });
    const business = { ...moved, price: 0.11, savingWithoutVatEur: moved.savingEur };
    const asked = ask(business, "professional");
    expect(plain(asked?.title)).toBe("Accepter 11 c€/kWh HT ?");
    expect(plain(asked?.before)).toBe(
      "Depuis que ce prix vous a été proposé, la TVA s’ajoute au prix d’un kWh, le même hors taxes (11 c€/kWh HT), et vous la récupérez : cette somme en tient compte.",
    );
    expect(asked).toMatchObject({ confirmLabel: "Accepter" });
    expect(plain(ask(moved, "individual")?.before)).toContain("le prix d’un kWh est passé de 12,5 c€/kWh");
    expect(ask({ ...business, vatThen: null }, "professional")).toBeNull();
  });

  it("tells what is paid on entering, and says that the first year may lose by it", () => {
    // 8 to 86 € a year, 20 € once.
    const asked = questionOf(weigh(proposal, false));
    expect(plain(asked?.title)).toBe("Accepter 15 c€/kWh TTC, au risque de payer plus au début ?");
    expect(asked?.isDoubtful).toBeUndefined();
    expect(plain(asked?.body)).toContain(
      "Par an, tout compté : de 8 à 86 € d’économie\n" +
        "1re année, droit d’entrée de 20 € compris : de 12 € de perte à 66 € d’économie",
    );
    expect(questionOf(weigh({ ...proposal, entranceEur: 8.4 }, false))).toBeNull();
  });

  it("tells the fee that is due before a project of a later year starts, and asks where it is more than a year brings", () => {
    // 8 to 86 € a year, 15 € before July.
    const plain50 = { ...proposal, entranceEur: 0 };
    const asked = questionOf(weigh(plain50, false), false, "2027-07");
    expect(asked?.isDoubtful).toBeUndefined();
    expect(plain(asked?.body)).toContain(
      "Par an, tout compté : de 8 à 86 € d’économie\nAvant juillet 2027, sans électricité locale : 15 € de cotisation",
    );
    const cheap = { ...plain50, membershipEur: 8 };
    expect(questionOf(weigh(cheap, false), false, "2027-07")).toBeNull();
    expect(questionOf(weigh({ ...plain50, membershipEur: null }, false), false, "2027-07")).toBeNull();
  });

  it("is asked to be confirmed when it may cost money, even if it may save some", () => {
    const risky = { ...proposal, savingEur: { low: -3, high: 2 } };
    expect(questionOf(weigh(risky, false))).toMatchObject({
      title: expect.stringContaining("au risque de payer plus"),
      isDoubtful: true,
    });
    expect(questionOf(weigh(risky, false))?.body).toContain("3\u00a0€ de perte");
    const business = { ...proposal, savingWithoutVatEur: { low: -1, high: 40 } };
    expect(questionOf(weigh(business, false))?.title).toContain("au risque de payer plus");
  });

  it("names no price and no contract where his own body alone produces", () => {
    const own = { ...proposal, ownPart: 1, savingEur: { low: -3, high: 2 } };
    const asked = questionOf(weigh(own, false));
    expect(plain(asked?.title)).toBe("Accepter, au risque de payer plus ?");
    expect(asked?.body).toContain("accepter fait préparer deux documents");
  });

  it("says that another contract of sale follows, where the first names not all who sell", () => {
    const risky = { ...proposal, savingEur: { low: -3, high: 2 } };
    const body = (laterSellers: number) => plain(questionOf(weigh({ ...risky, laterSellers }, false))?.body);
    expect(body(1)).toContain(
      "accepter fait préparer trois documents, dont un contrat de vente ; un autre producteur y sera nommé s’il est prêt avant l’envoi, ou aura un second contrat. Vous déciderez en les signant.",
    );
    expect(body(2)).toContain(
      "d’autres producteurs y seront nommés s’ils sont prêts avant l’envoi, ou auront d’autres contrats.",
    );
  });

  it("says above 36 kVA what its sums suppose of the network's part", () => {
    const risky = { ...proposal, savingEur: { low: -3, high: 2 } };
    const body = (isNetworkSupposed: boolean) =>
      questionOf(weigh({ ...risky, isNetworkSupposed }, false))?.body;
    expect(body(true)).toContain("Votre part de réseau est comptée comme pour 36\u00a0kVA au plus");
    expect(body(false)).not.toContain("36\u00a0kVA");
  });

  it("is asked to be confirmed as soon as one case costs money, and tells every case with its sum", () => {
    const later = { year: 5, savingEur: { low: -6.2, high: -1.8 }, savingWithoutVatEur: null };
    const withoutExemptionEur = { low: -18.3, high: -17.9 };
    const costly = {
      ...proposal,
      entranceEur: 0,
      savingEur: { low: -3, high: 2 },
      isIndexed: true,
      later,
      withoutExemptionEur,
    };
    expect(plain(questionOf(costly, true)?.body)).toBe(
      "Par an, tout compté, si l’exonération s’arrêtait, au prix de départ : 18 € de perte\n" +
        `Seulement si l’exonération de taxe (accise) continue après le ${exemptionSureUntil()} : de 3 € de perte à 2 € d’économie par an\n` +
        "Année 5, prix du fournisseur inchangé : de 2 à 6 € de perte\nVous ne signez rien encore : accepter fait préparer trois documents, et vous déciderez en les signant. Acceptez-le si ce risque vous convient.",
    );
    expect(questionOf(costly, true)?.cases).toHaveLength(3);
    const business = {
      ...proposal,
      entranceEur: 0,
      savingWithoutVatEur: { low: 95, high: 184 },
      withoutExemptionEur: { low: -196, high: -127 },
    };
    expect(plain(questionOf(business, true)?.body)).toContain(
      "si l’exonération s’arrêtait : de 127 à 196 € HT de perte\nSeulement si l’exonération de taxe (accise)",
    );
    // A project that shares before the announced end.
    expect(questionOf(business, false)).toBeNull();
  });

  it("says in its question who came since the price was proposed: its mail told another sum", () => {
    const nobody = { producersJoined: 0, producersLeft: 0, consumersJoined: 0, consumersLeft: 0 };
    const withoutExemptionEur = { low: -18.3, high: -17.9 };
    const moved = {
      ...proposal,
      entranceEur: 0,
      withoutExemptionEur,
      movedSinceProposal: { ...nobody, ownPlacesJoined: 1 },
    };
    expect(plain(questionOf(moved, true)?.body)).toMatch(
      /^Depuis que ce prix vous a été proposé, un autre de vos lieux s’est ajouté .* : cette somme en tient compte\.\n/u,
    );
  });

  it("is a risk for a loss in any case that may come, and says so in the question itself", () => {
    const without = { low: -18.3, high: -17.9 };
    const asked = questionOf({ ...proposal, entranceEur: 0, withoutExemptionEur: without }, true);
    expect(plain(asked?.title)).toBe("Accepter 15 c€/kWh TTC, au risque de payer plus ?");
    expect(asked?.confirmLabel).toBe("Accepter ce risque");
    expect(asked?.isDoubtful).toBe(true);
    expect(plain(asked?.body)).toBe(
      "Par an, tout compté, si l’exonération s’arrêtait : 18 € de perte\n" +
        `Seulement si l’exonération de taxe (accise) continue après le ${exemptionSureUntil()} : de 8 à 86 € d’économie par an\n` +
        "Vous ne signez rien encore : accepter fait préparer trois documents, et vous déciderez en les signant. Acceptez-le si ce risque vous convient.",
    );
    const later = { year: 5, savingEur: { low: -6.2, high: 1.8 }, savingWithoutVatEur: null };
    const rising = { ...proposal, isIndexed: true, later };
    for (const isUnexempted of [true, false]) {
      expect(questionOf(rising, isUnexempted)).toMatchObject({
        title: expect.stringContaining("au risque de payer plus"),
        confirmLabel: "Accepter ce risque",
        isDoubtful: true,
      });
    }
    // Neither the rise nor the end of the exemption loses, but both at once do.
    const both = { ...later, savingEur: { low: 1, high: 80 }, withoutExemptionEur: { low: -21.4, high: -9 } };
    const hidden = { ...proposal, entranceEur: 0, withoutExemptionEur: { low: 2, high: 9 }, later: both };
    expect(plain(questionOf(hidden, true)?.body)).toContain(
      "Année 5, sans l’exonération d’accise : de 9 à 21 € de perte",
    );
    expect(questionOf(hidden, true)?.isDoubtful).toBe(true);
    expect(questionOf(hidden, false)).toBeNull();
    // The fifth year of a business is without VAT, as its sum is.
    const firm = { ...proposal, entranceEur: 0, savingWithoutVatEur: { low: 4, high: 9 } };
    const firmLater = { ...later, savingEur: { low: -9, high: 2 }, savingWithoutVatEur: { low: 1, high: 3 } };
    expect(questionOf({ ...firm, isIndexed: true, later: firmLater }, true)).toBeNull();
  });

  it("tells both fees with their sum where a second one falls due soon", () => {
    vi.setSystemTime(new Date("2026-11-30T09:00:00Z"));
    expect(plain(questionOf(proposal)?.body)).toContain(
      "Admis avant le 31 janvier 2027 : 35,00 € à l’admission, droit d’entrée compris, puis 15,00 € ce jour-là, pour deux années\n",
    );
    expect(plain(questionOf(proposal, false, "2027-07")?.body)).toContain(
      "Avant juillet 2027, sans électricité locale : 15 € de cotisation ; dus d’ici là : 50,00 € au plus\n",
    );
  });

  it("says in every question of a sum that nothing is signed yet", () => {
    const costly = { ...proposal, saves: false, savingEur: { low: -9, high: -1 } };
    const doubtful = { ...proposal, withoutExemptionEur: { low: -9, high: -1 } };
    for (const weighed of [costly, doubtful, { ...proposal, savingEur: { low: -3, high: 2 } }])
      expect(plain(questionOf(weighed, true)?.body)).toContain("Vous ne signez rien encore");
  });
});
