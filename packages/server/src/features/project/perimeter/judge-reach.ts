import type { Coordinates } from "@mec/domain/address";
import {
  isCommuneInDoubt,
  joiningFaults,
  judgePerimeter,
  outlineOf,
  type PerimeterFault,
  type PerimeterRule,
  type Site,
  standingArea,
} from "@mec/domain/project";
import { inImportance, type JudgedSite } from "./important-standers.ts";

export interface ReachToJudge {
  readonly rule: PerimeterRule;
  /** The participants' sites, the oldest first. */
  readonly sites: readonly Site[];
  readonly candidates: readonly Site[];
  /** The plants among the participants and the candidates. */
  readonly plants: readonly Site[];
  /** How many verdicts to give back, of those who matter most: to copy thousands would keep others waiting. */
  readonly most: number;
}

export interface ShownSite extends JudgedSite {
  readonly participant: boolean;
  /** Its index among the participants, or among the candidates. */
  readonly index: number;
}

export interface JudgedReach {
  readonly greatestKm: number;
  readonly pair: readonly [number, number] | null;
  readonly ok: boolean;
  readonly isOverPower: boolean;
  readonly shown: readonly ShownSite[];
  readonly counts: { readonly breakers: number; readonly outside: number; readonly inDoubt: number };
  readonly area: readonly Coordinates[];
}

/** Computes all of a perimeter that takes longer with more sites, in a worker thread. */
export function judgeReach({ rule, sites, candidates, plants, most }: ReachToJudge): JudgedReach {
  const outline = outlineOf(sites);
  const { greatestKm, pair, ok, faults, isOverPower } = judgePerimeter(rule, sites, outline.greatest());
  const faultsToJoin = joiningFaults(rule, sites, outline);
  const isPlant = new Set(plants);
  const judged = (site: Site, broken: readonly PerimeterFault[], participant: boolean, index: number) => ({
    faults: broken,
    furthestKm: outline.farthest(site).km,
    inDoubt: isCommuneInDoubt(rule, site),
    isPlant: isPlant.has(site),
    isOfPair: participant && (pair?.includes(index) ?? false),
    participant,
    index,
  });
  const inside = sites.map((site, index) => judged(site, faults[index] ?? [], true, index));
  const outside = candidates.map((site, index) => judged(site, faultsToJoin(site), false, index));
  return {
    greatestKm,
    pair,
    ok,
    isOverPower,
    shown: inImportance([...inside, ...outside]).slice(0, most),
    counts: {
      breakers: inside.filter((one) => one.faults.length > 0).length,
      outside: outside.filter((one) => one.faults.length > 0).length,
      inDoubt: inside.filter((one) => one.inDoubt).length,
    },
    area: rule.ground === "intercommunality" ? [] : standingArea(outline, rule.limitKm),
  };
}
