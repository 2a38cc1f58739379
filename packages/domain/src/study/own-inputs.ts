import { conjunction } from "../shared/index.ts";
import { type GainRange, rangeText } from "./gain-words.ts";

/** What a sum counts of what its holder said of his own place. Readings are none of it: sums stand on typical curves. */
export const ownInputNames = ["use", "hours", "contract", "kind"] as const;
export type OwnInput = (typeof ownInputNames)[number];

/** Each by a mark of what was counted: another mark, another input. */
export type OwnInputs = Readonly<Record<OwnInput, string>>;

/** Which of them he has changed since; none where they were not kept. */
export const changedInputs = (then: OwnInputs | undefined, now: OwnInputs): OwnInput[] =>
  then ? ownInputNames.filter((name) => then[name] !== now[name]) : [];

const named: Record<OwnInput, string> = {
  use: "votre consommation",
  hours: "vos heures creuses",
  contract: "votre contrat d’électricité",
  kind: "ce que vous dites de ce lieu (chauffage, horaires, compteur ou TVA)",
};

interface Local {
  readonly sharedKwh?: GainRange | undefined;
}

/** "vous avez changé vos heures creuses"; by another who signs, that somebody did. */
export function ownChangesText(changed: readonly OwnInput[] | undefined, isOther = false): string[] {
  if (!changed || changed.length === 0) return [];
  return [`${isOther ? "on a" : "vous avez"} changé ${conjunction(changed.map((name) => named[name]))}`];
}

/** The same with the local energy of both days; nothing where he changed nothing. */
export function ownMoves(
  changed: readonly OwnInput[] | undefined,
  {
    now,
    kept,
    isOther,
  }: { readonly now: Local; readonly kept: Local; readonly isOther?: boolean | undefined },
): string[] {
  const [what] = ownChangesText(changed, isOther);
  if (!what) return [];
  const [is, was] = [now, kept].map(({ sharedKwh }) => sharedKwh && rangeText(sharedKwh, "kWh"));
  const local =
    is && was && is !== was ? `, et l’électricité locale comptée est ${is}, et non plus ${was}` : "";
  return [`${what}${local}`];
}
