import { type Address, addressSchema } from "@mec/domain/address";
import {
  annualEnergyText,
  consumptionPointNameSchema,
  defaultSegment,
  type Segment,
  segmentSchema,
} from "@mec/domain/point";
import * as z from "zod";

export type HouseForm = {
  name: string;
  address: Address | null;
  annualConsumption: string;
  segment: Segment;
};

export const emptyHouseForm: HouseForm = {
  name: "",
  address: null,
  annualConsumption: "",
  segment: defaultSegment,
};

/** The place where electricity is consumed, with the rules of specification §5. */
export const houseFormSchema = z.object({
  name: consumptionPointNameSchema,
  address: addressSchema,
  annualConsumption: annualEnergyText,
  segment: segmentSchema,
});

/** The same of a place that is not asked its name: its address gives it one. */
export const unnamedHouseSchema = houseFormSchema.extend({ name: z.string() });
