import { formatEuro } from "../shared/index.ts";
import { duesOf } from "./dues.ts";
import type { MembershipFee, PaymentMethod } from "./schemas.ts";

type Paid = Omit<MembershipFee, "additionalInformation">;

const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/gu, "$1\u00a0");

const meansText = (method: PaymentMethod): string =>
  method.type === "CHEQUE"
    ? "par chèque à l’ordre de l’association"
    : `par virement\u00a0: IBAN ${inFours(method.iban)}, BIC ${method.bic}`;

/** What is to pay, and each way to pay it. */
export interface Payment {
  /** Said once, where the bulletin is signed. */
  readonly due: string;
  /** The same wherever it is read again: nobody knows here whether it was paid meanwhile. */
  readonly reminder: string;
  readonly means: readonly string[];
  /** As it is copied into a bank's form; absent where no transfer is taken. */
  readonly iban?: string;
  /** That a project of a later year shares nothing yet. */
  readonly note?: string;
}

/**
 * What is due as soon as these bulletins are signed, to which association and how, as they say it; null when nothing is. Each
 * place of a person has its own. `startsIn` is the month, in words, of a start in a
 * later year than the bulletins' own.
 */
export function paymentOf(
  fees: readonly Paid[],
  association: string,
  startsIn: string | null = null,
): Payment | null {
  const dues = fees.map(duesOf);
  const yearly = dues.reduce((sum, one) => sum + one.yearly, 0);
  const once = dues.reduce((sum, one) => sum + one.once, 0);
  if (yearly + once === 0) return null;
  const what = [...(yearly > 0 ? ["cotisation de l’année"] : []), ...(once > 0 ? ["droit d’entrée"] : [])];
  const means = fees[0]?.paymentMethods ?? [];
  const transfer = means.find(({ type }) => type === "TRANSFER");
  const sum = `${formatEuro(yearly + once)} (${what.join(" et ")}) à l’association «\u00a0${association}\u00a0»`;
  return {
    due: `Votre adhésion est à régler maintenant\u00a0: ${sum}.`,
    reminder: `À régler, si ce n’est déjà fait\u00a0: ${sum}.`,
    means: means.map(meansText),
    ...(transfer?.type === "TRANSFER" ? { iban: transfer.iban } : {}),
    ...(startsIn && yearly > 0
      ? {
          note: `La cotisation est due dès l’adhésion\u00a0; le partage de l’électricité ne commence qu’en ${startsIn}.`,
        }
      : {}),
  };
}
