import { conjunction, formatDate, formatEuro } from "../shared/index.ts";
import { type Dues, duesOf } from "./dues.ts";
import type { MembershipFee, PaymentMethod } from "./schemas.ts";

type Paid = Omit<MembershipFee, "additionalInformation">;

/** Who is paid, and where a letter reaches it: "" when nobody has said. */
export interface Payee {
  readonly association: string;
  readonly seat: string;
}

const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/gu, "$1\u00a0");

const chequeText = ({ association, seat }: Payee): string =>
  `par chèque à l’ordre de «\u00a0${association}\u00a0»${seat === "" ? "" : `, à envoyer à son siège\u00a0: ${seat}`}`;

const meansText = (method: PaymentMethod, payee: Payee): string =>
  method.type === "CHEQUE"
    ? chequeText(payee)
    : `par virement\u00a0: IBAN ${inFours(method.iban)}, BIC ${method.bic}`;

/** What is to pay, and each way to pay it. */
export interface Payment {
  /** Said once, where the bulletin is signed. */
  readonly due: string;
  /** The same wherever it is read again: nobody knows here whether it was paid meanwhile. */
  readonly reminder: string;
  /** What each year asks of who takes part; absent where no fee is yearly. */
  readonly yearly?: string;
  readonly means: readonly string[];
  /** As it is copied into a bank's form; absent where no transfer is taken. */
  readonly iban?: string;
  /** What is written on a cheque and on its envelope; absent where none is taken. */
  readonly cheque?: { readonly order: string; readonly address?: string };
  /** That a project of a later year shares nothing yet. */
  readonly note?: string;
}

interface Payer extends Payee {
  /** A public body pays by its accountant, on a call for what is due, and not by cheque. */
  readonly isPublicBody: boolean;
  /** Whether he has other places in the project, whose bulletins are not among these. */
  readonly isOneOfSeveral?: boolean;
  /** How many of these are bulletins of installations. */
  readonly plants?: number;
  /** The month, in words, of a start in a later year than the bulletins' own. */
  readonly startsIn?: string | null;
}

const accounts = (methods: readonly PaymentMethod[]): string[] =>
  methods.flatMap((method) =>
    method.type === "TRANSFER"
      ? [`compte de l’association\u00a0: IBAN ${inFours(method.iban)}, BIC ${method.bic}`]
      : [],
  );

/** The ways to pay, as a sentence goes on with them: a public body pays no cheque. */
export const meansOf = (
  methods: readonly PaymentMethod[],
  { isPublicBody, ...payee }: Payee & { readonly isPublicBody: boolean },
): string[] =>
  methods
    .filter(({ type }) => type === "TRANSFER" || !isPublicBody)
    .map((method) => meansText(method, payee));

/** As the model of the statutes has it; others may say another term. */
const admitted = " C’est le bureau de l’association qui vous admet, en général dans le mois.";

/** "vos 3 lieux et votre installation": a plant is no place. */
function yours(places: number, plants: number): string {
  const some = (count: number, one: string, many: string): string[] => {
    if (count <= 0) return [];
    return [count > 1 ? `vos ${count}\u00a0${many}` : `votre ${one}`];
  };
  return conjunction([...some(places, "lieu", "lieux"), ...some(plants, "installation", "installations")]);
}

/**
 * What is due as the association admits who signed these bulletins, to which one and how, as they say it; null when nothing
 * is. Each place of a person has its own.
 */
export function paymentOf(
  fees: readonly Paid[],
  { association, seat, isPublicBody, isOneOfSeveral = false, plants = 0, startsIn = null }: Payer,
): Payment | null {
  const dues = fees.map(duesOf);
  const yearly = dues.reduce((sum, one) => sum + one.yearly, 0);
  const once = dues.reduce((sum, one) => sum + one.once, 0);
  if (yearly + once === 0) return null;
  const what = [...(yearly > 0 ? ["cotisation de l’année"] : []), ...(once > 0 ? ["droit d’entrée"] : [])];
  const ofOne = isOneOfSeveral ? ", pour ce lieu" : "";
  const each = fees.length > 1 ? `, pour ${yours(fees.length - plants, plants)}` : ofOne;
  const to = `à l’association «\u00a0${association}\u00a0»`;
  const sum = `${formatEuro(yearly + once)} (${what.join(" et ")}${each}) ${to}.`;
  const ofYear = `Cotisation\u00a0: ${formatEuro(yearly)} par an${each && `${each},`} ${to}, qui vous la demande. ${nextDuesText}`;
  const next = yearly > 0 ? ` ${nextDuesText}` : "";
  const methods = fees[0]?.paymentMethods ?? [];
  const transfer = methods.find(({ type }) => type === "TRANSFER");
  const takesCheque = !isPublicBody && methods.some(({ type }) => type === "CHEQUE");
  const called =
    " Une collectivité la paie par mandat, sur l’appel de cotisation de l’association\u00a0: demandez-le-lui s’il tarde.";
  return {
    due: isPublicBody
      ? `Votre adhésion est due à votre admission\u00a0: ${sum}${admitted}${next}${called}`
      : `Votre adhésion est à régler à votre admission\u00a0: ${sum}${admitted}${next}`,
    reminder: `À régler à votre admission, si ce n’est déjà fait\u00a0: ${sum}${admitted}${next}${isPublicBody ? called : ""}`,
    ...(yearly > 0 ? { yearly: ofYear } : {}),
    means: isPublicBody
      ? accounts(methods)
      : methods.map((method) => meansText(method, { association, seat })),
    ...(transfer?.type === "TRANSFER" ? { iban: transfer.iban } : {}),
    ...(takesCheque ? { cheque: { order: association, ...(seat !== "" && { address: seat }) } } : {}),
    ...(startsIn && yearly > 0
      ? {
          note: `La cotisation est due dès l’adhésion\u00a0; le partage de l’électricité ne commence qu’en ${startsIn}.`,
        }
      : {}),
  };
}

/**
 * The year's fee of who leaves or has left, in the same words before and after; nobody knows here whether it was paid. Null where
 * none is yearly.
 * @param isAdmitted who shares has been admitted; of who does not yet, the association alone knows
 */
export function dueOfLeaver(
  dues: readonly Pick<Dues, "yearly">[],
  association: string,
  isAdmitted: boolean,
): string | null {
  const yearly = dues.reduce((sum, one) => sum + one.yearly, 0);
  if (yearly === 0) return null;
  const sum = `${formatEuro(yearly)} à l’association «\u00a0${association}\u00a0», si ce n’est déjà fait.`;
  return isAdmitted
    ? `La cotisation de l’année du départ reste due\u00a0: ${sum}`
    : `La cotisation de l’année du départ est due si le bureau vous a admis (son silence peut y suffire)\u00a0: ${sum}`;
}

/** When the following years' fees are due, as our model of the internal rules has it: an association may set another day. Of which year the next is depends on the admission. */
const yearlyDay = "31\u00a0janvier";
const otherDay = "sauf autre date fixée par l’association";
export const nextDuesText = `La cotisation revient chaque ${yearlyDay}, ${otherDay}.`;

/** The same on a sheet that has room for a few words. */
export const nextDuesShort = `La cotisation revient chaque ${yearlyDay}.`;

/** The same for who leaves: what falls due until he has left is his still. */
export const nextDueOfLeaver = `Une de plus l’est chaque ${yearlyDay} tant que vous êtes membre.`;

/** All that is paid until the first kilowatt-hour by who is admitted before the year's fee falls due again. */
export const dueBeforeSharingText = (
  { sumEur, ifAdmittedBefore }: { readonly sumEur: number; readonly ifAdmittedBefore: string },
  startsIn: string,
): string =>
  `Pour une admission avant le ${formatDate(ifAdmittedBefore)}, ${formatEuro(sumEur)} sont dus avant le premier partage, prévu en ${startsIn}.`;

/** When the first of it is paid, as its bulletin is about to be signed: as the association admits who signed it, whenever the project begins. */
export function dueOnSigning({ isPublicBody, startsIn = null }: Omit<Payer, keyof Payee>): string {
  const before = startsIn ? `, alors que le partage ne commence qu’en ${startsIn}` : "";
  return isPublicBody
    ? `Due à votre admission, après votre signature, sur l’appel de l’association${before}.`
    : `Premier paiement à votre admission, après votre signature${before}.`;
}
