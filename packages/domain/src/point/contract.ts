import * as z from "zod";
import { firstFault, messages, priceSchema } from "../shared/index.ts";
import { defaultPeakHour } from "./default-peak-hour.ts";
import { hourWindowSchema, mainWindow, offPeakSchema } from "./off-peak.ts";

export const contractTypes = ["TRV", "other"] as const;
export const tariffs = ["base", "2Q", "4Q"] as const;
export type Tariff = (typeof tariffs)[number];

/** The two lists of the regulated tariff, by the power of the subscription. */
export const subscribedPowers = ["upTo6", "upTo36"] as const;
export type SubscribedPower = (typeof subscribedPowers)[number];

/** The last month of a fixed price, YYYY-MM. */
export const fixedUntilSchema = z
  .string({ error: messages.date })
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, firstFault(messages.date));

const contractShape = z.strictObject({
  type: z.enum(contractTypes, { error: messages.choice }),
  tarification: z.enum(tariffs, { error: messages.choice }),
  basePrice: priceSchema.nullish(),
  /** For the base option of the regulated tariff; when not told, the usual power of a home or a business is assumed. */
  subscribedPower: z.enum(subscribedPowers, { error: messages.choice }).nullish(),
  /** §3: the single window of off-peak hours. With several (`offPeak`), it is the longest of winter. */
  peakHour: hourWindowSchema.nullish(),
  offPeak: offPeakSchema.nullish(),
  twoQuarterPrice: z.strictObject({ hp: priceSchema, hc: priceSchema }).nullish(),
  fourQuarterPrice: z
    .strictObject({
      summer_hp: priceSchema,
      summer_hc: priceSchema,
      winter_hp: priceSchema,
      winter_hc: priceSchema,
    })
    .nullish(),
  /** YYYY-MM: the last month of an offer at a fixed price. Absent where none was told. */
  fixedUntil: fixedUntilSchema.nullish(),
});
type ContractShape = z.infer<typeof contractShape>;

/** The parts that each tariff needs (§5). */
const neededParts = {
  base: ["basePrice"],
  "2Q": ["peakHour", "twoQuarterPrice"],
  "4Q": ["peakHour", "fourQuarterPrice"],
} as const satisfies Record<Tariff, readonly (keyof ContractShape)[]>;

/** §3: peak hours that were not given become the default ones, or the main one of several windows. */
function withUsualHours(contract: ContractShape): ContractShape {
  const { tarification, peakHour, offPeak } = contract;
  if (tarification === "base" || peakHour) return contract;
  return { ...contract, peakHour: offPeak ? mainWindow(offPeak) : { ...defaultPeakHour } };
}

/** Whether the single window and the several agree: changing one must not silently lose the other. */
function hoursAgree({ peakHour, offPeak }: ContractShape): boolean {
  if (!peakHour || !offPeak) return true;
  const main = mainWindow(offPeak);
  return peakHour.start === main.start && peakHour.end === main.end;
}

/** The parts that must be given: hours have defaults. */
const saidParts = (tariff: Tariff) => neededParts[tariff].filter((part) => part !== "peakHour");

/** What `saidParts` asks of each tariff, in JSON Schema. */
const saidOfTariffs = [
  {
    if: { properties: { type: { const: "TRV" } } },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own word.
    then: { properties: { tarification: { enum: ["base", "2Q"] } } },
  },
  ...tariffs.map((tariff) => ({
    if: { properties: { tarification: { const: tariff } } },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own word.
    then: {
      required: saidParts(tariff),
      properties: Object.fromEntries(saidParts(tariff).map((part) => [part, { not: { type: "null" } }])),
    },
  })),
];

/**
 * A supply contract, complete (§5): prices in €/kWh without tax. TRV (the regulated tariff) has the options base
 * and 2Q only; base needs its price, 2Q the peak hours and two prices, 4Q the peak hours and four prices.
 */
export const contractSchema = contractShape
  .overwrite(withUsualHours)
  .superRefine((contract, context) => {
    if (contract.type === "TRV" && contract.tarification === "4Q") {
      context.addIssue({ code: "custom", path: ["tarification"], message: messages.contractTrvTariff });
    }
    if (!hoursAgree(contract)) {
      context.addIssue({ code: "custom", path: ["offPeak"], message: messages.offPeakDisagree });
    }
    for (const part of neededParts[contract.tarification]) {
      if (contract[part] == null)
        context.addIssue({ code: "custom", path: [part], message: messages.contract });
    }
  })
  .meta({ allOf: saidOfTariffs });
export type Contract = z.infer<typeof contractSchema>;
