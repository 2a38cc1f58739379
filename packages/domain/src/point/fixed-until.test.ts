import { expect, it } from "vitest";
import { contractSchema } from "./contract.ts";
import { contractFormSchema, contractToForm, contractToSend } from "./contract-form.ts";
import { emptyContractForm } from "./empty-contract.ts";

const offer = {
  ...emptyContractForm,
  type: "other",
  tarification: "base",
  basePrice: "0,2",
  fixedUntil: "2028-06",
} as const;

it("an offer keeps the month until which its price is fixed, and survives being edited again", () => {
  expect(contractToSend(offer)).toMatchObject({ fixedUntil: "2028-06" });
  expect(contractToForm(contractToSend(offer))).toMatchObject({ fixedUntil: "2028-06" });
});

it("it need not be told, and the regulated tariff has none", () => {
  expect(contractToSend({ ...offer, fixedUntil: "" })).not.toHaveProperty("fixedUntil");
  expect(contractToSend({ ...offer, type: "TRV" })).not.toHaveProperty("fixedUntil");
  // As a browser keeps what was told before it was asked.
  expect(contractFormSchema.safeParse({ ...offer, fixedUntil: undefined }).success).toBe(true);
});

it("is a month", () => {
  const kept = { type: "other", tarification: "base", basePrice: 0.2 };
  expect(contractSchema.safeParse({ ...kept, fixedUntil: "2028-13" }).success).toBe(false);
  expect(contractFormSchema.safeParse({ ...offer, fixedUntil: "juin" }).success).toBe(false);
});
