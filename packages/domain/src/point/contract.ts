import * as z from "zod";
import { firstFault, messages, priceSchema } from "../shared/index.ts";

export const contractTypes = ["TRV", "other"] as const;
export const tariffs = ["base", "2Q", "4Q"] as const;
export type ContractType = (typeof contractTypes)[number];
export type Tariff = (typeof tariffs)[number];

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
/** §5: HH:MM on 24 hours. */
export const hourSchema = z.string({ error: messages.hour }).trim().regex(HOUR, firstFault(messages.hour));

/** §3, §9: off-peak hours where the person did not say otherwise. */
export const defaultPeakHour = { start: "20:00", end: "08:00" } as const;

const contractShape = z.strictObject({
  type: z.enum(contractTypes, { error: messages.choice }),
  tarification: z.enum(tariffs, { error: messages.choice }),
  basePrice: priceSchema.nullish(),
  peakHour: z.strictObject({ start: hourSchema, end: hourSchema }, { error: messages.hour }).nullish(),
  twoQuarterPrice: z.strictObject({ hp: priceSchema, hc: priceSchema }).nullish(),
  fourQuarterPrice: z
    .strictObject({
      summer_hp: priceSchema,
      summer_hc: priceSchema,
      winter_hp: priceSchema,
      winter_hc: priceSchema,
    })
    .nullish(),
});
type ContractShape = z.infer<typeof contractShape>;

/** The parts that each tariff needs (§5). */
const neededParts = {
  base: ["basePrice"],
  "2Q": ["peakHour", "twoQuarterPrice"],
  "4Q": ["peakHour", "fourQuarterPrice"],
} as const satisfies Record<Tariff, readonly (keyof ContractShape)[]>;

/** §3: peak hours that were not said are the usual ones. */
const withUsualHours = (contract: ContractShape): ContractShape =>
  contract.tarification === "base" || contract.peakHour
    ? contract
    : { ...contract, peakHour: { ...defaultPeakHour } };

/** Those that must be said: hours have usual ones. */
const saidParts = (tariff: Tariff) => neededParts[tariff].filter((part) => part !== "peakHour");

/** The same in JSON Schema. */
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
    for (const part of neededParts[contract.tarification]) {
      if (contract[part] == null)
        context.addIssue({ code: "custom", path: [part], message: messages.contract });
    }
  })
  .meta({ allOf: saidOfTariffs });
export type Contract = z.infer<typeof contractSchema>;
