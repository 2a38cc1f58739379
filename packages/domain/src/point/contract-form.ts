import * as z from "zod";
import { displayedPrice, messages, type ProfileType, priceText, priceToKeep } from "../shared/index.ts";
import {
  type Contract,
  contractSchema,
  contractTypes,
  defaultPeakHour,
  hourSchema,
  tariffs,
} from "./contract.ts";

/** §3: what a person may answer about the tariff; "unknown" sends no contract. */
export const tariffTypes = [...contractTypes, "unknown"] as const;
export type TariffType = (typeof tariffTypes)[number];
export const tariffTypeLabels: Record<TariffType, string> = {
  TRV: "Tarif réglementé",
  other: "Autre offre",
  unknown: "Je ne sais pas",
};

export const tariffLabels: Record<(typeof tariffs)[number], string> = {
  base: "Base",
  "2Q": "Heures pleines / heures creuses",
  "4Q": "Heures pleines / heures creuses et deux saisons",
};

/** A field of an unfinished form: empty, or right. What is typed is kept as it is. */
const emptyOr = (schema: z.ZodType<unknown, string>) =>
  z.string({ error: messages.required }).superRefine((text, context) => {
    if (text.trim() === "") return;
    for (const issue of schema.safeParse(text).error?.issues ?? []) context.addIssue(issue.message);
  });

const priceField = emptyOr(priceText);
const hourField = emptyOr(hourSchema);

/**
 * The contract step as typed: every part may still be empty (an incomplete contract shows 'Incomplet' and is not
 * sent, §5), but what is there is right.
 */
export const contractFormSchema = z.object({
  type: z.enum(["", ...tariffTypes], { error: messages.choice }),
  tarification: z.enum(["", ...tariffs], { error: messages.choice }),
  basePrice: priceField,
  peakHour: z.object({ start: hourField, end: hourField }),
  twoQuarterPrice: z.object({ hp: priceField, hc: priceField }),
  fourQuarterPrice: z.object({
    summer_hp: priceField,
    summer_hc: priceField,
    winter_hp: priceField,
    winter_hc: priceField,
  }),
});
export type ContractForm = z.infer<typeof contractFormSchema>;

export const emptyContractForm: ContractForm = {
  type: "",
  tarification: "",
  basePrice: "",
  peakHour: defaultPeakHour,
  twoQuarterPrice: { hp: "", hc: "" },
  fourQuarterPrice: { summer_hp: "", summer_hc: "", winter_hp: "", winter_hc: "" },
};

type Convert = (text: string) => number | undefined;
type Prices<Key extends string, Value> = Record<Key, Value>;

/** All the prices, or undefined when one of them is missing or wrong. */
function allPrices<Key extends string>(texts: Prices<Key, string>, convert: Convert) {
  const prices = Object.entries<string>(texts).map(([key, text]) => [key, convert(text)] as const);
  return prices.some(([, price]) => price === undefined) ? undefined : Object.fromEntries(prices);
}

/** §5: for TRV with 2Q prices of 1 are sent; the true ones are in the dated table of the regulated tariff. */
const trvTwoQuarterPrice = { hp: 1, hc: 1 };

/** The parts of the form that the tariff uses; the leftovers of another choice are dropped. */
function usedParts(form: ContractForm, convert: Convert): object {
  switch (form.tarification) {
    case "base":
      return { basePrice: convert(form.basePrice) };
    case "2Q": {
      const typed = form.type === "TRV" ? trvTwoQuarterPrice : allPrices(form.twoQuarterPrice, convert);
      return { peakHour: form.peakHour, twoQuarterPrice: typed };
    }
    case "4Q":
      return { peakHour: form.peakHour, fourQuarterPrice: allPrices(form.fourQuarterPrice, convert) };
    default:
      return {};
  }
}

/**
 * The contract to send, or null when it is unknown or incomplete (§5).
 * @param profileType how the prices were typed: with tax by an individual, without by a professional.
 */
export function contractToSend(
  form: ContractForm,
  profileType: ProfileType = "professional",
): Contract | null {
  const convert: Convert = (text) => {
    const price = priceText.safeParse(text);
    return price.success ? priceToKeep(price.data, profileType) : undefined;
  };
  const { type, tarification } = form;
  return contractSchema.safeParse({ type, tarification, ...usedParts(form, convert) }).data ?? null;
}

/** §5: whether the form makes a contract; 'Incomplet' is shown otherwise. */
export const isContractComplete = (form: ContractForm): boolean => contractToSend(form) !== null;

/** A kept contract as a form to edit, with the prices as this person reads them; none is an empty form. */
export function contractToForm(
  contract: Contract | null,
  profileType: ProfileType = "professional",
): ContractForm {
  if (!contract) return emptyContractForm;
  const text = (price: number | null | undefined) =>
    price == null ? "" : String(displayedPrice(price, profileType)).replace(".", ",");
  const { twoQuarterPrice: two, fourQuarterPrice: four } = contract;
  const isPlaceholder = contract.type === "TRV";
  return {
    type: contract.type,
    tarification: contract.tarification,
    basePrice: text(contract.basePrice),
    peakHour: contract.peakHour ?? defaultPeakHour,
    twoQuarterPrice: isPlaceholder
      ? emptyContractForm.twoQuarterPrice
      : { hp: text(two?.hp), hc: text(two?.hc) },
    fourQuarterPrice: {
      summer_hp: text(four?.summer_hp),
      summer_hc: text(four?.summer_hc),
      winter_hp: text(four?.winter_hp),
      winter_hc: text(four?.winter_hc),
    },
  };
}
