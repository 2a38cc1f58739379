import { addressSchema } from "@mec/domain/address";
import type { ApplicationReader } from "@mec/domain/application";
import {
  type ConsumptionPoint,
  type ConsumptionPointInput,
  type ConsumptionPointUpdate,
  consumerTypeSchema,
  consumptionPointNameSchema,
  contractSchema,
  defaultSegment,
  meterPowerSchema,
  segmentSchema,
  workingHoursSchema,
  yearlyEnergySchema,
} from "@mec/domain/point";
import * as z from "zod";
import { applicationProgress, applicationReader, leftProject } from "../application/application-codec.ts";
import { addressAnswer, readOnly } from "../wire.ts";
import {
  checkConsent,
  energyNumber,
  energyText,
  meterChanges,
  meterChangesToWire,
  prmWrite,
} from "./meter-codec.ts";

const consumptionPointWire = z.strictObject({
  id: readOnly,
  applicationProgress: readOnly,
  left: readOnly,
  reader: readOnly,
  holder: readOnly,
  name: consumptionPointNameSchema,
  consumerType: consumerTypeSchema,
  address: addressSchema,
  yearlyConsumption: yearlyEnergySchema.nullish(),
  prm: prmWrite,
  sge: z.boolean().nullish(),
  segment: segmentSchema.optional(),
  meterPower: meterPowerSchema.nullish(),
  contract: contractSchema.nullish(),
  workingHours: workingHoursSchema.nullish(),
  reclaimsVat: z.boolean().nullish(),
  electricHeating: z.boolean().nullish(),
});

type ConsumptionWire = z.output<typeof consumptionPointWire>;

/** The power of the meter, hours, VAT and heating left out are not the same as none. */
const given = ({
  meterPower,
  workingHours,
  reclaimsVat,
  electricHeating,
}: Pick<ConsumptionWire, "meterPower" | "workingHours" | "reclaimsVat" | "electricHeating">) => ({
  ...(meterPower === undefined ? {} : { meterPower }),
  ...(workingHours === undefined ? {} : { workingHours }),
  ...(reclaimsVat === undefined ? {} : { reclaimsVat }),
  ...(electricHeating === undefined ? {} : { electricHeating }),
});

const consumptionParts = (wire: ConsumptionWire) => ({
  name: wire.name,
  consumerType: wire.consumerType,
  address: wire.address,
  annualConsumption: energyText(wire.yearlyConsumption),
  segment: wire.segment ?? defaultSegment,
  ...given(wire),
});

const consumptionPartsToWire = (point: ConsumptionPointUpdate) => ({
  name: point.name,
  consumerType: point.consumerType,
  address: point.address,
  yearlyConsumption: energyNumber(point.annualConsumption),
  segment: point.segment,
  ...given(point),
});

/** A new point: its meter comes with the consent, or not at all. */
export const consumptionPointWrite = z.codec(
  consumptionPointWire.superRefine(checkConsent),
  z.custom<ConsumptionPointInput>(),
  {
    decode: (wire) => ({
      ...consumptionParts(wire),
      prm: wire.prm ?? "",
      sge: wire.sge ?? false,
      contract: wire.contract ?? null,
    }),
    encode: (point) => ({
      ...consumptionPartsToWire(point),
      ...(point.prm === "" ? {} : { prm: point.prm, sge: point.sge }),
      contract: point.contract,
    }),
  },
);

/** A known point: a meter whose consent was withdrawn may be echoed; another meter needs a consent, says the server. */
export const consumptionPointUpdate = z.codec(consumptionPointWire, z.custom<ConsumptionPointUpdate>(), {
  decode: (wire) => ({
    ...consumptionParts(wire),
    ...meterChanges(wire),
    ...(wire.contract === undefined ? {} : { contract: wire.contract }),
  }),
  encode: (point) => ({
    ...consumptionPartsToWire(point),
    ...meterChangesToWire(point),
    ...(point.contract === undefined ? {} : { contract: point.contract }),
  }),
});

const consumptionPointAnswer = z.object({
  id: z.string(),
  name: z.string(),
  consumerType: consumerTypeSchema,
  address: addressAnswer,
  yearlyConsumption: z.int(),
  prm: z.string().optional(),
  sge: z.boolean(),
  segment: segmentSchema,
  /** kVA, once told; absent of a larger connection. */
  meterPower: meterPowerSchema.optional(),
  contract: z.unknown().meta({ anyOf: [{ $ref: "#/components/schemas/Contract" }, { type: "null" }] }),
  /** Of a business that told them. */
  workingHours: workingHoursSchema.optional(),
  /** Of a business that told it: whether it gets the VAT of its bills back. */
  reclaimsVat: z.boolean().optional(),
  /** Of a home that told it: whether it heats with electricity. */
  electricHeating: z.boolean().optional(),
  applicationProgress: applicationProgress.nullable(),
  left: leftProject.optional(),
});
type ConsumptionPointAnswer = z.output<typeof consumptionPointAnswer>;

const toConsumptionPoint = <T extends ConsumptionPointAnswer>({
  yearlyConsumption,
  prm,
  contract,
  ...rest
}: T) => ({
  ...rest,
  annualConsumption: energyText(yearlyConsumption),
  prm: prm ?? "",
  contract: (contract ?? null) as ConsumptionPoint["contract"],
});

const fromConsumptionPoint = <T extends ConsumptionPoint>({ annualConsumption, prm, ...rest }: T) => ({
  ...rest,
  yearlyConsumption: energyNumber(annualConsumption),
  ...(prm === "" ? {} : { prm }),
});

export const consumptionPoint = z.codec(consumptionPointAnswer, z.custom<ConsumptionPoint>(), {
  decode: toConsumptionPoint,
  encode: fromConsumptionPoint,
});

/** A point, and the role in which it is read: only its holder acts on it. */
export type ReadConsumptionPoint = ConsumptionPoint & {
  readonly reader: ApplicationReader;
  readonly holder: { readonly firstName: string; readonly lastName: string };
};

export const readConsumptionPoint = z.codec(
  consumptionPointAnswer.extend({
    reader: applicationReader,
    holder: z.object({ firstName: z.string(), lastName: z.string() }),
  }),
  z.custom<ReadConsumptionPoint>(),
  { decode: toConsumptionPoint, encode: fromConsumptionPoint },
);
