import { type Address, coordinatesSchema } from "@mec/domain/address";
import {
  annualEnergyText,
  keptContractFormSchema,
  meterPowerSchema,
  segmentSchema,
  workingHoursSchema,
} from "@mec/domain/point";
import { profileTypeSchema } from "@mec/domain/shared";
import * as z from "zod";
import { placeKinds } from "../rules-of-thumb.ts";

const text = (max: number) => z.string().max(max);

/** Accepts a town, which has no street: a dossier may hold an address that a form would refuse. */
const addressSchema = z.object({
  label: text(300),
  houseNumber: text(20),
  street: text(200),
  postCode: text(5),
  city: text(100),
  coordinates: coordinatesSchema,
  citycode: text(5).optional(),
}) satisfies z.ZodType<Address>;

export const dossierSchema = z.object({
  version: z.literal(1),
  address: addressSchema.nullable(),
  /** The kind of place, once a rule of thumb was chosen. */
  placeKind: z.enum(placeKinds).nullable(),
  annualConsumption: annualEnergyText,
  /** Of a business that told them; former dossiers have none. */
  workingHours: workingHoursSchema.nullish(),
  /** Whether a business gets its VAT back, when it told it. */
  reclaimsVat: z.boolean().nullish(),
  /** Whether a home heats with electricity, when it told it; its kind of place tells it else. */
  electricHeating: z.boolean().nullish(),
  /** What a business told of its meter's power: kVA, or a larger connection. */
  meterPower: meterPowerSchema.nullish(),
  segment: segmentSchema.nullish(),
  contract: keptContractFormSchema,
  /** With or without tax: how the contract's prices were typed. */
  pricesAs: profileTypeSchema,
});

/** The consumption point that a visitor describes, as he typed it; stored in his browser only. */
export type Dossier = z.infer<typeof dossierSchema>;
