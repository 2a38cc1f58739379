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
import { inImportance } from "../public/important-standers.ts";
import { getOwnedProject } from "../store.ts";
import type { JudgedSite } from "./judge-reach.ts";
import { findPerimeterDetails } from "./perimeter-details.ts";
import { findReach, type PlacedStander, type Reach } from "./reach.ts";
import { findNamings } from "./reach-store.ts";

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

/**
 * The exact rule applied to the participants, the candidates who would break it, and the places of those who
 * matter most.
 * @param limitKm the perimeter to judge by, when it is not the project's.
 */
export async function getPerimeter(deps: Deps, id: string, limitKm?: Perimeter): Promise<PerimeterAnswer> {
  const project = await getOwnedProject(deps.db, id);
  const reach = await reachUnder(deps.db, id, limitKm);
  const { rule, sites } = reach;
  const inside = reach.standers.filter(({ participant }) => participant);
  const outside = reach.standers.filter(({ participant }) => !participant);
  const candidates = outside.map(({ site }) => site);
  const judged = await deps.workers.run("judgeReach", { rule, sites, candidates }, id);
  const participants = inside.flatMap((stander, index) => {
    const verdict = judged.sites[index];
    return verdict ? [{ ...stander, ...verdict }] : [];
  });
  const applicants = outside.flatMap((stander, index) => {
    const verdict = judged.candidates[index];
    return verdict ? [{ ...stander, ...verdict }] : [];
  });
  const { greatestKm, ok, isOverPower, area } = judged;
  const [first, second] = (judged.pair ?? []).map((index) => inside[index]?.id ?? "");
  const pair: [string, string] | null = first === undefined || second === undefined ? null : [first, second];
  const shown = inImportance([...participants, ...applicants], pair).slice(0, mostStanders);
  const broken = participants.filter(({ faults }) => faults.length > 0);
  return {
    ...sumsOf(reach),
    address: project.address,
    greatestKm: pair ? greatestKm : null,
    pair,
    ok,
    standers: await nameStanders(deps, shown, project),
    breakers: shown
      .filter(({ participant, faults }) => participant && faults.length > 0)
      .map((one) => one.id),
    counts: {
      standers: reach.standers.length,
      breakers: broken.length,
      outside: applicants.filter(({ faults }) => faults.length > 0).length,
      inDoubt: participants.filter(({ inDoubt }) => inDoubt).length,
    },
    area: area.map(({ latitude, longitude }) => [latitude, longitude]),
    details: await findPerimeterDetails(deps.db, id),
    power: {
      totalKw: totalPowerKw(sites),
      limitKw: powerLimitKw(sites, rule.ground === "intercommunality"),
      ok: !isOverPower,
    },
  };
}

/** Whether all participants together respect the rule. */
export async function isWithinPerimeter({ db }: Pick<Deps, "db">, id: string): Promise<boolean> {
  const { rule, sites } = await findReach(db, id, ({ participant }) => participant);
  return keepsPerimeter(rule, sites);
}
