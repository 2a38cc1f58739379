import { type SalesTerms, salesTermsSchema } from "@mec/domain/document";
import {
  decimalText,
  displayedPrice,
  formatPrice,
  integerText,
  type ProfileType,
  priceDoubt,
  priceToKeep,
  typedPriceDoubt,
} from "@mec/domain/shared";
import * as z from "zod";
import { t } from "../../../platform/i18n.ts";

type Choice<K extends keyof SalesTerms> = NonNullable<SalesTerms[K]> | "";
type Answer = "yes" | "no" | "";

/** The terms of sale, as typed: "" when not given. */
export type SalesForm = {
  name: string;
  duration: "indefinite" | "fixed";
  durationYears: string;
  startDate: string;
  price: string;
  vatRegime: Choice<"vatRegime">;
  indexation: Choice<"indexation">;
  indexationRate: string;
  subscription: string;
  billingFrequency: Choice<"billingFrequency">;
  billingMeans: Choice<"billingMeans">;
  paymentDays: string;
  tacitRenewal: Answer;
  noticeMonths: string;
  closingInvoiceMonths: string;
  penaltyRate: string;
  penaltyKwh: string;
  energyKind: Choice<"energyKind">;
  power: string;
  installationDate: string;
  purchaseContract: Answer;
  /** Whether the typed price and subscription include tax: they do for an individual. */
  pricesAs: ProfileType;
};

/** When no VAT applies, a price is the same with and without tax. */
export const readsPricesAs = ({
  vatRegime,
  pricesAs,
}: Pick<SalesForm, "vatRegime" | "pricesAs">): ProfileType =>
  vatRegime === "franchise" ? "professional" : pricesAs;

const spaceless = (typed: string) => typed.replace(/\s/g, "");
/** Null for an empty text; NaN for text that is not a number, for the rule to refuse. */
const decimalOf = (typed: string): number | null =>
  spaceless(typed) === "" ? null : (decimalText.safeParse(spaceless(typed)).data ?? Number.NaN);
const integerOf = (typed: string): number | null =>
  spaceless(typed) === "" ? null : (integerText.safeParse(spaceless(typed)).data ?? Number.NaN);
const answerOf = (answer: Answer): boolean | null => (answer === "" ? null : answer === "yes");
const said = <V extends string>(value: V | ""): V | null => (value === "" ? null : value);

function euros(typed: string, form: SalesForm): number | null {
  const amount = decimalOf(typed);
  return amount === null ? null : priceToKeep(amount, readsPricesAs(form));
}

/** The price in the tax that it was not typed in; null while it is none, and where no VAT applies. */
export function bothTaxesText(form: SalesForm): string | null {
  const price = decimalOf(form.price);
  if (price === null || Number.isNaN(price) || priceDoubt(price)?.isHigh) return null;
  if (form.vatRegime === "franchise") return t("Sans TVA\u00a0: le même prix HT et TTC.");
  const readAs = readsPricesAs(form);
  const other = readAs === "individual" ? "professional" : "individual";
  return t("Soit {{price}}", { price: formatPrice(priceToKeep(price, readAs), other) });
}

/**
 * The terms of the form, to be validated by the domain's rule; fields that a choice makes irrelevant are left
 * out.
 */
export function termsOf(form: SalesForm): SalesTerms {
  const isFixed = form.duration === "fixed";
  return {
    name: form.name,
    durationYears: isFixed ? (integerOf(form.durationYears) ?? Number.NaN) : null,
    startDate: said(form.startDate),
    price: euros(form.price, form),
    vatRegime: said(form.vatRegime),
    indexation: said(form.indexation),
    indexationRate: form.indexation === "fixed" ? decimalOf(form.indexationRate) : null,
    subscription: euros(form.subscription, form),
    billingFrequency: said(form.billingFrequency),
    billingMeans: said(form.billingMeans),
    paymentDays: integerOf(form.paymentDays),
    tacitRenewal: isFixed ? answerOf(form.tacitRenewal) : null,
    noticeMonths: integerOf(form.noticeMonths),
    closingInvoiceMonths: integerOf(form.closingInvoiceMonths),
    penaltyRate: decimalOf(form.penaltyRate),
    penaltyKwh: integerOf(form.penaltyKwh),
    energyKind: said(form.energyKind),
    power: decimalOf(form.power),
    installationDate: said(form.installationDate),
    purchaseContract: answerOf(form.purchaseContract),
  };
}

export const salesFormSchema = z.custom<SalesForm>().superRefine((form, context) => {
  for (const { path, message } of salesTermsSchema.safeParse(termsOf(form)).error?.issues ?? []) {
    context.addIssue({ code: "custom", path: [...path], message });
  }
  const doubt = typedPriceDoubt(spaceless(form.price));
  if (doubt?.isHigh) context.addIssue({ code: "custom", path: ["price"], message: doubt.question });
});

const numberText = (value: number | null): string => (value === null ? "" : String(value).replace(".", ","));
const answerText = (value: boolean | null): Answer => (value === null ? "" : value ? "yes" : "no");

/** Stored terms as form values, with prices as this visitor reads them. */
export function termsToForm(terms: SalesTerms, pricesAs: ProfileType): SalesForm {
  const { price, subscription, vatRegime } = terms;
  const shown = (amount: number | null) =>
    numberText(
      amount === null
        ? null
        : displayedPrice(amount, readsPricesAs({ vatRegime: vatRegime ?? "", pricesAs })),
    );
  return {
    name: terms.name,
    duration: terms.durationYears === null ? "indefinite" : "fixed",
    durationYears: numberText(terms.durationYears),
    startDate: terms.startDate ?? "",
    price: shown(price),
    vatRegime: vatRegime ?? "",
    indexation: terms.indexation ?? "",
    indexationRate: numberText(terms.indexationRate),
    subscription: shown(subscription),
    billingFrequency: terms.billingFrequency ?? "",
    billingMeans: terms.billingMeans ?? "",
    paymentDays: numberText(terms.paymentDays),
    tacitRenewal: answerText(terms.tacitRenewal),
    noticeMonths: numberText(terms.noticeMonths),
    closingInvoiceMonths: numberText(terms.closingInvoiceMonths),
    penaltyRate: numberText(terms.penaltyRate),
    penaltyKwh: numberText(terms.penaltyKwh),
    energyKind: terms.energyKind ?? "",
    power: numberText(terms.power),
    installationDate: terms.installationDate ?? "",
    purchaseContract: answerText(terms.purchaseContract),
    pricesAs,
  };
}

/** Rewrites a draft after the visitor switched between prices with and without tax. */
export function rereadAs(form: SalesForm, pricesAs: ProfileType): SalesForm {
  if (form.pricesAs === pricesAs) return form;
  const reread = (typed: string) => {
    const kept = euros(typed, form);
    if (kept === null || Number.isNaN(kept)) return typed;
    return numberText(displayedPrice(kept, readsPricesAs({ ...form, pricesAs })));
  };
  return { ...form, pricesAs, price: reread(form.price), subscription: reread(form.subscription) };
}
