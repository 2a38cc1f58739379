import type { PerimeterAnswer } from "@mec/api/project";
import {
  keepsPerimeter,
  localGridsOf,
  type Perimeter,
  powerLimitKw,
  sharedIntercommunality,
  totalPowerKw,
} from "@mec/domain/project";
import type { Deps } from "../../../deps.ts";
import { getOwnedProject } from "../store.ts";
import type { JudgedSite } from "./important-standers.ts";
import type { JudgedReach } from "./judge-reach.ts";
import { findPerimeterDetails } from "./perimeter-details.ts";
import { findReach, type Reach } from "./reach.ts";
import { findNamings } from "./reach-store.ts";
import type { PlacedStander } from "./sites.ts";

interface JudgedStander extends PlacedStander, JudgedSite {}

type Standing = PerimeterAnswer["standers"][number];

/**
 * The most people listed: nobody reads more, and an answer of thousands would keep others waiting. Those who
 * matter most come first.
 */
const mostStanders = 500;

function communeAnswer({ site }: JudgedStander): Standing["commune"] {
  if (!site.commune) return null;
  const { citycode, name, density, intercommunality } = site.commune;
  return { citycode, name, density, intercommunality: intercommunality?.name ?? null };
}

async function nameStanders(
  { db }: Pick<Deps, "db">,
  shown: readonly JudgedStander[],
  { name, address }: { name: string; address: { label: string } },
): Promise<Standing[]> {
  const ids = shown.map(({ id }) => id);
  const namings = await findNamings(db, ids);
  return shown.map((stander) => {
    const { projectId: _, site, faults, ...rest } = stander;
    return {
      ...rest,
      ...(namings.get(stander.id) ?? { name, address: address.label }),
      commune: communeAnswer(stander),
      faults: [...faults],
      compatible: faults.length === 0,
    };
  });
}

/** What concerns the perimeter as a whole, not one place. */
const sumsOf = ({ rule, sites }: Reach) => ({
  limitKm: rule.limitKm,
  intercommunality: sharedIntercommunality(sites)?.name ?? null,
  localGrids: localGridsOf(sites.map(({ commune }) => commune)).map(({ operator, communes }) => ({
    operator,
    communes: [...communes],
  })),
});

/** The reach of a project as it is, or as it would be under another limit. */
async function reachUnder(db: Deps["db"], id: string, limitKm: Perimeter | undefined): Promise<Reach> {
  const reach = await findReach(db, id);
  return limitKm === undefined ? reach : { ...reach, rule: { ...reach.rule, limitKm } };
}

/** Judged in a worker thread, with the places of those who matter most. */
async function judge(
  { workers }: Pick<Deps, "workers">,
  id: string,
  { rule, standers, sites }: Reach,
): Promise<JudgedReach & { readonly listed: JudgedStander[]; readonly pairIds: [string, string] | null }> {
  const inside = standers.filter(({ participant }) => participant);
  const outside = standers.filter(({ participant }) => !participant);
  const plants = standers.filter(({ kind }) => kind !== "consumption-point").map(({ site }) => site);
  const candidates = outside.map(({ site }) => site);
  const judged = await workers.run("judgeReach", { rule, sites, candidates, plants, most: mostStanders }, id);
  const listed = judged.shown.flatMap(({ participant, index, faults, furthestKm, inDoubt }) => {
    const stander = (participant ? inside : outside)[index];
    return stander ? [{ ...stander, faults, furthestKm, inDoubt }] : [];
  });
  const [first, second] = (judged.pair ?? []).map((index) => inside[index]?.id ?? "");
  return {
    ...judged,
    listed,
    pairIds: first === undefined || second === undefined ? null : [first, second],
  };
}

/**
 * The exact rule applied to the participants, the candidates who would break it, and the places of those who
 * matter most.
 * @param limitKm the perimeter to judge by, when it is not the project's.
 */
export async function getPerimeter(deps: Deps, id: string, limitKm?: Perimeter): Promise<PerimeterAnswer> {
  const [project, reach, details] = await Promise.all([
    getOwnedProject(deps.db, id),
    reachUnder(deps.db, id, limitKm),
    findPerimeterDetails(deps.db, id),
  ]);
  const { rule, sites } = reach;
  const judged = await judge(deps, id, reach);
  return {
    ...sumsOf(reach),
    address: project.address,
    greatestKm: judged.pairIds ? judged.greatestKm : null,
    pair: judged.pairIds,
    ok: judged.ok,
    standers: await nameStanders(deps, judged.listed, project),
    breakers: judged.listed
      .filter(({ participant, faults }) => participant && faults.length > 0)
      .map((one) => one.id),
    counts: { standers: reach.standers.length, ...judged.counts },
    area: judged.area.map(({ latitude, longitude }) => [latitude, longitude]),
    details,
    power: {
      totalKw: totalPowerKw(sites),
      limitKw: powerLimitKw(sites, rule.ground === "intercommunality"),
      ok: !judged.isOverPower,
    },
  };
}

/** Whether all participants together respect the rule. */
export async function isWithinPerimeter({ db }: Pick<Deps, "db">, id: string): Promise<boolean> {
  const { rule, sites } = await findReach(db, id, "participants");
  return keepsPerimeter(rule, sites);
}
