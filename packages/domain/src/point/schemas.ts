import * as z from "zod";
import { addressSchema } from "../address/index.ts";
import { applicationProgressSchema, leftProjectSchema } from "../application/index.ts";
import {
  cleanText,
  dateSchema,
  flagSchema,
  messages,
  priceRangeSchema,
  uuidSchema,
  vatRegimes,
} from "../shared/index.ts";
import { buyBackSchema, purchaseContractSchema } from "./buy-back.ts";
import { contractSchema } from "./contract.ts";
import { annualEnergyText, annualProductionText, productionPowerSchema } from "./energy.ts";
import { consumerTypeSchema, productionTypeSchema, segmentSchema } from "./kinds.ts";
import {
  connectionRequestIdSchema,
  type Meter,
  meterIssue,
  meterSchema,
  optionalPrmSchema,
} from "./meter.ts";
import { meterPowerSchema } from "./meter-power.ts";
import { quoteSchema } from "./payback.ts";
import { defaultSegment } from "./segments.ts";
import { workingHoursSchema } from "./working-hours.ts";

/** §5: how many characters the name of a consumption point may have. */
export const consumptionPointNameLength = { min: 5, max: 30 } as const;

/** §5: the name of a point. */
export const consumptionPointNameSchema = cleanText({
  ...consumptionPointNameLength,
  message: messages.pointName,
});
export const productionPointNameSchema = cleanText({ min: 5, max: 50, message: messages.pointName });

/** Makes the meter's rule run even when other fields have faults. */
const whenMeterIsRight = {
  when: ({ value }: { value: unknown }): boolean => meterSchema.safeParse(value).success,
};

function checkMeter(meter: Meter, context: z.RefinementCtx): void {
  const issue = meterIssue(meter);
  if (issue) context.addIssue({ code: "custom", path: [issue.path], message: issue.message });
}

const consumptionPointShape = z.strictObject({
  name: consumptionPointNameSchema,
  consumerType: consumerTypeSchema,
  address: addressSchema,
  annualConsumption: annualEnergyText,
  prm: optionalPrmSchema,
  sge: flagSchema,
  segment: segmentSchema.default(defaultSegment),
  /** kVA in the usual segment; left out or null when not told. */
  meterPower: meterPowerSchema.nullish(),
  contract: contractSchema.nullable(),
  /** Of a business; left out or null when not told. */
  workingHours: workingHoursSchema.nullish(),
  /** Whether a business gets the VAT of its bills back; left out or null when not told. */
  reclaimsVat: flagSchema.nullish(),
  /** Whether a home heats with electricity; left out or null when not told. */
  electricHeating: flagSchema.nullish(),
});

/** §3: a consumption point as its holder gives it. `prm` is "" when unknown; `contract` null when incomplete. */
export const consumptionPointInputSchema = consumptionPointShape.superRefine(checkMeter, whenMeterIsRight);
export type ConsumptionPointInput = z.infer<typeof consumptionPointInputSchema>;

/** A change to a known point: a meter, its power, consent, contract, hours, VAT or heating left out stay, and "" or null removes it. */
export type ConsumptionPointUpdate = Omit<ConsumptionPointInput, "prm" | "sge" | "contract"> &
  MeterUpdate & { contract?: ConsumptionPointInput["contract"] };

interface MeterUpdate {
  prm?: string;
  /** `null` withdraws the consent; false only says that none is given. */
  sge?: boolean | null;
}

const consumptionPointSchema = z.object({
  ...consumptionPointShape.shape,
  id: uuidSchema,
  segment: segmentSchema,
  meterPower: meterPowerSchema.optional(),
  workingHours: workingHoursSchema.optional(),
  reclaimsVat: flagSchema.optional(),
  electricHeating: flagSchema.optional(),
  applicationProgress: applicationProgressSchema.nullable(),
  /** For its holder alone. */
  left: leftProjectSchema.optional(),
});
export type ConsumptionPoint = z.infer<typeof consumptionPointSchema>;

/** §3: what links a production point to the grid; it is operational once it has a meter. */
const operationalSchema = z
  .strictObject({
    isOperational: flagSchema,
    prm: optionalPrmSchema,
    sge: flagSchema,
    raccordementId: connectionRequestIdSchema,
    /** Whether it is still to be laid or connected; absent when its holder did not say. */
    isPlanned: flagSchema.optional(),
  })
  .superRefine(checkMeter, whenMeterIsRight);
type Operational = z.infer<typeof operationalSchema>;

const productionPointShape = z.strictObject({
  name: productionPointNameSchema,
  projectId: uuidSchema.optional(),
  productionType: productionTypeSchema,
  address: addressSchema,
  annualProduction: annualProductionText,
  productionPower: productionPowerSchema.nullable(),
  segment: segmentSchema.default(defaultSegment),
  operational: operationalSchema,
  price: priceRangeSchema.nullable(),
  /** Whether its seller adds VAT to his price; null when he does not know yet. Left out of an update it stays. */
  vatRegime: z.enum(vatRegimes, { error: messages.choice }).nullable().optional(),
  /** What its panels cost, as their quote says: nobody but its holder reads it. Left out of an update it stays, as long as the power and the place do. */
  quoteEur: quoteSchema.nullable().optional(),
  /** What its purchase contract pays; null where none is told. Its holder reads it, and the owner whom he asks. Left out of an update it stays. */
  buyBack: buyBackSchema.nullable().optional(),
  /** Whether that contract runs, and since when; null where its holder does not know. Read by whom reads the tariff. Left out of an update it stays. */
  purchaseContract: purchaseContractSchema.nullable().optional(),
  /** When the one that is none any more has ended, or ends; read and left out as that is. */
  contractEndsOn: dateSchema.nullable().optional(),
  /** Whether its holder sells but what his own use leaves, as long as he shares nothing; read and left out as that is. */
  sellsSurplus: flagSchema.nullable().optional(),
});

/** §3: a production point as its holder gives it. `price` is null when the electricity is given free of charge. */
export const productionPointInputSchema = productionPointShape;
export type ProductionPointInput = z.infer<typeof productionPointInputSchema>;

/** A change to a production point; a price left out stays too, and null makes it free of charge. */
export type ProductionPointUpdate = Omit<ProductionPointInput, "operational" | "price"> & {
  operational: Omit<Operational, "prm" | "sge" | "isOperational"> & MeterUpdate;
  price?: ProductionPointInput["price"];
};

const productionPointSchema = z.object({
  ...productionPointShape.shape,
  id: uuidSchema,
  segment: segmentSchema,
  applicationProgress: applicationProgressSchema.nullable(),
  /** When its holder last said which purchase contract it has (ISO 8601); read as that is, and absent where it is not kept. */
  contractSaidAt: z.iso.datetime().optional(),
});
export type ProductionPoint = z.infer<typeof productionPointSchema>;
