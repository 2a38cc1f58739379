import * as z from "zod";
import { addressSchema, coordinatesSchema } from "../address/index.ts";
import {
  consumerTypeSchema,
  contractSchema,
  workingHoursSchema,
  yearlyEnergySchema,
} from "../point/index.ts";
import { firstFault, messages } from "../shared/index.ts";

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
  })
  .refine(({ address, coordinates }) => address !== undefined || coordinates !== undefined, {
    path: ["address"],
    error: messages.address,
  });
export type EstimateInput = z.infer<typeof estimateInputSchema>;
