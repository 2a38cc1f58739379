import { indexations } from "@mec/domain/document";
import { countedOthers } from "@mec/domain/study";
import * as z from "zod";
import { priceVat } from "../wire.ts";

/** A computed figure: the wire does not carry the noise of its last decimals. */
const rounded = (decimals: number) =>
  z.codec(z.number(), z.number(), {
    decode: (value) => value,
    encode: (value) => Number(value.toFixed(decimals)),
  });
/** To the watt-hour, to the cent, and to the millionth. */
export const kwh = rounded(3);
export const eur = rounded(2);
/**
 * What is left of a year: finer than a cent, since it is read in whole euros. 763.496 € would be 763.50, then 764, beside the
 * 763 of a page that computes the same sum itself.
 */
export const sum = rounded(5);
export const fine = rounded(6);
export const range = (figure: typeof kwh) => z.object({ low: figure, high: figure });

/**
 * A local kWh beside the supplier's at the same hours, €/kWh in the tax of the sum, the network in neither: `excise` is what of
 * `avoided` is excise, and `mayEnd` whether an end of its exemption is announced.
 */
export const perKwh = z.object({
  avoided: range(fine),
  /** The contract's own price at these hours, without excise. Absent from the answers of a server of the former release. */
  supplier: range(fine).optional(),
  paid: fine,
  excise: fine,
  mayEnd: z.boolean(),
});

/** An amount that somebody has still to settle is null, which is not 0. */
export const unsettledEur = eur.nullable();

/** What is paid beside the energy, € with the VAT that is due. */
export const fixedCosts = {
  /** Each year: what taking part costs whatever is received, billed by the supplier. */
  participationEur: eur,
  /** Each year: the contribution to the legal body, null while it is not settled; the sale contract's subscription. */
  membershipEur: unsettledEur,
  subscriptionEur: eur,
  /** Paid once, in the first year: not in what is saved each year. */
  entranceEur: eur,
};

/** The same without VAT, for a business that reclaims it; null for a home. */
export const costsWithoutVat = z.object(fixedCosts).nullable();

/** By what sums of places behind one production are added up. Absent from the answers of a server of the former release. */
export const placeAlone = {
  /** The part of the project's production of that year that the place would take, between 0 and 1. */
  productionShare: range(fine).optional(),
  /** € a year: what its saving counts as costs that come back, without VAT for a business that reclaims it. */
  ownCostsEur: eur.optional(),
};

/**
 * The part of what a place would buy that its own body sells to it, for which the sums count nothing: 1 where nobody else sells, no
 * contract then being signed. Absent where it is none, and from a server of the former release.
 */
export const ownPart = z.number().optional();

export const sellerUntold = z.literal(true).optional();

/** In words: which of the plants that the sums count do not run yet; null where all do. Absent from a server of the former release. */
export const plannedText = z.string().nullable().optional();

/**
 * € a year, with VAT: what the network's option for operations behind one substation would bring, in addition
 * to the saving; null where the project is not open to it.
 */
export const networkOptionEur = range(sum).nullable();

/** How long the sum of a price holds: of the first year only where the price changes every year. */
export const indexed = {
  isIndexed: z.boolean(),
  /** € a year at the price of a later year, all else as it is today; null where that price is not known. */
  later: z
    .object({
      year: z.int(),
      savingEur: range(sum),
      savingWithoutVatEur: range(sum).nullable(),
      /** As that of the first year: both risks at once. Absent from the answers of a server of the former release. */
      withoutExemptionEur: range(sum).nullable().optional(),
    })
    .nullable(),
};
export type Indexed = z.output<z.ZodObject<typeof indexed>>;

/** What a project asks of a member beside the price of the energy. */
export const askedOfMember = z.object({
  /** €: `membership` a year, null while it is not settled, and `entrance` once, without VAT; `subscription` a year, before the producer's VAT. */
  fees: z.object({ membership: unsettledEur, entrance: eur, subscription: eur }),
  /** Null while it is not given. */
  vatRegime: priceVat.nullable(),
});
export type AskedOfMember = z.output<typeof askedOfMember>;

/** What a contract will say of a price and of its end; null for what is not settled yet. */
export const engagement = z.object({
  durationYears: z.number().nullable(),
  /** Whether it goes on past its term by itself. Absent from the answers of a server of the former release. */
  tacitRenewal: z.boolean().nullable().optional(),
  noticeMonths: z.number().nullable(),
  indexation: z.enum(indexations).nullable(),
  /** % a year. */
  indexationRate: z.number().nullable(),
});
export type Engagement = z.output<typeof engagement>;

/** Whom the most favourable case of a sum counts beside its reader. Absent from the answers of a server of the former release. */
export const othersOfSum = { others: z.enum(countedOthers).optional() };

/**
 * By how many contracts a place buys from all who sell to it, whom its sum counts: null where that is not known yet. Absent where one
 * names all of them, and from the answers of a server of the former release.
 */
export const contractsOfSum = { contracts: z.int().nullable().optional() };

/** How many came to share and how many no longer do. */
export const moved = z.object({
  producersJoined: z.int(),
  producersLeft: z.int(),
  consumersJoined: z.int(),
  consumersLeft: z.int(),
  /** Other places of the same person, which take a part of the same production. Absent from a server of the former release. */
  ownPlacesJoined: z.int().optional(),
  ownPlacesLeft: z.int().optional(),
});
