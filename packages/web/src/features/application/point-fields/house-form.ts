import { type Address, addressSchema } from "@mec/domain/address";
import {
  annualEnergyText,
  consumptionPointNameSchema,
  defaultSegment,
  type MeterPower,
  meterPowerSchema,
  type Segment,
  segmentSchema,
  type WorkingHours,
  workingHoursSchema,
} from "@mec/domain/point";
import * as z from "zod";
import type { PlaceKind } from "../../../parts/point/rules-of-thumb.ts";

export type HouseForm = {
  name: string;
  address: Address | null;
  annualConsumption: string;
  segment: Segment;
  /** kVA, once told; of the usual segment only. */
  meterPower?: MeterPower | null | undefined;
  /** The kind of place, once a rule of thumb was chosen: a trade begins the place's name. */
  placeKind: PlaceKind | null;
  /** Of a business; none when it did not tell them, nor in a draft kept from before they were asked. */
  workingHours?: WorkingHours | null | undefined;
  /** Whether a business gets its VAT back, when it told it. */
  reclaimsVat?: boolean | null | undefined;
  /** Whether a home heats with electricity, when it told it. */
  electricHeating?: boolean | null | undefined;
};

export const emptyHouseForm: HouseForm = {
  name: "",
  address: null,
  annualConsumption: "",
  segment: defaultSegment,
  placeKind: null,
};

/** The place where electricity is consumed, with the rules of specification §5. */
export const houseFormSchema = z.object({
  name: consumptionPointNameSchema,
  address: addressSchema,
  annualConsumption: annualEnergyText,
  segment: segmentSchema,
  meterPower: meterPowerSchema.nullish(),
  workingHours: workingHoursSchema.nullish(),
  reclaimsVat: z.boolean().nullish(),
  electricHeating: z.boolean().nullish(),
});

/** The same of a place that is not asked its name: its address gives it one. */
export const unnamedHouseSchema = houseFormSchema.extend({ name: z.string() });
