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

export interface ReachToJudge {
  readonly rule: PerimeterRule;
  /** The participants' sites, the oldest first. */
  readonly sites: readonly Site[];
  readonly candidates: readonly Site[];
}

export interface JudgedSite {
  readonly faults: readonly PerimeterFault[];
  /** The distance to the participant who is furthest away. */
  readonly furthestKm: number;
  readonly inDoubt: boolean;
}

export interface JudgedReach {
  readonly greatestKm: number;
  readonly pair: readonly [number, number] | null;
  readonly ok: boolean;
  readonly isOverPower: boolean;
  readonly sites: readonly JudgedSite[];
  readonly candidates: readonly JudgedSite[];
  readonly area: readonly Coordinates[];
}

/** Computes all of a perimeter that takes longer with more sites, in a worker thread. */
export function judgeReach({ rule, sites, candidates }: ReachToJudge): JudgedReach {
  const { greatestKm, pair, ok, faults, isOverPower } = judgePerimeter(rule, sites);
  const outline = outlineOf(sites);
  const faultsToJoin = joiningFaults(rule, sites, outline);
  const judged = (site: Site, broken: readonly PerimeterFault[]): JudgedSite => ({
    faults: broken,
    furthestKm: outline.farthest(site).km,
    inDoubt: isCommuneInDoubt(rule, site),
  });
  return {
    greatestKm,
    pair,
    ok,
    isOverPower,
    sites: sites.map((site, index) => judged(site, faults[index] ?? [])),
    candidates: candidates.map((site) => judged(site, faultsToJoin(site))),
    area: rule.ground === "intercommunality" ? [] : standingArea(outline, rule.limitKm),
  };
}
