import * as z from "zod";
import { addressSchema, coordinatesSchema } from "../address/index.ts";
import {
  consumerTypeSchema,
  contractSchema,
  meterPowerSchema,
  workingHoursSchema,
  yearlyEnergySchema,
} from "../point/index.ts";
import { firstFault, flagSchema, messages } from "../shared/index.ts";

/**
 * What a visitor says of a home to know what a project would bring to it. The contract may be unknown: the
 * regulated tariff is then assumed.
 */
export const estimateInputSchema = z
  .strictObject({
    address: addressSchema.optional(),
    coordinates: coordinatesSchema.optional(),
    /** kWh, over 0. */
    yearlyConsumption: yearlyEnergySchema.gt(0, firstFault(messages.annualConsumption)),
    contract: contractSchema.nullish(),
    /** Decides which excise is paid: an individual's when it is not given. */
    consumerType: consumerTypeSchema.optional(),
    /** Of a business: by day when they are not given. */
    workingHours: workingHoursSchema.nullish(),
    /** kVA, once told: it decides which list of the regulated tariff is assumed. */
    meterPower: meterPowerSchema.nullish(),
    /** Whether a business gets its VAT back, so that its sum is without it: it does when that is not given. */
    reclaimsVat: flagSchema.nullish(),
    /** Whether a home heats with electricity: counted as the mean of all homes when that is not given. */
    electricHeating: flagSchema.nullish(),
  })
  .refine(({ address, coordinates }) => address !== undefined || coordinates !== undefined, {
    path: ["address"],
    error: messages.address,
  });
export type EstimateInput = z.infer<typeof estimateInputSchema>;
