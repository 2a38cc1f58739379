import { priceSchema, uuidSchema } from "@mec/domain/shared";
import { ownInputNames, writings } from "@mec/domain/study";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { created, idParams } from "../wire.ts";
import {
  askedOfMember,
  contractsOfSum,
  costsWithoutVat,
  engagement,
  eur,
  fixedCosts,
  indexed,
  kwh,
  moved,
  networkOptionEur,
  othersOfSum,
  ownPart,
  perKwh,
  placeAlone,
  plannedText,
  range,
  sellerUntold,
  sum,
} from "./figures.ts";

/** What a price brings to a person in a year: the estimate of the project's page, at that price. */
const outcome = z.object({
  sharedKwh: range(kwh),
  /** € a year with tax: off the bill, 0 to the owner of the project, then what is left once the costs of each year are paid, to him to the euro. */
  energyEur: range(sum),
  savingEur: range(sum),
  firstYearEur: range(sum),
  /** The saving of a business that reclaims its VAT, without VAT; null for a home. */
  savingWithoutVatEur: range(sum).nullable(),
  /** Whether the sums of a business have the VAT, which it does not get back. Absent from the answers of a server of the former release. */
  isVatCounted: z.boolean().optional(),
  /** Whether the network's part is that of a smaller connection. Absent from the answers of a server of the former release. */
  isNetworkSupposed: z.boolean().optional(),
  /** Whether a business' prices are those of a list for homes. Absent from the answers of a server of the former release. */
  isListOfHomes: z.boolean().optional(),
  /** € a year: what is left to him if the excise exemption ended as announced, without VAT for a business; null when no end is announced. */
  withoutExemptionEur: range(sum).nullable(),
  /** The same with VAT for a business that reclaims it; null for others. Absent from the answers of a server of the former release. */
  withoutExemptionWithVatEur: range(sum).nullable().optional(),
  /** What that end would take of the local energy, in the tax of the sum. Absent from the answers of a server of the former release. */
  exemptionEur: range(sum).nullable().optional(),
  ...fixedCosts,
  ownPart,
  networkOptionEur,
  saves: z.boolean(),
  verdict: z.string(),
  ...indexed,
});

export type MovedSince = z.output<typeof moved>;

const proposal = outcome.extend({
  ...placeAlone,
  plannedText,
  ...othersOfSum,
  ...contractsOfSum,
  /** €/kWh without VAT, and when it was proposed. */
  price: z.number(),
  proposedAt: created,
  /** The last day on which it may be accepted; null when it has none. */
  until: z.string().nullable(),
  vatRegime: askedOfMember.shape.vatRegime,
  /** € a year with tax that the person pays for his energy today, his supplier's subscription apart; 0 to the owner of the project, who does not read it. */
  billEur: eur,
  /**
   * The same without VAT for a business, as its saving is; null for a home. Absent from the answers of a server of the former
   * release.
   */
  billWithoutVatEur: eur.nullable().optional(),
  /** Null where no one price is paid to others. Absent from the answers of a server of the former release. */
  perKwh: perKwh.nullable().optional(),
  /** Whose prices that bill is made of, in words: the contract's own, or which list of the regulated tariff; empty to the owner of the project. */
  supply: z.string(),
  /** Until when the comparison with a fixed price holds, in words; null where no end of it was told. Absent from a server of the former release. */
  fixedPrice: z.string().nullable().optional(),
  /**
   * The hours at which a business was counted, in words, told or supposed; null for a home. Absent from the answers of a server
   * of the former release.
   */
  activity: z.string().nullable().optional(),
  caution: z.string().nullable(),
  costsWithoutVat,
  /** kWh a year in the computation: the point's, or what is assumed when none is given. */
  yearlyKwh: kwh,
  isConsumptionKnown: z.boolean(),
  /** False: computed with the regulated tariff. */
  isContractKnown: z.boolean(),
  /** Whether the off-peak hours are the usual ones, as nobody said his. Absent from a server of the former release. */
  areHoursAssumed: z.boolean().optional(),
  engagement,
  /**
   * When the terms of sale or the fee were last written, if that was after the holder's yes, or of a price that waits since it was
   * proposed; null otherwise. Absent from the answers of a server of the former release.
   */
  termsSince: created.nullable().optional(),
  /** Which of them were, and a seller's VAT. Absent from the answers of a server of the former release. */
  written: z.array(z.object({ what: z.enum(writings), at: created })).optional(),
  /**
   * Who came to share or no longer does since the holder's yes: the sum counts them; null where nobody did, and before the yes.
   * Absent from the answers of a server of the former release.
   */
  movedSince: moved.nullable().optional(),
  /**
   * When its holder last signed a contract of sale here: what changed is since then. Absent where he has not, and from the answers
   * of a server of the former release.
   */
  signedAt: created.optional(),
  /** The body that signs for this place and for an installation of the project too, which does not sell to itself; else null. Absent from a server of the former release. */
  ownSeller: z.string().nullable().optional(),
  /**
   * What it brings if the person's other places, whose prices wait and which the sum counts, come to nothing: all share one
   * production. Null where there are none, absent from the answers of a server of the former release.
   */
  alone: z
    .object({ savingEur: range(sum), savingWithoutVatEur: range(sum).nullable() })
    .nullable()
    .optional(),
  /**
   * What its holder was told that the price brings, with its day; where that was not kept, what it brought when it was said yes to, or
   * while it waits when it was proposed, by the tariffs of today. Null where nothing changed since. Absent from the
   * answers of a server of the former release.
   */
  agreed: z
    .object({
      savingEur: range(sum),
      savingWithoutVatEur: range(sum).nullable(),
      /** When it was told, what members paid, and the bill that it was compared with, where it was kept. */
      at: created.optional(),
      membershipEur: eur.nullable().optional(),
      billEur: eur.optional(),
      isVatCounted: z.boolean().optional(),
      withoutExemptionEur: range(sum).nullable().optional(),
      sharedKwh: range(kwh).optional(),
    })
    .nullable()
    .optional(),
  /** What the project's page told him when he applied, of a price that waits; null where that was not kept. Absent from a server of the former release. */
  announced: z
    .object({
      savingEur: range(sum),
      savingWithoutVatEur: range(sum).nullable(),
      isVatCounted: z.boolean().optional(),
      withoutExemptionEur: range(sum).nullable().optional(),
      price: z.object({ min: z.number(), max: z.number() }),
      vatRegime: askedOfMember.shape.vatRegime,
    })
    .nullable()
    .optional(),
  /** What the holder changed of his own place since that sum was told. Absent where it was not kept, and from a server of the former release. */
  ownChanges: z.array(z.enum(ownInputNames)).optional(),
  /** In words: that he said yes to it without VAT, and a seller adds it. Null where none does, absent from a server of the former release. */
  untaxedText: z.string().nullable().optional(),
  /**
   * In words: what each contract that he has says of its price and when he signed it, where others sell whom none of them names, and
   * what comes of these. Absent before a contract is sent, where he has signed with all, and from a server of the former release.
   */
  contractTexts: z.array(z.string()).optional(),
  /**
   * Before the yes: with how many who sell no contract is made at first, but another once they are ready. Absent where there are none,
   * and from a server of the former release.
   */
  laterSellers: z.int().optional(),
  /** Who moved since, of a price that waits, since it was proposed: his mail told another sum. Absent from a server of the former release. */
  movedSinceProposal: moved.nullable().optional(),
  /** Its VAT when it was proposed, or said yes to, where that was another; null else. Absent from a server of the former release. */
  vatThen: askedOfMember.pick({ vatRegime: true }).nullable().optional(),
});
export type PriceProposal = z.output<typeof proposal>;

/** What a step would bring to a candidate, before it is taken. */
const previewed = outcome.extend({
  applicationId: z.string(),
  /** Whether he would lose: surely, even in the best case, or maybe. */
  loss: z.enum(["sure", "maybe"]).nullable(),
  /** The same in the later year of a price that rises by an agreed rate. Absent from a server of the former release. */
  laterLoss: z.enum(["sure", "maybe"]).nullable().optional(),
  /** Nobody has said who signs for his place and an installation of his: whether he buys from himself is not known, and no loss is told. */
  sellerUntold,
});
export type Previewed = z.output<typeof previewed>;

/** How many would lose even in the best case, and how many might. */
const losers = z.object({ losing: z.int(), atRisk: z.int() });

const losersInBothCases = losers.extend({
  /** The same if the excise exemption ended as announced; null when no end is announced. */
  withoutExemption: losers.nullable(),
  vatRegime: askedOfMember.shape.vatRegime,
});

const preview = losersInBothCases.extend({
  plannedText,
  /** €/kWh without VAT: the price that was asked about. */
  price: z.number(),
  people: z.array(
    previewed.extend({
      /** €/kWh without VAT: what his own terms of sale say, counted in place of the price asked about; else null. */
      ownPrice: z.number().nullable(),
      /**
       * €/kWh without VAT: up to `low` he loses nothing, nor in the later year of a price that rises by an agreed rate; from
       * `high` on he loses even in the best case; 0 when he does at any price. Absent where his own body alone sells to him,
       * and from the answers of a server of the former release.
       */
      breakEven: z.object({ low: z.number(), high: z.number() }).optional(),
    }),
  ),
  /**
   * Installations whose holders ask more than this price, each with the least that it is sold for, €/kWh without VAT. Absent from
   * the answers of a server of the former release.
   */
  askingMore: z.array(z.object({ name: z.string(), min: z.number() })).optional(),
  /** €/kWh without VAT: what the network pays for a surplus of these plants, at the most; null where it is not known. Absent as `askingMore` is. */
  surplusPrice: z.number().nullable().optional(),
  /** How many take part already, whose part is left out of what follows. */
  accepted: z.int(),
  /** Of these, the owner's own buildings, which pay nobody. Absent from the answers of a server of the former release. */
  acceptedOwn: z.int().optional(),
  /** What they would buy in a year all together, and what it brings to the sellers, without VAT. */
  soldKwh: range(kwh),
  soldEur: range(sum),
  /** What that is made of, for who asks in several lots: added up before it is bounded by what is produced. */
  wanted: z.object({ kwh: range(kwh), eur: range(sum), takenKwh: range(kwh), mostKwh: kwh }),
});
export type PricePreview = z.output<typeof preview>;

const acceptance = losersInBothCases.extend({
  plannedText,
  people: z.array(
    previewed.extend({
      /** €/kWh without VAT; null when the energy is given. */
      price: z.object({ min: z.number(), max: z.number() }).nullable(),
      /** Who says it: his own terms of sale, which bind, else what was proposed to him, else the project's page. */
      priceFrom: z.enum(["terms", "proposal", "project"]),
      /** False: computed with an assumed consumption, which the reserved part leaves out. */
      isConsumptionKnown: z.boolean(),
    }),
  ),
  /** The part of the yearly production that participants consume, 1 for all, now and with these people; null while nothing is produced. */
  reserved: z.object({ before: z.number(), after: z.number() }).nullable(),
});
export type AcceptancePreview = z.output<typeof acceptance>;

export const proposalCalls = defineCalls({
  getPriceProposal: {
    method: "GET",
    path: "/consumption-point/{id}/price-proposal",
    summary:
      "What the price that waits for an answer, or was accepted, brings with the point's contract; null without one",
    access: { who: ["holder", "applicant-owner", "support"], object: "consumption-point", param: "id" },
    params: idParams,
    success: { status: 200, body: proposal.nullable() },
  },
  previewPrice: {
    method: "POST",
    path: "/project/{id}/price-preview",
    summary: "What a price would bring to candidates, and to who sells, before it is proposed",
    access: { who: ["owner"], object: "project", param: "id" },
    params: idParams,
    body: z.strictObject({
      /** €/kWh without VAT. */
      price: priceSchema,
      applicationIds: z.array(uuidSchema).min(1).max(500),
    }),
    success: { status: 200, body: preview },
    errors: ["UNKNOWN_PARTICIPANT"],
  },
  previewAcceptance: {
    method: "POST",
    path: "/project/{id}/acceptance-preview",
    summary:
      "What candidates would share and gain at their own price, and what they would reserve, before they are accepted",
    access: { who: ["owner"], object: "project", param: "id" },
    params: idParams,
    body: z.strictObject({
      applicationIds: z.array(uuidSchema).min(1).max(500),
      /** As each reads it on his own page today; else each counts those of his places that would be accepted with it. */
      asRead: z.boolean().optional(),
    }),
    success: { status: 200, body: acceptance },
  },
});
