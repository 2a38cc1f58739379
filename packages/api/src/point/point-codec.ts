import { addressSchema } from "@mec/domain/address";
import type { ApplicationReader } from "@mec/domain/application";
import {
  type ConsumptionPoint,
  type ConsumptionPointInput,
  type ConsumptionPointUpdate,
  connectionRequestIdSchema,
  consumerTypeSchema,
  consumptionPointNameSchema,
  contractSchema,
  defaultSegment,
  meterIssue,
  optionalPrmSchema,
  type ProductionPoint,
  type ProductionPointInput,
  type ProductionPointUpdate,
  priceRangeSchema,
  productionPointNameSchema,
  productionPowerSchema,
  productionTypeSchema,
  segmentSchema,
  yearlyEnergySchema,
  yearlyProductionSchema,
} from "@mec/domain/point";
import { uuidSchema } from "@mec/domain/shared";
import * as z from "zod";
import { applicationProgress, applicationReader } from "../application/application-codec.ts";
import { addressAnswer, readOnly } from "../wire.ts";

const prmWrite = optionalPrmSchema.nullish();

/** kWh a year: a whole number on the wire (0 when unknown), a string ('' when unknown) in the domain. */
const energyText = (kwh: number | null | undefined): string => (kwh ? String(kwh) : "");
const energyNumber = (text: string): number => (text === "" ? 0 : Number(text));

function checkConsent(
  point: { prm?: string | null | undefined; sge?: boolean | null | undefined },
  ctx: z.RefinementCtx,
) {
  const issue = meterIssue({ prm: point.prm ?? "", sge: point.sge ?? false });
  if (issue) ctx.addIssue({ code: "custom", path: [issue.path], message: issue.message });
}

const consumptionPointWire = z.strictObject({
  id: readOnly,
  applicationProgress: readOnly,
  reader: readOnly,
  holder: readOnly,
  name: consumptionPointNameSchema,
  consumerType: consumerTypeSchema,
  address: addressSchema,
  yearlyConsumption: yearlyEnergySchema.nullish(),
  prm: prmWrite,
  sge: z.boolean().nullish(),
  segment: segmentSchema.optional(),
  contract: contractSchema.nullish(),
});

type ConsumptionWire = z.output<typeof consumptionPointWire>;

const consumptionParts = (wire: ConsumptionWire) => ({
  name: wire.name,
  consumerType: wire.consumerType,
  address: wire.address,
  annualConsumption: energyText(wire.yearlyConsumption),
  segment: wire.segment ?? defaultSegment,
});

const consumptionPartsToWire = (point: ConsumptionPointUpdate) => ({
  name: point.name,
  consumerType: point.consumerType,
  address: point.address,
  yearlyConsumption: energyNumber(point.annualConsumption),
  segment: point.segment,
});

/** A new point: its meter comes with the consent, or not at all (decisions §3). */
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

/** A part of a known point's meter that is left out stays; null removes it. */
const meterChanges = ({ prm, sge }: Pick<ConsumptionWire, "prm" | "sge">) => ({
  ...(prm === undefined ? {} : { prm: prm ?? "" }),
  ...(sge === undefined ? {} : { sge }),
});

const meterChangesToWire = ({ prm, sge }: Pick<ConsumptionPointUpdate, "prm" | "sge">) => ({
  ...(prm === undefined ? {} : { prm: prm === "" ? null : prm }),
  ...(sge === undefined || prm === "" ? {} : { sge }),
});

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
  contract: z.unknown().meta({ anyOf: [{ $ref: "#/components/schemas/Contract" }, { type: "null" }] }),
  applicationProgress: applicationProgress.nullable(),
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

const contractPrice = z.codec(
  z.strictObject({ minPrice: z.number(), maxPrice: z.number() }),
  z.strictObject({ min: z.number(), max: z.number() }),
  {
    decode: ({ minPrice, maxPrice }) => ({ min: minPrice, max: maxPrice }),
    encode: ({ min, max }) => ({ minPrice: min, maxPrice: max }),
  },
);

const productionPointWire = z.strictObject({
  id: readOnly,
  applicationProgress: readOnly,
  name: productionPointNameSchema,
  projectId: uuidSchema.nullish(),
  productionType: productionTypeSchema,
  address: addressSchema,
  yearlyProduction: yearlyProductionSchema.nullish(),
  productionPower: productionPowerSchema.nullish(),
  segment: segmentSchema.optional(),
  prm: prmWrite,
  sge: z.boolean().nullish(),
  connectionRequestId: connectionRequestIdSchema.nullish(),
  contractPrice: z
    .strictObject({ minPrice: z.number(), maxPrice: z.number() })
    .superRefine(({ minPrice, maxPrice }, ctx) => {
      const verdict = priceRangeSchema.safeParse({ min: minPrice, max: maxPrice });
      for (const issue of verdict.error?.issues ?? []) {
        ctx.addIssue({ code: "custom", path: [`${String(issue.path[0])}Price`], message: issue.message });
      }
    })
    .nullish(),
});

type ProductionWire = z.output<typeof productionPointWire>;

const productionParts = (wire: ProductionWire) => ({
  name: wire.name,
  ...(wire.projectId ? { projectId: wire.projectId } : {}),
  productionType: wire.productionType,
  address: wire.address,
  annualProduction: energyText(wire.yearlyProduction),
  productionPower: wire.productionPower ?? null,
  segment: wire.segment ?? defaultSegment,
});

const productionPartsToWire = ({ operational, ...point }: ProductionPointUpdate) => ({
  name: point.name,
  ...(point.projectId ? { projectId: point.projectId } : {}),
  productionType: point.productionType,
  address: point.address,
  yearlyProduction: energyNumber(point.annualProduction),
  productionPower: point.productionPower,
  segment: point.segment,
  ...(operational.raccordementId === ""
    ? {}
    : { connectionRequestId: operational.raccordementId.replaceAll(/\s/g, "") }),
});

const priceOf = (price: { minPrice: number; maxPrice: number } | null | undefined) =>
  price ? { min: price.minPrice, max: price.maxPrice } : null;
const priceToWire = (price: ProductionPointInput["price"]) =>
  price ? { minPrice: price.min, maxPrice: price.max } : null;

/** A new production point: its meter follows the rule of a consumption point's. */
export const productionPointWrite = z.codec(
  productionPointWire.superRefine(checkConsent),
  z.custom<ProductionPointInput>(),
  {
    decode: (wire) => ({
      ...productionParts(wire),
      operational: {
        isOperational: Boolean(wire.prm),
        prm: wire.prm ?? "",
        sge: wire.sge ?? false,
        raccordementId: wire.connectionRequestId ?? "",
      },
      price: priceOf(wire.contractPrice),
    }),
    encode: (point) => ({
      ...productionPartsToWire(point),
      ...(point.operational.prm === "" ? {} : { prm: point.operational.prm, sge: point.operational.sge }),
      contractPrice: priceToWire(point.price),
    }),
  },
);
export const productionPointUpdate = z.codec(productionPointWire, z.custom<ProductionPointUpdate>(), {
  decode: (wire) => ({
    ...productionParts(wire),
    operational: { ...meterChanges(wire), raccordementId: wire.connectionRequestId ?? "" },
    ...(wire.contractPrice === undefined ? {} : { price: priceOf(wire.contractPrice) }),
  }),
  encode: (point) => ({
    ...productionPartsToWire(point),
    ...meterChangesToWire(point.operational),
    ...(point.price === undefined ? {} : { contractPrice: priceToWire(point.price) }),
  }),
});

const productionPointAnswer = z.object({
  id: z.string(),
  name: z.string(),
  projectId: z.string().optional(),
  productionType: productionTypeSchema,
  address: addressAnswer,
  yearlyProduction: z.int(),
  productionPower: z.number().nullable(),
  segment: segmentSchema,
  prm: z.string().optional(),
  sge: z.boolean().optional(),
  connectionRequestId: z.string().optional(),
  contractPrice: contractPrice.nullable(),
  applicationProgress: applicationProgress.nullable(),
});
type ProductionPointAnswer = z.infer<typeof productionPointAnswer>;

function toProductionPoint(answer: ProductionPointAnswer): ProductionPoint {
  const { yearlyProduction, prm, sge, connectionRequestId, contractPrice: price, ...rest } = answer;
  return {
    ...rest,
    annualProduction: energyText(yearlyProduction),
    operational: {
      isOperational: Boolean(prm),
      prm: prm ?? "",
      sge: sge ?? false,
      raccordementId: connectionRequestId ?? "",
    },
    price,
  };
}

function fromProductionPoint(point: ProductionPoint): ProductionPointAnswer {
  const { annualProduction, operational, price, ...rest } = point;
  return {
    ...rest,
    yearlyProduction: energyNumber(annualProduction),
    ...(operational.prm === "" ? {} : { prm: operational.prm, sge: operational.sge }),
    ...(operational.raccordementId === "" ? {} : { connectionRequestId: operational.raccordementId }),
    contractPrice: price,
  };
}

export const productionPoint = z.codec(productionPointAnswer, z.custom<ProductionPoint>(), {
  decode: toProductionPoint,
  encode: fromProductionPoint,
});

/** The person behind a point, for the owner of the project it takes part in or asks to join. */
export const pointHolder = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
});
export type PointHolder = z.infer<typeof pointHolder>;

/** A production point as the project's owner sees it, with the person to speak to. */
export const projectProducer = z.codec(
  productionPointAnswer.extend({
    holder: pointHolder,
    /** On how many other accounts the same PRM is registered. */
    prmSharedWith: z.int(),
  }),
  z.custom<ProductionPoint & { holder: PointHolder; prmSharedWith: number }>(),
  {
    decode: ({ holder, prmSharedWith, ...answer }) => ({
      ...toProductionPoint(answer),
      holder,
      prmSharedWith,
    }),
    encode: ({ holder, prmSharedWith, ...point }) => ({
      ...fromProductionPoint(point),
      holder,
      prmSharedWith,
    }),
  },
);
export type ProjectProducer = z.output<typeof projectProducer>;
