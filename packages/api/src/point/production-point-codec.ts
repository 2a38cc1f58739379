import { addressSchema } from "@mec/domain/address";
import {
  buyBackSchema,
  connectionRequestIdSchema,
  defaultSegment,
  type ProductionPoint,
  type ProductionPointInput,
  type ProductionPointUpdate,
  priceRangeSchema,
  productionPointNameSchema,
  productionPowerSchema,
  productionTypeSchema,
  purchaseContractSchema,
  quoteSchema,
  segmentSchema,
  yearlyProductionSchema,
} from "@mec/domain/point";
import { dateSchema, type SellerVat, uuidSchema, vatRegimes } from "@mec/domain/shared";
import * as z from "zod";
import { applicationProgress } from "../application/application-codec.ts";
import { addressAnswer, readOnly } from "../wire.ts";
import { buyBackAnswer } from "./buy-back-answer.ts";
import {
  checkConsent,
  energyNumber,
  energyText,
  meterChanges,
  meterChangesToWire,
  prmWrite,
} from "./meter-codec.ts";
import { type PointHolder, pointHolder } from "./point-holder.ts";
import { buyBackOf } from "./told-contract.ts";

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
  planned: z.boolean().optional(),
  vatRegime: z.enum(vatRegimes).nullish(),
  quote: quoteSchema.nullish(),
  buyBack: buyBackSchema.nullish(),
  purchaseContract: purchaseContractSchema.nullish(),
  contractSaidAt: readOnly,
  contractEndsOn: dateSchema.nullish(),
  sellsSurplus: z.boolean().nullish(),
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
  ...vatOf(wire),
  ...quoteOf(wire),
  ...buyBackOf(wire),
});

/** What the holder did not say is left out, on the wire and of the domain. */
const plannedOf = ({ planned }: { planned?: boolean | undefined }) =>
  planned === undefined ? {} : { isPlanned: planned };
const plannedToWire = ({ isPlanned }: { isPlanned?: boolean | undefined }) =>
  isPlanned === undefined ? {} : { planned: isPlanned };

/** A VAT regime that is not told is left out, on the wire and of the domain. */
const vatOf = ({ vatRegime }: { vatRegime?: SellerVat | null | undefined }) =>
  vatRegime === undefined ? {} : { vatRegime };

/** A quote that is not told is left out, on the wire and of the domain. */
const quoteOf = ({ quote }: { quote?: number | null | undefined }) =>
  quote === undefined ? {} : { quoteEur: quote };
const quoteToWire = ({ quoteEur }: { quoteEur?: number | null | undefined }) =>
  quoteEur === undefined ? {} : { quote: quoteEur };

const productionPartsToWire = ({ operational, ...point }: ProductionPointUpdate) => ({
  name: point.name,
  ...(point.projectId ? { projectId: point.projectId } : {}),
  productionType: point.productionType,
  address: point.address,
  yearlyProduction: energyNumber(point.annualProduction),
  productionPower: point.productionPower,
  segment: point.segment,
  ...vatOf(point),
  ...quoteToWire(point),
  ...buyBackOf(point),
  ...plannedToWire(operational),
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
        ...plannedOf(wire),
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
    operational: {
      ...meterChanges(wire),
      raccordementId: wire.connectionRequestId ?? "",
      ...plannedOf(wire),
    },
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
  planned: z.boolean().optional(),
  contractPrice: contractPrice.nullable(),
  /** Absent as long as its seller has not said it. */
  vatRegime: z.enum(vatRegimes).optional(),
  /** € that its panels cost: in its holder's own lists alone. */
  quote: z.int().optional(),
  /** What its contract pays, €/kWh without VAT: in its holder's own lists and in that of the owner whom he asks. */
  buyBack: buyBackAnswer.optional(),
  /** Whether it runs, and since when: read as that is. */
  purchaseContract: purchaseContractSchema.optional(),
  /** When he last said so: read as that is, and absent of what was told before it was kept. */
  contractSaidAt: z.iso.datetime().optional(),
  /** When it has ended, or ends: read as that is. */
  contractEndsOn: z.string().optional(),
  /** Whether he sells but a surplus: read as that is, and absent where he does not. */
  sellsSurplus: z.boolean().optional(),
  applicationProgress: applicationProgress.nullable(),
});
type ProductionPointAnswer = z.infer<typeof productionPointAnswer>;

function toProductionPoint(answer: ProductionPointAnswer): ProductionPoint {
  const {
    yearlyProduction,
    prm,
    sge,
    connectionRequestId,
    planned,
    contractPrice: price,
    quote,
    vatRegime,
    ...rest
  } = answer;
  return {
    ...rest,
    ...vatOf({ vatRegime }),
    ...quoteOf({ quote }),
    annualProduction: energyText(yearlyProduction),
    operational: {
      isOperational: Boolean(prm),
      prm: prm ?? "",
      sge: sge ?? false,
      raccordementId: connectionRequestId ?? "",
      ...plannedOf({ planned }),
    },
    price,
  };
}

function fromProductionPoint(point: ProductionPoint): ProductionPointAnswer {
  const { annualProduction, operational, price, quoteEur, vatRegime, ...told } = point;
  const { buyBack, purchaseContract, contractEndsOn, sellsSurplus, ...rest } = told;
  return {
    ...rest,
    ...(vatRegime ? { vatRegime } : {}),
    ...(quoteEur ? { quote: quoteEur } : {}),
    ...(buyBack ? { buyBack } : {}),
    ...(purchaseContract ? { purchaseContract } : {}),
    ...(contractEndsOn ? { contractEndsOn } : {}),
    ...(sellsSurplus ? { sellsSurplus } : {}),
    yearlyProduction: energyNumber(annualProduction),
    ...(operational.prm === "" ? {} : { prm: operational.prm, sge: operational.sge }),
    ...(operational.raccordementId === "" ? {} : { connectionRequestId: operational.raccordementId }),
    ...plannedToWire(operational),
    contractPrice: price,
  };
}

export const productionPoint = z.codec(productionPointAnswer, z.custom<ProductionPoint>(), {
  decode: toProductionPoint,
  encode: fromProductionPoint,
});

/** A production point by itself: what is between its holder and whom he asks is in lists of theirs alone, and in its version. */
export const productionPointAlone = z.codec(
  productionPointAnswer.omit({
    quote: true,
    buyBack: true,
    purchaseContract: true,
    contractSaidAt: true,
    contractEndsOn: true,
    sellsSurplus: true,
  }),
  z.custom<ProductionPoint>(),
  { decode: toProductionPoint, encode: fromProductionPoint },
);

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
