import type { PerimeterAnswer } from "@mec/api/project";
import { perimeterFaultsText } from "@mec/domain/project";
import type { MapPinKind } from "../../../../parts/address/map/index.ts";

export type Stander = PerimeterAnswer["standers"][number];

/** in: takes part; breaker: takes part, and breaks the rule; fits and outside: candidates. */
export type StanderState = "in" | "breaker" | "fits" | "outside";

export function stateOf(
  { id, participant, compatible }: Stander,
  breakers: ReadonlySet<string>,
): StanderState {
  if (participant) return breakers.has(id) ? "breaker" : "in";
  return compatible ? "fits" : "outside";
}

export const pinKinds: Record<StanderState, MapPinKind> = {
  in: "participant",
  breaker: "outside",
  fits: "candidate",
  outside: "outside",
};

export const stateLabels: Record<StanderState, string> = {
  in: "Participe",
  breaker: "Participe, hors règles",
  fits: "Candidat, compatible",
  outside: "Candidat, hors règles",
};

/** Why somebody breaks the rule, or would: a sentence without its subject. */
export const faultsOf = ({ faults, commune }: Stander, { limitKm, details }: PerimeterAnswer): string =>
  perimeterFaultsText(faults, { limitKm, ground: details.ground }, commune);

/**
 * Participants who break the rule come first, then candidates who would, then the other participants, then
 * the other candidates.
 */
const ranks: Record<StanderState, number> = { breaker: 0, outside: 1, in: 2, fits: 3 };

export function sortStanders(standers: readonly Stander[], breakers: ReadonlySet<string>): Stander[] {
  return standers.toSorted(
    (a, b) => ranks[stateOf(a, breakers)] - ranks[stateOf(b, breakers)] || b.furthestKm - a.furthestKm,
  );
}

/** Whether somebody else takes part, from whom he has a distance. */
export const hasOther = (
  { id, participant }: Pick<Stander, "id" | "participant">,
  {
    pair,
    standers,
  }: Pick<PerimeterAnswer, "pair"> & { readonly standers: readonly Pick<Stander, "id" | "participant">[] },
): boolean =>
  pair !== null || (!participant && standers.some((other) => other.participant && other.id !== id));
