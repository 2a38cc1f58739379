import { messages } from "@mec/domain/shared";
import { describe, expect, it } from "vitest";
import { emptyFeeForm, type FeeForm, feeFormSchema, feeOf, feeToForm } from "./fee-form.ts";

const account = { iban: "FR7630006000011234567890189", bic: "AGRIFRPP" };
const complete: FeeForm = {
  required: true,
  amount: "12,50",
  entranceFeeRequired: true,
  entranceFeeAmount: "1 000 €",
  byCheque: true,
  byTransfer: true,
  ...account,
  additionalInformation: "À régler avant le 31 mars.",
};

function errors(change: Partial<FeeForm>): Record<string, string> {
  const { error } = feeFormSchema.safeParse({ ...complete, ...change });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
}

describe("what members pay, as typed", () => {
  it("is sent as numbers, with its means of payment", () => {
    expect(feeOf(complete)).toEqual({
      required: true,
      amount: 12.5,
      entranceFeeRequired: true,
      entranceFeeAmount: 1000,
      paymentMethods: [{ type: "CHEQUE" }, { type: "TRANSFER", ...account }],
      additionalInformation: "À régler avant le 31 mars.",
    });
  });

  it("may be nothing: neither amount nor account is then sent, whatever was typed before", () => {
    const free = { ...complete, required: false, entranceFeeRequired: false };
    expect(feeOf(free)).toMatchObject({ amount: 0, entranceFeeAmount: 0, paymentMethods: [] });
    expect(feeFormSchema.safeParse(emptyFeeForm).success).toBe(true);
  });

  it.each<[string, Partial<FeeForm>, Record<string, string>]>([
    ["no amount", { amount: "" }, { amount: messages.amount }],
    ["an amount that is no number", { amount: "dix" }, { amount: messages.amount }],
    ["a fee of 0", { amount: "0" }, { amount: messages.feeAmount }],
    ["an entrance fee of 0", { entranceFeeAmount: "0" }, { entranceFeeAmount: messages.feeAmount }],
    [
      "no means of payment, shown at the first",
      { byCheque: false, byTransfer: false },
      { byCheque: messages.paymentMethods },
    ],
    ["a wrong IBAN, after the cheque", { iban: "FR76" }, { iban: messages.iban }],
    ["a wrong IBAN, by transfer only", { byCheque: false, iban: "FR76" }, { iban: messages.iban }],
    ["a wrong BIC", { bic: "AGRI" }, { bic: messages.bic }],
  ])("is refused with %s", (_, change, expected) => {
    expect(errors(change)).toEqual(expected);
  });

  it("reads again what was kept", () => {
    expect(feeOf(feeToForm(feeOf(complete)))).toEqual(feeOf(complete));
    expect(feeToForm(feeOf(complete))).toMatchObject({ amount: "12,5", entranceFeeAmount: "1000" });
  });
});
