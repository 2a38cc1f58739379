import { productionTypeSchema } from "@mec/domain/point";
import * as z from "zod";
import { placeVerdict, repartitionKey } from "../project/project-codec.ts";
import {
  askedOfMember,
  costsWithoutVat,
  engagement,
  fine,
  fixedCosts,
  kwh,
  networkOptionEur,
  ownPart,
  range,
  sum,
} from "./figures.ts";

const hourly = z.object({ consumptionKwh: kwh, sharedKwh: kwh });

export const estimate = z.object({
  sharedKwh: range(kwh),
  /** € a year: what the energy takes off the bill, then what is left once the costs of each year are paid. */
  energyEur: range(sum),
  savingEur: range(sum),
  /** The same for the first year, when the entrance fee is paid. */
  firstYearEur: range(sum),
  /** The saving of a business that reclaims its VAT, without VAT; null for a home. */
  savingWithoutVatEur: range(sum).nullable(),
  /** Whether the sums of a business have the VAT, which it does not get back. Absent from the answers of a server of the former release. */
  isVatCounted: z.boolean().optional(),
  costsWithoutVat,
  ...fixedCosts,
  networkOptionEur,
  assumptions: z.array(z.string()),
  /** The part of the consumption that would be local, between 0 and 1. */
  localShare: range(fine),
  /** False when the project would not save this home money; `verdict` says it in words. */
  saves: z.boolean(),
  verdict: z.string(),
  /** The saving if the excise exemption ended as announced; null when no end is. */
  caution: z.string().nullable(),
  /** Whether the place could join; `border` is for the owner to settle. */
  perimeter: placeVerdict,
  typicalDays: z.array(
    z.object({
      season: z.enum(["summer", "winter"]),
      usualDay: z.enum(["weekday", "saturday"]),
      hours: z.array(hourly),
    }),
  ),
});
export type Estimate = z.output<typeof estimate>;

/** What the estimate on the project's page is computed from in the browser: sums, nothing personal. */
export const estimateBasis = z.object({
  /** The coordinates of the project, which stand for its producers'. */
  latitude: z.number(),
  longitude: z.number(),
  production: z.array(
    z.object({
      productionType: productionTypeSchema,
      /** kWc; 0 when unknown. */
      powerKwc: z.number(),
      /** kWh a year; 0 when unknown. */
      annualKwh: z.number(),
    }),
  ),
  /** The part of the yearly production that participants consume: by 5 points, null when it is not public. */
  pledgedShare: z.number().nullable(),
  /**
   * The same with those who wait for an answer, and no less than they consume: whoever is accepted, the least sum counts it. Null
   * where it says nothing, as three times the production are counted anyhow. Absent from the answers of a server of the former release.
   */
  filledShare: z.number().nullable().optional(),
  numberOfConsumers: z.int(),
  /** €/kWh without VAT: any in it may be proposed; null when nothing is sold. */
  price: z.object({ min: z.number(), max: z.number() }).nullable(),
  /**
   * €/kWh without VAT, from the lowest to the highest price that three or more participants each have accepted; null where none
   * have. Absent from lists, and from the answers of a server of the former release.
   */
  agreedPrice: z.object({ min: z.number(), max: z.number() }).nullable().optional(),
  /** Whether most of those who take part accepted it without VAT, where a seller who adds it has come or said so since; absent elsewhere. */
  isAgreedUntaxed: z.boolean().optional(),
  /** With how many of those who take part the contract is settled outside of the platform; absent where there is none, or they are too few to be told of. */
  settledElsewhere: z.int().optional(),
  /** How many of those who take part refused to sign what they were sent, and were sent nothing anew: no producer's sum counts them. Absent as `settledElsewhere` is. */
  refusedToSign: z.int().optional(),
  ...askedOfMember.shape,
  /** What its terms of sale say of the price and of the contract's end. Absent from the answers of a server of the former release. */
  engagement: engagement.optional(),
  /** Whether the owner says that all the points stand behind one substation. */
  isBehindOneSubstation: z.boolean(),
  repartitionKey,
  /** Of the reader's place that is answered for. */
  ownPart,
  /**
   * The body of that place, where an installation of his own sells for it in the project. Absent elsewhere, and from a server of
   * the former release.
   */
  ownSeller: z.string().optional(),
});
export type EstimateBasis = z.output<typeof estimateBasis>;
