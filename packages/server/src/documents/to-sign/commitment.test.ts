import { describe, expect, it } from "vitest";
import { bulletin, salesContract } from "../../../test/document-samples.ts";
import { commitmentOf } from "./commitment.ts";
import { essentialsOf } from "./essentials.ts";

const home = { isBusiness: false, isVatPaid: false, price: 0.125, sellers: salesContract.producers };
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
