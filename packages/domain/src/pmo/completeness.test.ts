import { describe, expect, it } from "vitest";
import { aFee, anAssociation, anInterlocutor } from "./examples.test-helper.ts";
import {
  associationGapLabels,
  associationGaps,
  isAssociationComplete,
  isFeeComplete,
  isInterlocutorComplete,
  type MembershipFee,
  missingInAssociation,
  type PmoAssociation,
} from "./index.ts";

const noAddress = { ...anAssociation.address, label: "" };

describe("an association", () => {
  it("that was said whole lacks nothing", () => {
    expect(missingInAssociation(anAssociation, "statutes")).toEqual([]);
    expect(missingInAssociation(anAssociation, "documents")).toEqual([]);
    expect(isAssociationComplete(anAssociation)).toBe(true);
  });

  it("that was not said lacks everything", () => {
    expect(missingInAssociation(null, "statutes")).toEqual([
      "associationName",
      "email",
      "address",
      "territory",
      "founders",
    ]);
    expect(missingInAssociation(null, "documents")).toEqual(["associationName", "email", "rnaId", "address"]);
    expect(isAssociationComplete(null)).toBe(false);
  });

  it.each<[string, Partial<PmoAssociation>, { statutes: boolean; documents: boolean }]>([
    ["its RNA", { rnaId: "" }, { statutes: true, documents: false }],
    ["its name", { associationName: "" }, { statutes: false, documents: false }],
    ["its e-mail", { email: "" }, { statutes: false, documents: false }],
    ["its head office", { address: noAddress }, { statutes: false, documents: false }],
    ["its territory", { territory: "" }, { statutes: false, documents: true }],
    ["its founders", { founders: [] }, { statutes: false, documents: true }],
    ["its preamble", { preamble: "" }, { statutes: true, documents: true }],
  ])("without %s", (_, change, whole) => {
    const association = { ...anAssociation, ...change };
    expect(missingInAssociation(association, "statutes").length === 0).toBe(whole.statutes);
    expect(missingInAssociation(association, "documents").length === 0).toBe(whole.documents);
    expect(isAssociationComplete(association)).toBe(whole.documents);
  });

  it("whose description no longer keeps to the rules is not complete", () => {
    expect(isAssociationComplete({ ...anAssociation, email: "contact" })).toBe(false);
  });

  it("has words for each thing it may lack", () => {
    expect(associationGaps.map((gap) => associationGapLabels[gap]).every((label) => label.length > 5)).toBe(
      true,
    );
  });
});

describe("a contact", () => {
  it("is complete without another name for the operation", () => {
    expect(isInterlocutorComplete(anInterlocutor)).toBe(true);
  });

  it.each(["firstName", "lastName", "email", "phoneNumber"])("is not without %s", (field) => {
    expect(isInterlocutorComplete({ ...anInterlocutor, [field]: "" })).toBe(false);
  });

  it("is not when it was not said", () => {
    expect(isInterlocutorComplete(null)).toBe(false);
  });
});

describe("a fee", () => {
  const transfer = { type: "TRANSFER", iban: "FR1420041010050500013M02606", bic: "PSSTFRPPPAR" } as const;
  it.each<[string, Partial<MembershipFee>, boolean]>([
    ["asked with a means of payment", {}, true],
    ["asked by transfer", { paymentMethods: [transfer] }, true],
    ["of nothing", { required: false, amount: 0, paymentMethods: [] }, true],
    ["asked without an amount", { amount: 0 }, false],
    ["asked without a means of payment", { paymentMethods: [] }, false],
    ["with an entrance fee without an amount", { entranceFeeRequired: true }, false],
    ["with an entrance fee", { entranceFeeRequired: true, entranceFeeAmount: 5 }, true],
    ["of an entrance fee alone", { required: false, entranceFeeRequired: true, entranceFeeAmount: 5 }, true],
    [
      "by cheque, said twice",
      { paymentMethods: [{ type: "CHEQUE" as const }, { type: "CHEQUE" as const }] },
      false,
    ],
    ["by a transfer to a wrong IBAN", { paymentMethods: [{ ...transfer, iban: "FR14" }] }, false],
    ["below 0", { amount: -1 }, false],
  ])("%s: complete or not", (_, change, complete) => {
    expect(isFeeComplete({ ...aFee, ...change })).toBe(complete);
  });

  it("is not complete when it was not said", () => {
    expect(isFeeComplete(null)).toBe(false);
  });
});

describe("what is kept", () => {
  it("is judged as what was said, with the ids that it was given", () => {
    const id = "0f4f0a3e-0000-4000-8000-000000000000";
    const association = { ...anAssociation, id };
    const fee = { ...aFee, id, pmoAssociationId: null };
    expect([isAssociationComplete(association), isFeeComplete(fee)]).toEqual([true, true]);
    const wrong = { ...fee, amount: -1 };
    expect(isFeeComplete(wrong)).toBe(false);
  });
});
