import * as z from "zod";
import { firstFault } from "./first-fault.ts";
import { messages } from "./messages.ts";
import { decimalText } from "./numbers.ts";

/** How a visitor reads prices (§1): a professional without tax, an individual with it. */
export const profileTypes = ["professional", "individual"] as const;
export const profileTypeSchema = z.enum(profileTypes, { error: messages.choice });
export type ProfileType = z.infer<typeof profileTypeSchema>;

/** The normal rate of VAT (CGI, art. 278), which a sale of electricity bears. */
export const vatRate = 0.2;

const roundToMicroEuro = (price: number): number => Math.round(price * 1e6) / 1e6;

/** With VAT, to the millionth of a euro. */
export const toTtc = (ht: number): number => roundToMicroEuro(ht * (1 + vatRate));

/** Without VAT, to the millionth of a euro. */
export const toHt = (ttc: number): number => roundToMicroEuro(ttc / (1 + vatRate));

/** A price kept without tax, as this kind of visitor reads it. */
export const displayedPrice = (ht: number, profileType: ProfileType): number =>
  profileType === "individual" ? toTtc(ht) : ht;

/** The reverse of `displayedPrice`: what such a visitor typed, as it is kept (without tax). */
export const priceToKeep = (typed: number, profileType: ProfileType): number =>
  profileType === "individual" ? toHt(typed) : typed;

/** €/kWh without tax, positive (§5), 10 at most, kept to the millionth of a euro. */
export const priceSchema = z
  .number({ error: messages.price })
  .overwrite(roundToMicroEuro)
  .gt(0, firstFault(messages.price))
  .lte(10, firstFault(messages.price));

/** A price as typed. */
export const priceText = decimalText.pipe(priceSchema);

/** The prices asked, between which each participant's own will lie. */
export const priceRangeSchema = z
  .object({ min: priceSchema, max: priceSchema }, { error: messages.price })
  .refine(({ min, max }) => max > min, { path: ["max"], error: messages.priceRange });
export type PriceRange = z.infer<typeof priceRangeSchema>;

/** The two ends as typed. */
export const priceRangeText = z.object({ min: priceText, max: priceText }).pipe(priceRangeSchema);
