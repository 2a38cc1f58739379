import { applicationStatuses } from "@mec/domain/application";
import type { OwnBody, StudyProgress } from "@mec/domain/study";
import * as z from "zod";
import { repartitionKey } from "../project/project-codec.ts";
import { created } from "../wire.ts";
import { eur, fine, fixedCosts, kwh, range, sum } from "./figures.ts";
import { repartitionDesign } from "./repartition-codec.ts";

const curveKind = z.enum(["real", "typical"]);

const totals = z.object({
  productionKwh: kwh,
  consumptionKwh: kwh,
  sharedKwh: kwh,
  surplusKwh: kwh,
  /** Ratios between 0 and 1; 0 when there is nothing to divide by. */
  selfConsumptionRate: fine,
  selfProductionRate: fine,
  coverageRate: fine,
  /** € a year without VAT: local sale and surplus. */
  producerRevenueEur: eur,
  /** The same as its parts are read, whole €. Absent from the answers of a server of the former release. */
  wholeRevenueEur: eur.optional(),
});

/** € a year, VAT included. */
const saving = eur;

/** € a year as the estimate tells it; without VAT besides for a business. */
const gain = z.object({ savingEur: range(sum), savingWithoutVatEur: range(sum).nullable() });

const participant = z.object({
  consumptionPointId: z.string(),
  name: z.string(),
  consumptionKwh: kwh,
  sharedKwh: kwh,
  savingEur: saving,
  curve: curveKind,
  status: z.enum(applicationStatuses),
  /** The part of the consumption that is local, between 0 and 1. */
  selfProductionRate: fine,
  /** What the participant pays for a local kWh, €/kWh without VAT; what he saves on it, €/kWh with VAT. */
  localPrice: fine,
  savingPerKwhEur: fine,
  /** What the energy takes off the bill in a year; `savingEur` is what is left once the costs of each year are paid. */
  energyEur: saving,
  ...fixedCosts,
  /**
   * What the network option of operations behind one substation would bring besides, € a year with VAT: not in
   * `savingEur`. Null where it is not open to him.
   */
  networkOptionEur: eur.nullable(),
  /**
   * What a business saves that reclaims its VAT, € a year without it, and what that counts; null for a home. Absent from the
   * answers of a server of the former release.
   */
  withoutVat: z
    .object({ energyEur: eur, savingEur: eur, ...fixedCosts })
    .nullable()
    .optional(),
  /** Of what he reads as his own saving, € a year, what the announced end of the excise exemption would take. Absent where none is announced, and from the answers of a server of the former release. */
  exemptionEur: eur.optional(),
  /** What his own page and the lists tell him, over their cases. Absent from the answers of a server of the former release. */
  gain: gain.optional(),
  /** In words, when local energy would cost more than it saves: without VAT for a business. */
  warning: z.string().nullable(),
});

const candidate = z.object({
  consumptionPointId: z.string(),
  name: z.string(),
  consumptionKwh: kwh,
  /** Additional kWh shared in a year if he joins. */
  marginalSharedKwh: kwh,
  /** By how much the self-consumption rate would rise, between 0 and 1. */
  marginalSelfConsumptionRate: fine,
  curve: curveKind,
  /**
   * € a year that would be left to him at the price of his own terms, the proposed or the announced one, as the list of
   * candidates says; without VAT besides for a business. Absent from the answers of a server of the former release.
   */
  gain: gain.optional(),
  /** Why he has this rank, in words. */
  reason: z.string(),
});

/** € a year without VAT. */
const sales = {
  localSaleEur: eur,
  /** Null when its price is not known, over 100 kWc: no total counts it. */
  surplusSaleEur: eur.nullable(),
  /** What selling everything to the grid would bring; null in the same way. */
  wholeSaleEur: eur.nullable(),
};

const producer = z.object({
  productionPointId: z.string(),
  name: z.string(),
  productionKwh: kwh,
  surplusKwh: kwh,
  /** "real": metered; "solar": the platform's solar model; "pvgis": the Commission's; "typical": a standard profile. */
  curve: z.enum(["real", "solar", "pvgis", "typical"]),
  /** What he receives. Absent from the answers of a server of the former release. */
  revenue: z
    .object({
      ...sales,
      /** Whether selling all counts at a surplus' price, as it shares but once a purchase contract has ended. Absent where it does not. */
      isAfterContract: z.literal(true).optional(),
    })
    .optional(),
});

/** One who produces and consumes, and € a year that he gains in all. */
const ownBody = z.object({
  name: z.string(),
  /** His places that are studied, and his plants. */
  places: z.array(z.string()),
  plants: z.array(z.string()),
  /** Of which of these places the saving is without VAT. */
  withoutVat: z.enum(["all", "some", "none"]),
  savingEur: eur,
  /** What he pays to himself without VAT, and the VAT on it that his savings count: neither a cost nor an income. */
  paidToItselfEur: eur,
  vatOnItEur: eur,
  /** Without VAT; a surplus whose price is not known is null, and no total counts it. */
  soldToOthersEur: eur,
  surplusSaleEur: eur.nullable(),
  /** What his plants pay to take part, which the total leaves out. Absent where nothing is, and from the answers of a server of the former release. */
  plantFeesEur: eur.optional(),
  totalEur: eur,
  /** What selling all to the grid would bring instead; null where its price is not known. */
  wholeSaleEur: eur.nullable().default(null),
  /** Of the total, what the announced end of the excise exemption would take; 0 where none is announced. */
  exemptionEur: eur,
}) satisfies z.ZodType<OwnBody>;

/** One of the four keys, with what it would give to the same participants. */
const keyResult = z.object({
  key: repartitionKey,
  method: z.string(),
  sharedKwh: kwh,
  surplusKwh: kwh,
  selfConsumptionRate: fine,
  selfProductionRate: fine,
  totalSavingEur: saving,
  /** The same as its rows are read, whole €. Absent as `wholeRevenueEur` is. */
  wholeSavingEur: saving.optional(),
  smallestSavingEur: saving,
  /** The smallest as each reads his own: without VAT for a business. Absent from the answers of a server of the former release. */
  smallestOwn: z.object({ savingEur: eur, isWithoutVat: z.boolean() }).optional(),
  producerRevenueEur: eur,
  wholeRevenueEur: eur.optional(),
  /** Gini's index of the local shares: 0 when all have the same share of local energy. */
  inequality: fine,
});

const flows = {
  productionKwh: kwh,
  consumptionKwh: kwh,
  sharedKwh: kwh,
  surplusKwh: kwh,
};

const typicalDay = z.object({
  season: z.enum(["summer", "winter"]),
  /** The mean of each hour, midnight first, Paris time; kWh. */
  hours: z.array(z.object(flows)),
});

export const study = z.object({
  period: z.object({ from: created, to: created, stepMinutes: z.int() }),
  key: repartitionKey,
  /** The method that makes the key's coefficients, and what it favours, in one sentence. */
  method: z.object({ label: z.string(), meaning: z.string() }),
  totals,
  participants: z.array(participant),
  candidates: z.array(candidate),
  producers: z.array(producer),
  revenue: z.object(sales),
  /** € that all would save with VAT if the excise exemption ended; null where no end is announced. Absent from the answers of a server of the former release. */
  withoutExemptionEur: saving.nullable().optional(),
  /** Those who produce and consume. Absent from the answers of a server of the former release. */
  ownBodies: z.array(ownBody).optional(),
  keys: z.array(keyResult),
  months: z.array(z.object({ month: z.string(), ...flows })),
  typicalDays: z.array(typicalDay),
  /** What the figures rest on, in words. */
  assumptions: z.array(z.string()),
});
export type Study = z.output<typeof study>;

export const studyProgress = z.object({
  participantsRead: z.int(),
  /** Those who have readings. */
  participantsToRead: z.int(),
  daysShared: z.int(),
  daysToShare: z.int(),
}) satisfies z.ZodType<StudyProgress>;

export const savedDesign = z.object({
  id: z.string(),
  design: repartitionDesign,
  createdAt: created,
  /** Null once the account is deleted. */
  author: z.string().nullable(),
});
export type SavedDesign = z.output<typeof savedDesign>;

const outcome = z.object({
  sharedKwh: kwh,
  savingEur: saving,
  /** For a business, that reads its own sum so; null for a home. Absent from the answers of a server of the former release. */
  withoutVat: z.object({ savingEur: eur }).nullable().optional(),
});
const outcomeOfAll = z.object({
  totals,
  totalSavingEur: saving,
  wholeSavingEur: saving.optional(),
  inequality: fine,
});
export const designPreview = z.object({
  meaning: z.string(),
  participants: z.array(
    z.object({ consumptionPointId: z.string(), name: z.string(), before: outcome, after: outcome }),
  ),
  before: outcomeOfAll,
  after: outcomeOfAll,
});
export type DesignPreview = z.output<typeof designPreview>;
