import * as z from "zod";
import { productionTypeSchema } from "../point/index.ts";
import {
  cleanText,
  dateSchema,
  firstFault,
  flagSchema,
  messages,
  priceSchema,
  vatRegimes,
} from "../shared/index.ts";

export const indexations = ["none", "fixed", "insee"] as const;
export const billingFrequencies = ["monthly", "quarterly", "half-yearly", "yearly"] as const;
export type BillingFrequency = (typeof billingFrequencies)[number];
export const billingMeans = ["transfer", "direct-debit", "cheque"] as const;
export type BillingMeans = (typeof billingMeans)[number];

const numberBetween = (least: number, most: number) =>
  z
    .number({ error: messages.number })
    .gte(least, firstFault(messages.number))
    .lte(most, firstFault(messages.number));
const wholeBetween = (least: number, most: number) =>
  z
    .int({ error: messages.integer })
    .gte(least, firstFault(messages.integer))
    .lte(most, firstFault(messages.integer));

/**
 * The terms of a local sale, for all the consumers of a project or for one. Null stands for a term not given
 * yet: it blocks nothing, and the contract says what holds without it. `price` null: the price that the consumer
 * accepted.
 */
export const salesTermsSchema = z.strictObject({
  name: cleanText({ max: 100 }),
  /** Years; null for an indefinite duration. */
  durationYears: wholeBetween(1, 30).nullable(),
  startDate: dateSchema.nullable(),
  /** €/kWh HT. */
  price: priceSchema.nullable(),
  vatRegime: z.enum(vatRegimes, { error: messages.choice }).nullable(),
  indexation: z.enum(indexations, { error: messages.choice }).nullable(),
  /** % a year, when `indexation` is fixed. */
  indexationRate: numberBetween(0, 20).nullable(),
  /** € a year HT. */
  subscription: numberBetween(0, 10_000).nullable(),
  billingFrequency: z.enum(billingFrequencies, { error: messages.choice }).nullable(),
  billingMeans: z.enum(billingMeans, { error: messages.choice }).nullable(),
  /** Days after the invoice. */
  paymentDays: wholeBetween(0, 90).nullable(),
  tacitRenewal: flagSchema.nullable(),
  /** Months of notice before the term or, without term, before the end. */
  noticeMonths: wholeBetween(0, 24).nullable(),
  /** Months within which the closing invoice comes. */
  closingInvoiceMonths: wholeBetween(0, 24).nullable(),
  /** % of the remaining sales, asked of somebody who leaves without the notice; 0 for none. */
  penaltyRate: numberBetween(0, 100).nullable(),
  /** kWh a year on which the penalty is computed. */
  penaltyKwh: wholeBetween(0, 100_000_000).nullable(),
  /** From here on, of the owner's own plant alone: `plantOfTerms`. */
  energyKind: productionTypeSchema.nullable(),
  /** kWc. */
  power: numberBetween(0, 100_000).nullable(),
  installationDate: dateSchema.nullable(),
  /** Whether the surplus is sold under a purchase contract. */
  purchaseContract: flagSchema.nullable(),
});
export type SalesTerms = z.infer<typeof salesTermsSchema>;

/** Terms before anything was given. */
export const emptySalesTerms: SalesTerms = {
  name: "",
  durationYears: null,
  startDate: null,
  price: null,
  vatRegime: null,
  indexation: null,
  indexationRate: null,
  subscription: null,
  billingFrequency: null,
  billingMeans: null,
  paymentDays: null,
  tacitRenewal: null,
  noticeMonths: null,
  closingInvoiceMonths: null,
  penaltyRate: null,
  penaltyKwh: null,
  energyKind: null,
  power: null,
  installationDate: null,
  purchaseContract: null,
};

/**
 * The plant that the terms of sale speak of: the owner's own, where he has but one. They tell one day of installation and one
 * use of the surplus, and who else sells was asked neither.
 */
export function plantOfTerms<P extends { readonly accountId: string }>(
  plants: readonly P[],
  ownerId: string,
): P | null {
  const [first, ...others] = plants.filter(({ accountId }) => accountId === ownerId);
  return first && others.length === 0 ? first : null;
}
