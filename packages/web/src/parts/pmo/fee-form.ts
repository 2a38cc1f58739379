import { type MembershipFee, membershipFeeSchema, type PaymentMethod } from "@mec/domain/pmo";
import { decimalText } from "@mec/domain/shared";
import * as z from "zod";

/** What members pay and how, as typed. */
export type FeeForm = {
  required: boolean;
  amount: string;
  entranceFeeRequired: boolean;
  entranceFeeAmount: string;
  byCheque: boolean;
  byTransfer: boolean;
  iban: string;
  bic: string;
  additionalInformation: string;
};

export const emptyFeeForm: FeeForm = {
  required: false,
  amount: "",
  entranceFeeRequired: false,
  entranceFeeAmount: "",
  byCheque: false,
  byTransfer: false,
  iban: "",
  bic: "",
  additionalInformation: "",
};

/** An empty or invalid number becomes NaN, which the rule refuses. */
const eurosOf = (typed: string): number =>
  decimalText.safeParse(typed.replace(/[\s€]/g, "")).data ?? Number.NaN;

export const asksForPayment = ({ required, entranceFeeRequired }: FeeForm): boolean =>
  required || entranceFeeRequired;

function paymentMethodsOf(form: FeeForm): PaymentMethod[] {
  if (!asksForPayment(form)) return [];
  const { byCheque, byTransfer, iban, bic } = form;
  return [
    ...(byCheque ? [{ type: "CHEQUE" } as const] : []),
    ...(byTransfer ? [{ type: "TRANSFER", iban, bic } as const] : []),
  ];
}

/** The fee of the form, to be validated by the domain's rule and sent. An amount that does not apply is 0. */
export function feeOf(form: FeeForm): MembershipFee {
  return {
    required: form.required,
    amount: form.required ? eurosOf(form.amount) : 0,
    entranceFeeRequired: form.entranceFeeRequired,
    entranceFeeAmount: form.entranceFeeRequired ? eurosOf(form.entranceFeeAmount) : 0,
    additionalInformation: form.additionalInformation,
    paymentMethods: paymentMethodsOf(form),
  };
}

/** The form's field for an error about the fee: "paymentMethods.1.iban" → "iban". */
export function feeField(path: string): string {
  if (path === "paymentMethods") return "byCheque";
  return path.replace(/^paymentMethods\.\d+\./, "");
}

export const feeFormSchema = z.custom<FeeForm>().superRefine((form, context) => {
  for (const { path, message } of membershipFeeSchema.safeParse(feeOf(form)).error?.issues ?? []) {
    context.addIssue({ code: "custom", path: [feeField(path.join("."))], message });
  }
});

const eurosText = (amount: number): string => (amount === 0 ? "" : String(amount).replace(".", ","));

/** A stored fee as form values. */
export function feeToForm(fee: MembershipFee): FeeForm {
  const transfer = fee.paymentMethods.find((method) => method.type === "TRANSFER");
  return {
    required: fee.required,
    amount: eurosText(fee.amount),
    entranceFeeRequired: fee.entranceFeeRequired,
    entranceFeeAmount: eurosText(fee.entranceFeeAmount),
    byCheque: fee.paymentMethods.some(({ type }) => type === "CHEQUE"),
    byTransfer: transfer !== undefined,
    iban: transfer?.iban ?? "",
    bic: transfer?.bic ?? "",
    additionalInformation: fee.additionalInformation,
  };
}
