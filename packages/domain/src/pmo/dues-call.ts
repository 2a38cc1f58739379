import { conjunction, formatDate, formatEuro } from "../shared/index.ts";
import { meansOf, type Payee } from "./payment.ts";
import type { PaymentMethod } from "./schemas.ts";

/** What one of a member's points owes. */
interface OwingPoint {
  readonly name: string;
  readonly yearly: number;
  readonly once: number;
}

/** A member, and what is asked of him for all of his points. */
interface CalledMember extends Payee {
  readonly name: string;
  readonly points: readonly OwingPoint[];
  readonly methods: readonly PaymentMethod[];
  /** A public body pays by its accountant, and not by cheque. */
  readonly isPublicBody: boolean;
}

const sumOf = (points: readonly OwingPoint[], of: "yearly" | "once"): number =>
  points.reduce((sum, point) => sum + point[of], 0);

/** What all of these points owe, in euros. */
export const owedBy = (points: readonly OwingPoint[]): number =>
  sumOf(points, "yearly") + sumOf(points, "once");

function whatIsOwed(points: readonly OwingPoint[]): string {
  const names = conjunction(points.map(({ name }) => `«\u00a0${name}\u00a0»`));
  const lines = [
    { what: "cotisation de l’année", sum: sumOf(points, "yearly") },
    { what: "droit d’entrée", sum: sumOf(points, "once") },
  ].filter(({ sum }) => sum > 0);
  const detail = lines.map(({ what, sum }) => (lines.length > 1 ? `${what}, ${formatEuro(sum)}` : what));
  return `${formatEuro(owedBy(points))} (${detail.join("\u00a0; ")}) pour ${names}.`;
}

/** Why no dues are called yet: a letter in the name of nobody, or that says no way to pay, is none that an accountant books. "" where they may be. */
export function callLackText({
  association,
  methods,
}: Pick<CalledMember, "association" | "methods">): string {
  const gaps = [
    ...(association === "" ? ["le nom de l’association"] : []),
    ...(methods.length === 0 ? ["comment la cotisation se paie"] : []),
  ];
  return gaps.length === 0
    ? ""
    : `Avant d’appeler les cotisations par e-mail, indiquez ${conjunction(gaps)}.`;
}

/** The letter that calls a member for what he owes, which the owner sends or prints. */
export function duesCall(
  { name, points, methods, isPublicBody, association, seat }: CalledMember,
  day: string,
): { subject: string; text: string } {
  const means = meansOf(methods, { association, seat, isPublicBody });
  const from = association || "L’association";
  return {
    subject: `Appel de cotisation, ${from}`,
    text: [
      `${from}${seat && `, ${seat}`}`,
      `Le ${formatDate(day)}`,
      `À ${name}`,
      `Appel de cotisation\u00a0: ${whatIsOwed(points)}`,
      means.length > 0
        ? `À régler ${means.join(", ou ")}.`
        : `À régler par virement, sur le compte dont l’association vous donne le relevé (RIB).`,
      "Merci.",
    ].join("\n\n"),
  };
}
