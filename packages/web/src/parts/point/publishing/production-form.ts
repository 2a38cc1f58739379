import { type ProducerStep, producerSteps } from "@mec/api";
import { type Address, addressSchema } from "@mec/domain/address";
import {
  annualProductionText,
  connectionRequestIdSchema,
  defaultSegment,
  type ProductionPoint,
  type ProductionPointInput,
  type ProductionPointUpdate,
  type ProductionType,
  prmSchema,
  productionPointNameSchema,
  productionPowerText,
  productionTypeSchema,
  type Segment,
  segmentSchema,
  usualSegment,
} from "@mec/domain/point";
import {
  displayedPrice,
  emptyAsNull,
  messages,
  type PriceRange,
  type ProfileType,
  priceRangeSchema,
  priceRangeText,
  priceText,
  priceToKeep,
  type SellerVat,
  vatRegimes,
} from "@mec/domain/shared";
import * as z from "zod";
import { type MeterAnswers, meterStepSchema, type Operating } from "./meter-answers.ts";
import { checkTariff, contractAnswers, surplusBuyers, type TariffAnswers } from "./tariff.ts";

export type TypologyAnswers = {
  name: string;
  productionType: ProductionType | "";
  address: Address | null;
  productionPower: string;
  annualProduction: string;
  segment: Segment;
};

const usualSegmentOf = (power: string): Segment =>
  usualSegment(productionPowerText.safeParse(power).data ?? 0);

/** The segment follows the power, as long as nobody chose another one. */
export function withPower<A extends Pick<TypologyAnswers, "productionPower" | "segment">>(
  answers: A,
  productionPower: string,
): A {
  const isUsual = answers.segment === usualSegmentOf(answers.productionPower);
  const segment = isUsual ? usualSegmentOf(productionPower) : answers.segment;
  return { ...answers, productionPower, segment };
}

/** What is asked first of a new installation. */
export type InstallationAnswers = TypologyAnswers & Pick<MeterAnswers, "operating" | "raccordementId">;

export type PriceAnswers = {
  selling: "" | "sells" | "gives";
  min: string;
  max: string;
  /** How the prices were typed: with tax by an individual, without by a professional. */
  typedAs: ProfileType;
  /** Whether he adds VAT; "" as long as he does not know. */
  vatRegime: "" | SellerVat;
};

/** A production point as it is typed, over the three steps. */
export type ProductionForm = MeterAnswers &
  TypologyAnswers &
  PriceAnswers &
  /** What his purchase contract pays; absent as long as the step of a new installation did not ask it. */
  Partial<TariffAnswers>;

/** What nearly everybody answers is chosen already: panels, whose electricity is sold. */
export const emptyProductionForm: ProductionForm = {
  operating: "",
  prm: "",
  sge: false,
  raccordementId: "",
  name: "",
  productionType: "photovoltaic",
  address: null,
  productionPower: "",
  annualProduction: "",
  segment: defaultSegment,
  selling: "sells",
  min: "",
  max: "",
  typedAs: "individual",
  vatRegime: "",
};

/** The answers of each step, taken from the whole form. */
export const answersOf = {
  sge: ({ operating, prm, sge, raccordementId }: ProductionForm): MeterAnswers => ({
    operating,
    prm,
    sge,
    raccordementId,
  }),
  installation: (form: ProductionForm): InstallationAnswers => ({
    ...answersOf.typology(form),
    operating: form.operating,
    raccordementId: form.raccordementId,
  }),
  typology: (form: ProductionForm): TypologyAnswers => ({
    name: form.name,
    productionType: form.productionType,
    address: form.address,
    productionPower: form.productionPower,
    annualProduction: form.annualProduction,
    segment: form.segment,
  }),
  price: ({ selling, min, max, typedAs, vatRegime }: ProductionForm): PriceAnswers => ({
    selling,
    min,
    max,
    typedAs,
    vatRegime,
  }),
};

export const typologyStepSchema = z.object({
  name: productionPointNameSchema,
  productionType: productionTypeSchema,
  address: addressSchema,
  productionPower: emptyAsNull(productionPowerText),
  annualProduction: annualProductionText,
  segment: segmentSchema,
});

const sale = z.object({
  selling: z.literal("sells"),
  min: z.string(),
  max: z.string(),
  vatRegime: z.enum(["", ...vatRegimes], { error: messages.choice }),
});

/** A range of prices, or electricity given. */
export const priceStepSchema = z
  .discriminatedUnion("selling", [sale, sale.extend({ selling: z.literal("gives") })], {
    error: messages.choice,
  })
  .superRefine(({ selling, min, max }, context) => {
    if (selling === "gives") return;
    for (const { path, message } of priceRangeText.safeParse({ min, max }).error?.issues ?? []) {
      context.addIssue({ code: "custom", path, message });
    }
  });

/** Whether an installation produces: only then it has a purchase contract. */
export const isInService = ({ operating }: Pick<MeterAnswers, "operating">): boolean =>
  operating === "yes" || operating === "later";

/**
 * A new installation is asked at once whether it produces: the meter has a step of its own only if its number is at
 * hand. What is in service may have a purchase contract, which is asked too.
 */
export const installationStepSchema = z
  .object({
    ...typologyStepSchema.shape,
    operating: z.enum(["yes", "later", "no"], { error: messages.choice }),
    raccordementId: connectionRequestIdSchema,
    contract: z.enum(["", ...contractAnswers]).optional(),
    endsOn: z.string().optional(),
    buyBack: z.string().optional(),
    surplusBuyer: z.enum(surplusBuyers).optional(),
    surplusOffer: z.string().optional(),
  })
  .superRefine(({ operating, contract = "", buyBack = "", ...told }, context) => {
    if (!isInService({ operating })) return;
    for (const { path, message } of checkTariff({ contract, buyBack, ...told }))
      context.addIssue({ code: "custom", path: [path], message });
  });

const stepSchemas: Record<ProducerStep, z.ZodType> = {
  typology: installationStepSchema,
  sge: meterStepSchema,
  price: priceStepSchema,
};

/** The steps of a new installation, in order. */
export const stepsOf = ({ operating }: Pick<ProductionForm, "operating">): readonly ProducerStep[] =>
  producerSteps.filter((step) => step !== "sge" || operating === "yes");

/** The first step that is still to be answered; null when all are. */
export function firstOpenStep(form: ProductionForm): ProducerStep | null {
  return producerSteps.find((step) => !stepSchemas[step].safeParse(form).success) ?? null;
}

/** The step to show when `wanted` is asked for: a step cannot be reached before those that precede it. */
export function allowedStep(wanted: ProducerStep, form: ProductionForm): ProducerStep {
  const open = firstOpenStep(form);
  if (open && producerSteps.indexOf(open) < producerSteps.indexOf(wanted)) return open;
  return stepsOf(form).includes(wanted) ? wanted : producerSteps[0];
}

/** €/kWh without tax, whatever the prices were typed in; null when the electricity is given. */
function priceOf({ selling, min, max, typedAs }: PriceAnswers): ProductionPointInput["price"] {
  if (selling === "gives") return null;
  // Whether one was read in another unit is judged by its own step: an edit of another keeps what was there.
  const typed = z.object({ min: priceText, max: priceText }).pipe(priceRangeSchema).parse({ min, max });
  return { min: priceToKeep(typed.min, typedAs), max: priceToKeep(typed.max, typedAs) };
}

/** What the answer says of panels to come; nothing as long as nobody answered, nor with a meter, which says it. */
const plannedOf = ({ operating }: Pick<ProductionForm, "operating">) =>
  operating === "no" || operating === "later" ? { isPlanned: operating === "no" } : {};

/** The production point to store, from the form. @throws when a step is not answered: see `firstOpenStep`. */
export function toProductionPoint(form: ProductionForm, projectId?: string): ProductionPointInput {
  const typology = typologyStepSchema.parse(form);
  const prm = form.operating === "yes" ? prmSchema.parse(form.prm) : "";
  return {
    ...typology,
    ...(projectId ? { projectId } : {}),
    operational: {
      isOperational: prm !== "",
      prm,
      sge: prm !== "" && form.sge,
      raccordementId: connectionRequestIdSchema.parse(form.raccordementId),
      ...plannedOf(form),
    },
    price: priceOf(form),
    vatRegime: form.vatRegime || null,
  };
}

/**
 * A change to a point. VAT that was not read and is not said is left as it is: a node of the former release, which reads none, may
 * have answered.
 */
export function toProductionUpdate(
  form: ProductionForm,
  { vatRegime: read }: Pick<ProductionPoint, "vatRegime">,
): ProductionPointUpdate {
  const { vatRegime, ...point } = toProductionPoint(form);
  return vatRegime === null && !read ? point : { ...point, vatRegime };
}

const typedPrice = (ht: number, profileType: ProfileType): string =>
  String(displayedPrice(ht, profileType)).replace(".", ",");

/** Prices that nobody typed yet begin at a range to confirm or to change. */
export function withUsualPrice(answers: PriceAnswers, { min, max }: PriceRange): PriceAnswers {
  if (answers.min !== "" || answers.max !== "") return answers;
  return { ...answers, min: typedPrice(min, answers.typedAs), max: typedPrice(max, answers.typedAs) };
}

/** The VAT that is planned, for who has answered nothing yet: "Je ne sais pas" is an answer, which no return to the step changes. */
export function withPlannedVat(answers: PriceAnswers, planned: SellerVat | null): PriceAnswers {
  const isBegun = answers.min !== "" || answers.max !== "" || answers.vatRegime !== "";
  return isBegun ? answers : { ...answers, vatRegime: planned ?? "" };
}

/** A number of a connection's file, which is asked of what is not in service, says it too. */
function operatingOf({ prm, isPlanned, raccordementId }: ProductionPoint["operational"]): Operating {
  if (prm !== "") return "yes";
  if (isPlanned === undefined) return raccordementId === "" ? "" : "no";
  return isPlanned ? "no" : "later";
}

/** A point as it is edited, its prices as this visitor reads them. */
export function toProductionForm(point: ProductionPoint, profileType: ProfileType): ProductionForm {
  const { operational, price } = point;
  return {
    operating: operatingOf(operational),
    prm: operational.prm,
    sge: operational.sge,
    raccordementId: operational.raccordementId,
    name: point.name,
    productionType: point.productionType,
    address: point.address,
    productionPower: point.productionPower === null ? "" : String(point.productionPower).replace(".", ","),
    annualProduction: point.annualProduction,
    segment: point.segment,
    selling: price ? "sells" : "gives",
    min: price ? typedPrice(price.min, profileType) : "",
    max: price ? typedPrice(price.max, profileType) : "",
    typedAs: profileType,
    vatRegime: point.vatRegime ?? "",
  };
}

/** Typed prices rewritten with or without tax; text that is not a price stays as it is. */
export function retyped(answers: PriceAnswers, profileType: ProfileType): PriceAnswers {
  const { min, max, typedAs } = answers;
  const rewrite = (text: string) => {
    const price = priceText.safeParse(text);
    return price.success ? typedPrice(priceToKeep(price.data, typedAs), profileType) : text;
  };
  if (typedAs === profileType) return answers;
  return { ...answers, min: rewrite(min), max: rewrite(max), typedAs: profileType };
}
