import { addressSchema, densityLevels } from "@mec/domain/address";
import { productionTypeSchema } from "@mec/domain/point";
import {
  bearerKindSchema,
  bearerSchema,
  descriptionSchema,
  expectedStartSchema,
  type Project,
  type ProjectInput,
  perimeterSchema,
  placeVerdicts,
  projectNameSchema,
  projectStages,
  type RepartitionKey,
  verdictReasons,
} from "@mec/domain/project";
import { messages, vatRegimes } from "@mec/domain/shared";
import { moderationStatuses } from "@mec/domain/support";
import * as z from "zod";
import { addressAnswer, created, priceVat, readOnly } from "../wire.ts";

const wireKeys = ["static", "default_dynamic", "simple_dynamic", "full_dynamic"] as const;
const keyToDomain: Record<(typeof wireKeys)[number], RepartitionKey> = {
  static: "static",
  default_dynamic: "dynamic-per-default",
  simple_dynamic: "dynamic-simple",
  full_dynamic: "full-dynamic",
};
const keyToWire: Record<RepartitionKey, (typeof wireKeys)[number]> = {
  static: "static",
  "dynamic-per-default": "default_dynamic",
  "dynamic-simple": "simple_dynamic",
  "full-dynamic": "full_dynamic",
};

export const repartitionKey = z.codec(
  z.enum(wireKeys, { error: messages.choice }),
  z.custom<RepartitionKey>(),
  {
    decode: (key) => keyToDomain[key],
    encode: (key) => keyToWire[key],
  },
);

export const priceRange = z.object({ min: z.number(), max: z.number() });

/** The values a project starts with are those of the specification §3. */
export const projectWrite = z.codec(
  z.strictObject({
    name: projectNameSchema,
    description: descriptionSchema,
    perimeter: perimeterSchema.optional(),
    address: addressSchema,
    repartitionKey: z.enum(wireKeys, { error: messages.choice }).optional(),
    visibility: z.boolean().optional(),
    /** Left out, it stays as it was; null removes it. */
    bearerImage: readOnly,
    bearer: bearerSchema.safeExtend({ isVerified: readOnly }).nullable().optional(),
    expectedStart: expectedStartSchema.nullable().optional(),
    id: readOnly,
    images: readOnly,
    created: readOnly,
    updated: readOnly,
    price: readOnly,
    priceWithTax: readOnly,
    vatRegime: readOnly,
    plannedVat: readOnly,
    numberOfConsumers: readOnly,
    numberOfProducers: readOnly,
    gauge: readOnly,
    productionTypes: readOnly,
    moderation: readOnly,
    ownerConfirmed: readOnly,
    reader: readOnly,
    mayBeDeleted: readOnly,
    stage: readOnly,
    startsOn: readOnly,
  }),
  z.custom<ProjectInput>(),
  {
    decode: (wire) => ({
      name: wire.name,
      description: wire.description,
      perimeter: wire.perimeter ?? 2,
      address: wire.address,
      repartitionKey: keyToDomain[wire.repartitionKey ?? "default_dynamic"],
      visibility: wire.visibility ?? true,
      bearer: wire.bearer && { kind: wire.bearer.kind, name: wire.bearer.name },
      expectedStart: wire.expectedStart,
    }),
    encode: (project) => ({
      name: project.name,
      description: project.description,
      perimeter: project.perimeter,
      address: project.address,
      repartitionKey: keyToWire[project.repartitionKey],
      visibility: project.visibility,
      bearer: project.bearer,
      expectedStart: project.expectedStart,
    }),
  },
);

const gauge = z.object({
  annualProductionKwh: z.number(),
  /**
   * The part of the production that accepted consumers (from SIGNATURE on) use: by 5 points, null when the public may
   * not know it.
   */
  pledgedShare: z.number().nullable(),
  /** How much of the production is that of plants still to be laid or connected. Absent from the answers of a server of the former release. */
  plannedKwh: z.number().default(0),
  /** Whether somebody who came when there was no room still waits. Absent from the answers of a server of the former release. */
  isQueued: z.boolean().optional(),
});

/** Adds the exact annual kWh of the accepted (from SIGNATURE on) and of the others; null for a mere participant. */
const exactGauge = gauge.extend({
  acceptedKwh: z.number().nullable(),
  appliedKwh: z.number().nullable(),
});

export const picture = z.object({ id: z.string(), url: z.string() });

const projectFields = {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  perimeter: perimeterSchema,
  address: addressAnswer,
  images: z.array(picture),
  created,
  updated: created,
  repartitionKey,
  price: priceRange.nullable(),
  /**
   * The same with tax where sellers differ in VAT, from the lowest of who adds none to the highest of who adds it; null where
   * they do not. Absent from the answers of a server of the former release.
   */
  priceWithTax: priceRange.nullish(),
  /**
   * Whether VAT is added to the price, by the terms of sale of all. Absent from the answers of a server of the former
   * release.
   */
  vatRegime: priceVat.nullish(),
  numberOfConsumers: z.int(),
  numberOfProducers: z.int(),
  visibility: z.boolean(),
  gauge,
  productionTypes: z.array(productionTypeSchema),
  /** Who stands behind the project, as its owner chose to say; null while he said nothing. */
  bearer: z
    .object({ kind: bearerKindSchema, name: z.string().nullable(), isVerified: z.boolean() })
    .nullable(),
  /** The bearer's photo or logo, small. Absent from the answers of a server of the former release. */
  bearerImage: picture.nullish(),
  stage: z.enum(projectStages),
  /** Of one in service: the first day from which it shares, which may be to come. Absent of others, and from the answers of a server of the former release. */
  startsOn: z.string().optional(),
  /** The month in which the sharing should start: YYYY-MM. */
  expectedStart: z.string().nullable(),
};

/** A project as its owner, its participants and support read it. */
export const project = z.object({
  ...projectFields,
  gauge: exactGauge,
  moderation: z.object({ status: z.enum(moderationStatuses), reason: z.string().nullable() }),
  /** The VAT that its terms of sale plan for a seller who has not said his own, whatever others say. Absent from the answers of a server of the former release. */
  plannedVat: z.enum(vatRegimes).nullish(),
  /** While false, a published project waits for its owner to confirm his e-mail address. */
  ownerConfirmed: z.boolean(),
});

/** The project, with the role in which it is read: only its owner acts on it. */
export const readProject = project.extend({
  reader: z.enum(["owner", "participant", "support"]),
  /** Null for a mere participant. Absent from the answers of a server of the former release. */
  mayBeDeleted: z.boolean().nullish(),
});

/** A project as the public reads it in lists. */
export const publicProject = z.object(projectFields);

/** With the distance from the place asked about, in km to the nearest half. */
export const nearbyProject = publicProject.extend({ distance: z.number() });

/** The commune that a rule of the perimeter depends on; null when the address does not name it. */
export const judgedCommune = z
  .object({
    citycode: z.string(),
    name: z.string(),
    /** The level in Insee's grid of 7. */
    density: z.literal(densityLevels).nullable(),
    intercommunality: z.string().nullable(),
  })
  .nullable();

/** What the public is told of a place; `border` is for the owner to settle. */
export const placeVerdict = z.enum(placeVerdicts);
/** The verdict, and what it rests on: null when the place is inside. */
export const placeJudgement = z.object({
  verdict: placeVerdict,
  reason: z.enum(verdictReasons).nullable(),
});

/** A project that a place could join, surely (`inside`) or possibly (`border`). */
export const eligibleProject = nearbyProject.extend({ verdict: placeVerdict.exclude(["outside"]) });

export type ReadProject = z.output<typeof readProject>;
export type ProjectAnswer = z.output<typeof project> & Project;
export type PublicProject = z.output<typeof publicProject>;
export type NearbyProject = z.output<typeof nearbyProject>;
export type EligibleProject = z.output<typeof eligibleProject>;
