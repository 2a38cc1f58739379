import * as z from "zod";
import { type RepartitionKey, repartitionKeySchema } from "../project/index.ts";
import { cleanText, firstFault, messages, uuidSchema } from "../shared/index.ts";

/** What an optimised sharing seeks. */
export const sharingGoals = ["self_consumption", "total_saving", "smallest_saving"] as const;
export type SharingGoal = (typeof sharingGoals)[number];

const maxParticipants = 5000;
const sumTolerance = 1e-6;

export const studyMessages = {
  percent: "Indiquez un pourcentage de 0 à 100.",
  sharesOver100: "La somme des parts dépasse 100\u00a0%.",
  sharesMissing: "Donnez une part à au moins un participant.",
  participantTwice: "Un participant ne peut figurer qu’une fois.",
  groupMissing: "Formez au moins un groupe.",
  cap: "Indiquez un plafond en kWh par mois, supérieur ou égal à 0.",
  bonus: "Indiquez un coefficient de 1 à 10.",
  methodOfKey: "Cette méthode ne va pas avec cette clé de répartition.",
} as const;

const percentSchema = z
  .number({ error: studyMessages.percent })
  .gte(0, firstFault(studyMessages.percent))
  .lte(100, firstFault(studyMessages.percent));

const shareSchema = z.strictObject({ consumptionPointId: uuidSchema, percent: percentSchema });
type Share = z.infer<typeof shareSchema>;

const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, { percent }) => sum + percent, 0);
const areDistinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

const sharesSchema = z
  .array(shareSchema)
  .max(maxParticipants)
  .refine((shares) => sumOf(shares) <= 100 + sumTolerance, { error: studyMessages.sharesOver100 })
  .refine((shares) => sumOf(shares) > 0, { error: studyMessages.sharesMissing })
  .refine((shares) => areDistinct(shares.map(({ consumptionPointId }) => consumptionPointId)), {
    error: studyMessages.participantTwice,
  });

const groupSchema = z.strictObject({
  name: cleanText({ min: 1, max: 60 }),
  consumptionPointIds: z.array(uuidSchema).min(1).max(maxParticipants),
});

const groupsSchema = z
  .array(groupSchema)
  .min(1, firstFault(studyMessages.groupMissing))
  .max(100)
  .refine((groups) => areDistinct(groups.flatMap(({ consumptionPointIds }) => consumptionPointIds)), {
    error: studyMessages.participantTwice,
  });

const capSchema = z.number({ error: studyMessages.cap }).gte(0, firstFault(studyMessages.cap));

/**
 * How the coefficients of a key are made. A participant whom the method does not name receives nothing from
 * shares, is served after the groups, and has the common ceiling.
 */
export const sharingMethodSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("prorata") }),
  z.strictObject({ kind: z.literal("static_shares"), shares: sharesSchema }),
  z.strictObject({ kind: z.literal("priority_groups"), groups: groupsSchema }),
  z.strictObject({ kind: z.literal("fixed_shares"), shares: sharesSchema }),
  z.strictObject({
    kind: z.literal("monthly_cap"),
    /** kWh a month for participants without a ceiling of their own; null for no ceiling. */
    commonKwh: capSchema.nullable(),
    caps: z.array(z.strictObject({ consumptionPointId: uuidSchema, kwh: capSchema })).max(maxParticipants),
  }),
  z.strictObject({
    kind: z.literal("social_bonus"),
    consumptionPointIds: z.array(uuidSchema).min(1).max(maxParticipants),
    factor: z
      .number({ error: studyMessages.bonus })
      .gte(1, firstFault(studyMessages.bonus))
      .lte(10, firstFault(studyMessages.bonus)),
  }),
  z.strictObject({
    kind: z.literal("optimised"),
    goal: z.enum(sharingGoals, { error: messages.choice }),
  }),
]);
export type SharingMethod = z.infer<typeof sharingMethodSchema>;
export type SharingMethodKind = SharingMethod["kind"];

const dynamicMethods = [
  "priority_groups",
  "fixed_shares",
  "monthly_cap",
  "social_bonus",
  "optimised",
] as const satisfies readonly SharingMethodKind[];

/** The methods that each key may be made by (code de l'énergie, D315-4 to D315-6). */
export const methodsOfKey: Record<RepartitionKey, readonly SharingMethodKind[]> = {
  static: ["static_shares"],
  "dynamic-per-default": ["prorata"],
  "dynamic-simple": dynamicMethods,
  "full-dynamic": dynamicMethods,
};

export const sharingMethodLabels: Record<SharingMethodKind, string> = {
  prorata: "Au prorata des consommations",
  static_shares: "Parts fixes",
  priority_groups: "Groupes de priorité",
  fixed_shares: "Parts fixes avec redistribution",
  monthly_cap: "Plafond mensuel",
  social_bonus: "Bonus solidaire",
  optimised: "Partage optimisé",
};

export const sharingGoalLabels: Record<SharingGoal, string> = {
  self_consumption: "Le plus d’énergie partagée",
  total_saving: "La plus grande économie de tous",
  smallest_saving: "Que chacun y gagne",
};

/** A key with the method that makes it. */
export interface RepartitionDesign {
  readonly key: RepartitionKey;
  readonly method: SharingMethod;
}

/** Checks that the method suits the key, in the schemas of a design. */
export function checkDesign({ key, method }: RepartitionDesign, context: z.RefinementCtx): void {
  if (!methodsOfKey[key].includes(method.kind)) {
    context.addIssue({ code: "custom", path: ["method"], message: studyMessages.methodOfKey });
  }
}

export const repartitionDesignSchema = z
  .strictObject({ key: repartitionKeySchema, method: sharingMethodSchema })
  .superRefine(checkDesign);

/** The consumption points that a method names. */
export function pointsOfMethod(method: SharingMethod): string[] {
  switch (method.kind) {
    case "prorata":
    case "optimised":
      return [];
    case "static_shares":
    case "fixed_shares":
      return method.shares.map(({ consumptionPointId }) => consumptionPointId);
    case "priority_groups":
      return method.groups.flatMap(({ consumptionPointIds }) => consumptionPointIds);
    case "monthly_cap":
      return method.caps.map(({ consumptionPointId }) => consumptionPointId);
    case "social_bonus":
      return method.consumptionPointIds;
  }
}
