import { formatEuro } from "../shared/index.ts";
import { duesOf } from "./dues.ts";
import type { MembershipFee, PaymentMethod } from "./schemas.ts";

type Paid = Omit<MembershipFee, "additionalInformation">;

const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/gu, "$1\u00a0");

const meansText = (method: PaymentMethod): string =>
  method.type === "CHEQUE"
    ? "par chèque à son ordre"
    : `par virement (IBAN ${inFours(method.iban)}, BIC ${method.bic})`;

/**
 * What is due as soon as these bulletins are signed, to which association and how, as they say it; "" when nothing is. Each
 * place of a person has its own.
 */
export function paymentText(fees: readonly Paid[], association: string): string {
  const dues = fees.map(duesOf);
  const yearly = dues.reduce((sum, one) => sum + one.yearly, 0);
  const once = dues.reduce((sum, one) => sum + one.once, 0);
  if (yearly + once === 0) return "";
  const what = [...(yearly > 0 ? ["cotisation de l’année"] : []), ...(once > 0 ? ["droit d’entrée"] : [])];
  const means = (fees[0]?.paymentMethods ?? []).map(meansText).join(" ou ");
  return `Votre adhésion est à régler maintenant\u00a0: ${formatEuro(yearly + once)} (${what.join(" et ")}) à l’association «\u00a0${association}\u00a0»${means && `, ${means}`}.`;
}
