import type { PerimeterAnswer } from "@mec/api/project";
import {
  farthestFrom,
  isCommuneInDoubt,
  joiningFaults,
  judgePerimeter,
  keepsPerimeter,
  localGridsOf,
  type PerimeterFault,
  powerLimitKw,
  sharedIntercommunality,
  standingArea,
  totalPowerKw,
} from "@mec/domain/project";
import type { Deps } from "../../deps.ts";
import { findPerimeterDetails } from "./perimeter-details.ts";
import { findReach, type PlacedStander, type Reach } from "./reach.ts";
import { getOwnedProject } from "./store.ts";

type Standing = PerimeterAnswer["standers"][number];

function communeAnswer({ site }: PlacedStander): Standing["commune"] {
  if (!site.commune) return null;
  const { citycode, name, density, intercommunality } = site.commune;
  return { citycode, name, density, intercommunality: intercommunality?.name ?? null };
}

/** Everyone as the answer tells him, with why he breaks the rule, or would. */
function standingsOf(
  { rule, standers, sites }: Reach,
  faults: readonly (readonly PerimeterFault[])[],
): Standing[] {
  const farthest = farthestFrom(sites);
  const faultsOf = new Map(sites.map((site, index) => [site, faults[index] ?? []]));
  return standers.map((stander) => {
    const { projectId: _, site, ...rest } = stander;
    const broken = stander.participant ? (faultsOf.get(site) ?? []) : joiningFaults(rule, sites, site);
    return {
      ...rest,
      commune: communeAnswer(stander),
      furthestKm: farthest(site).km,
      faults: [...broken],
      compatible: broken.length === 0,
      inDoubt: isCommuneInDoubt(rule, site),
    };
  });
}

/** Everyone's place, the true rule between those who are in, and who would break it. */
export async function getPerimeter(deps: Deps, id: string): Promise<PerimeterAnswer> {
  const { address } = await getOwnedProject(deps.db, id);
  const reach = await findReach(deps.db, id);
  const { rule, sites } = reach;
  const { greatestKm, pair, ok, faults, isOverPower } = judgePerimeter(rule, sites);
  const standers = standingsOf(reach, faults);
  const inside = standers.filter(({ participant }) => participant);
  const idOf = (index: number) => inside[index]?.id ?? "";
  const area = rule.ground === "intercommunality" ? [] : standingArea(sites, rule.limitKm);
  return {
    limitKm: rule.limitKm,
    address,
    greatestKm: pair ? greatestKm : null,
    pair: pair ? [idOf(pair[0]), idOf(pair[1])] : null,
    ok,
    standers,
    breakers: inside.filter((stander) => stander.faults.length > 0).map((stander) => stander.id),
    area: area.map(({ latitude, longitude }) => [latitude, longitude]),
    details: await findPerimeterDetails(deps.db, id),
    intercommunality: sharedIntercommunality(sites)?.name ?? null,
    power: {
      totalKw: totalPowerKw(sites),
      limitKw: powerLimitKw(sites, rule.ground === "intercommunality"),
      ok: !isOverPower,
    },
    localGrids: localGridsOf(sites.map(({ commune }) => commune)).map(({ operator, communes }) => ({
      operator,
      communes: [...communes],
    })),
  };
}

/** Whether all who take part respect the rule together. */
export async function isWithinPerimeter({ db }: Pick<Deps, "db">, id: string): Promise<boolean> {
  const { rule, sites } = await findReach(db, id);
  return keepsPerimeter(rule, sites);
}
