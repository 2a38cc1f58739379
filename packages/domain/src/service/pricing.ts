import { displayedPrice, type ProfileType } from "../shared/index.ts";
import { type ServiceGroup, serviceGroups, type TakenPricing } from "./plans.ts";

export interface Price {
  /** €, without tax: for each consumer, or for a project's pack. */
  readonly amountExclTax: number;
  readonly unit: "consumer" | "project";
  /** Announced, and not sold yet. */
  readonly disabled: boolean;
}

const perConsumer = (amountExclTax: number): Price => ({ amountExclTax, unit: "consumer", disabled: false });
const pack = (amountExclTax: number, { disabled = false } = {}): Price => ({
  amountExclTax,
  unit: "project",
  disabled,
});
/** Granted by the operator only, so never open to a person. */
const free: Price = { amountExclTax: 0, unit: "consumer", disabled: true };

/** The prices of the services (specification §9), in € without tax. */
export const prices: Readonly<Record<ServiceGroup, Readonly<Record<TakenPricing, Price>>>> = {
  data: { usage: perConsumer(30), credits: pack(400), free },
  pmo: { usage: perConsumer(7), credits: pack(35, { disabled: true }), free },
  vente: { usage: perConsumer(20), credits: pack(100, { disabled: true }), free },
  convention: { usage: perConsumer(13), credits: pack(65, { disabled: true }), free },
};

/** Credits are good for two years from the day they are bought (specification §9). */
const creditsValidityYears = 2;

/** Whether credits bought at this moment are still good. */
export function areCreditsValid(boughtAt: Date, now: Date): boolean {
  const end = new Date(boughtAt);
  end.setUTCFullYear(end.getUTCFullYear() + creditsValidityYears);
  return now < end;
}

/**
 * What a project's consumers cost.
 * @param consumers a whole number, 0 or more: credits are bought with the first.
 * @returns € without tax.
 */
export function costOf(group: ServiceGroup, pricing: TakenPricing, consumers: number): number {
  const { amountExclTax, unit } = prices[group][pricing];
  if (unit === "project") return consumers > 0 ? amountExclTax : 0;
  return amountExclTax * consumers;
}

/** Consumers whose documents are sent. */
export interface Documented {
  readonly consumers: number;
  /** Of these, who buy from nobody but themselves: they have no contract of sale. */
  readonly withoutSale?: number | undefined;
}

/** For how many of them a service counts a document: none of sale for who buys from himself alone. */
export const countedFor = (group: ServiceGroup, { consumers, withoutSale = 0 }: Documented): number =>
  group === "vente" ? Math.max(0, consumers - withoutSale) : consumers;

/** What sending all the documents that they have costs, paid by use: every service but the study's data. € without tax. */
export const costOfDocuments = (documented: Documented): number =>
  serviceGroups
    .filter((group) => group !== "data")
    .reduce((sum, group) => sum + costOf(group, "usage", countedFor(group, documented)), 0);

/** The number of consumers from which credits cost no more than paying for each: 14 for data, 5 for the others. */
export function breakEvenConsumers(group: ServiceGroup): number {
  const { usage, credits } = prices[group];
  return Math.ceil(credits.amountExclTax / usage.amountExclTax);
}

/** An amount kept without tax, as this visitor reads it: "36 € TTC", "8,40 € TTC", "30 € HT". */
export function formatAmount(amountExclTax: number, profileType: ProfileType): string {
  const euros = new Intl.NumberFormat("fr-FR", {
    style: "currency",
    currency: "EUR",
    trailingZeroDisplay: "stripIfInteger",
  }).format(displayedPrice(amountExclTax, profileType));
  return `${euros}\u00A0${profileType === "individual" ? "TTC" : "HT"}`;
}

/** What is to be paid, for who votes or books it: a professional, a town hall among them, reads the tax too. */
export function formatAmountDue(amountExclTax: number, profileType: ProfileType): string {
  const amount = formatAmount(amountExclTax, profileType);
  return profileType === "individual" || amountExclTax === 0
    ? amount
    : `${amount}, soit ${formatAmount(amountExclTax, "individual")}`;
}
