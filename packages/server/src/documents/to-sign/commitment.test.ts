import { describe, expect, it } from "vitest";
import { accord, bulletin, company, productionSite, salesContract } from "../../../test/document-samples.ts";
import { commitmentOf } from "./commitment.ts";
import type { ContractProducer } from "./content.ts";
import { essentialsOf } from "./essentials.ts";

const home = {
  isBusiness: false,
  isVatPaid: false,
  price: 0.125,
  sellers: salesContract.producers,
  later: [],
};
/** Of documents that nobody is named in yet. */
const unnamed = [
  { ...bulletin, participant: null },
  { ...salesContract, consumer: null },
];
const linesOf = (...asked: Parameters<typeof commitmentOf>) =>
  Object.fromEntries(commitmentOf(...asked).map(({ subject, text }) => [subject, text]));

describe("what a price commits to, before the yes", () => {
  it("is told in the very lines that are read when its documents are signed", () => {
    const contract = { ...salesContract, acceptedPrice: 0.125 };
    expect(commitmentOf([bulletin, contract], home)).toEqual(
      essentialsOf("participant", [bulletin, contract]),
    );
  });

  it("has the renewal, the taxes passed on, and who bills, how often and how", () => {
    const { length, price, billing } = linesOf(unnamed, home);
    expect(length).toContain("reconduit d’année en année sauf opposition");
    expect(price).toContain("vous est répercutée, à la hausse comme à la baisse");
    expect(billing).toContain("chaque trimestre, par prélèvement SEPA");
  });

  it("reads a business as one before it named who signs", () => {
    const business = { ...home, isBusiness: true };
    expect(linesOf(unnamed, business).price).toContain(
      "12,5\u00a0c€/kWh\u00a0HT, soit 15\u00a0c€/kWh\u00a0TTC",
    );
    expect(linesOf(unnamed, business).leaving).not.toContain("rétracter");
    expect(linesOf(unnamed, home).leaving).toContain("rétracter dans les 14\u00a0jours");
  });

  it("promises a business no days to retract where it has no contract to sign either, as its own body's place", () => {
    const alone = [
      { ...bulletin, participant: null },
      { ...accord, participant: null },
    ];
    const { leaving } = linesOf(alone, { ...home, isBusiness: true, isOwnBody: true });
    expect(leaving).not.toContain("rétracter");
    expect(leaving).toContain("Si vous quittez les lieux");
    expect(linesOf(alone, home).leaving).toContain("rétracter dans les 14\u00a0jours");
    const named = [
      { ...bulletin, participant: company },
      { ...accord, participant: company },
    ];
    expect(linesOf(named, home).leaving).not.toMatch(/rétracter|déménagez/u);
  });

  it("tells what a late payment costs before it is known who signs, and of a body that may be public no more than is sure", () => {
    const of = (reader: object) => linesOf(unnamed, { ...home, ...reader }).billing;
    expect(of({})).toContain("intérêt au taux légal après une mise en demeure, sans autres frais");
    expect(of({ isBusiness: true })).toContain("40\u00a0€ de frais, et des intérêts au taux de la BCE");
    expect(of({ isBusiness: true, isVatPaid: true })).toContain("40\u00a0€ de frais, et des intérêts.");
  });

  it("claims nothing of terms and of a fee that nobody wrote", () => {
    const unwritten = [
      { ...bulletin, fee: null },
      { ...salesContract, terms: null },
    ];
    const told = linesOf(unwritten, home);
    expect(Object.keys(told)).toEqual(["price", "length", "fee", "leaving"]);
    expect(told.price).not.toContain("ferme");
    expect(told.length).toContain("sera écrite dans le contrat de vente");
    expect(told.fee).toContain("Pas encore fixée");
  });

  it("tells who moves out when to say so, as the contract and the accord do", () => {
    const when = "dites-le au plus tard quinze jours avant, ou dès que vous le savez.";
    expect(linesOf(unnamed, home).leaving).toContain(`Si vous déménagez, ${when}`);
    const work = { ...home, isBusiness: true };
    expect(linesOf(unnamed, work).leaving).toContain(`Si vous quittez les lieux, ${when}`);
    expect(linesOf([{ ...bulletin, participant: null }], home).leaving).not.toContain(when);
  });
});

describe("what a price commits to, where the first contract is made without some who sell", () => {
  const ready = salesContract.producers.map(
    (producer): ContractProducer => ({ ...producer, vatRegime: "franchise" }),
  );
  const contract = { ...salesContract, consumer: null, producers: ready };
  const farm = {
    identity: { ...company, socialReason: "EARL de la Prairie", siretId: "73282932000074" },
    site: productionSite,
    vatRegime: "standard" as const,
  };
  const told = (later: ContractProducer[], ...sellers: ContractProducer[]) => {
    const lines = linesOf([{ ...bulletin, participant: null }, contract], {
      ...home,
      sellers: [...ready, ...later, ...sellers],
      later,
    });
    const { price = "", billing = "" } = lines;
    return { price: price.replaceAll("\u00a0", " "), billing: billing.replaceAll("\u00a0", " ") };
  };

  it("has each seller at his price, how many contracts and how many bills", () => {
    const { price, billing } = told([farm]);
    expect(price).toContain("15 c€/kWh TTC (EARL de la Prairie)");
    expect(price).toMatch(
      /Un contrat de vente avec .*, puis un autre avec EARL de la Prairie, que vous pourrez refuser à part ; s’il est prêt avant l’envoi du premier, un seul contrat les nomme tous, à signer ou à refuser en entier\./u,
    );
    expect(price).not.toContain("Deux contrats");
    expect(billing).toContain("EARL de la Prairie, TVA de 20 %");
    expect(billing).toContain(`${ready.length === 1 ? "deux" : "trois"} factures`);
  });

  it("promises two contracts of who is named apart, ready or not", () => {
    const { price } = linesOf([{ ...bulletin, participant: null }, contract], {
      ...home,
      sellers: [...ready, farm],
      later: [farm],
      isApart: true,
    });
    expect(price?.replaceAll("\u00a0", " ")).toMatch(
      /Deux contrats de vente, à signer ou à refuser chacun : le premier avec .*, le second avec EARL de la Prairie\./u,
    );
  });

  it("counts whom it may not name, or who is not named yet", () => {
    const unnamed = { ...farm, identity: null };
    expect(told([unnamed]).price).toContain("15 c€/kWh TTC (un producteur) ou");
    expect(told([unnamed]).price).toContain("puis un autre avec un producteur,");
    expect(told([unnamed]).billing).toContain("une facture par producteur");
    expect(told([farm, unnamed]).price).toContain("(EARL de la Prairie et un autre producteur) ou");
  });

  it("promises no number of contracts where several sellers come later", () => {
    expect(told([farm, { ...farm, identity: null }]).price).toContain(
      "s’ils sont prêts avant l’envoi du premier, un seul contrat les nomme tous",
    );
  });

  it("counts them for each of several places", () => {
    const documents = [{ ...bulletin, participant: null }, contract, contract];
    const { price: _, ...several } = home;
    const { price } = linesOf(documents, { ...several, sellers: [...ready, farm], later: [farm] });
    expect(price).toContain("Un contrat de vente par lieu avec");
  });

  it("tells no contract to come with who sells outside of the platform", () => {
    const { price, billing } = told([], farm);
    expect(price).toContain("15 c€/kWh TTC (EARL de la Prairie)");
    expect(price).not.toContain("contrat de vente avec");
    expect(billing).not.toContain("Prairie");
  });
});
