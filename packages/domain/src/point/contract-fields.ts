import * as z from "zod";
import { messages, priceText } from "../shared/index.ts";
import { contractTypes, fixedUntilSchema, subscribedPowers, tariffs } from "./contract.ts";
import { hourSchema } from "./off-peak.ts";

/** §3: what a person may answer about the tariff; "unknown" sends no contract. */
export const tariffTypes = [...contractTypes, "unknown"] as const;
export type TariffType = (typeof tariffTypes)[number];

export const tariffLabels: Record<(typeof tariffs)[number], string> = {
  base: "Base",
  "2Q": "Heures pleines / heures creuses",
  "4Q": "Heures pleines / heures creuses et deux saisons",
};

/** The same beside the offer's name, where there is little room. */
export const shortTariffLabels: Record<(typeof tariffs)[number], string> = {
  base: "base",
  "2Q": "heures creuses",
  "4Q": "deux saisons",
};

/** A field of an unfinished form: empty, or right. What is typed is kept as it is. */
const emptyOr = (schema: z.ZodType<unknown, string>) =>
  z.string({ error: messages.required }).superRefine((text, context) => {
    if (text.trim() === "") return;
    for (const issue of schema.safeParse(text).error?.issues ?? []) context.addIssue(issue.message);
  });

const priceField = emptyOr(priceText);
const hourField = emptyOr(hourSchema);

const windowField = z.object({ start: hourField, end: hourField });

/** Off-peak hours as typed, whether known at all, and whether they differ by season. */
const offPeakForm = z.object({
  isKnown: z.boolean(),
  hasSeasons: z.boolean(),
  summer: z.array(windowField),
  winter: z.array(windowField),
});
export type OffPeakForm = z.infer<typeof offPeakForm>;

/**
 * The contract step as typed: every part may still be empty (an incomplete contract shows 'Incomplet' and is not
 * sent, §5), but what is there is right.
 */
export const contractFields = z.object({
  type: z.enum(["", ...tariffTypes], { error: messages.choice }),
  tarification: z.enum(["", ...tariffs], { error: messages.choice }),
  basePrice: priceField,
  /** Absent from forms filled in before it was asked; "" when it is not known. */
  subscribedPower: z.enum(["", ...subscribedPowers], { error: messages.choice }).optional(),
  /** §3: kept for forms filled in before several windows were possible. */
  peakHour: windowField,
  /** Absent from forms filled in before several windows were possible: see `typedOffPeak` for what then counts. */
  offPeak: offPeakForm.optional(),
  twoQuarterPrice: z.object({ hp: priceField, hc: priceField }),
  fourQuarterPrice: z.object({
    summer_hp: priceField,
    summer_hc: priceField,
    winter_hp: priceField,
    winter_hc: priceField,
  }),
  /** Absent from forms filled in before it was asked; "" when it is not told. */
  fixedUntil: emptyOr(fixedUntilSchema).optional(),
});
export type ContractForm = z.infer<typeof contractFields>;
