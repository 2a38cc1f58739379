import {
  type CommuneFacts,
  type Coordinates,
  densityLabels,
  type Intercommunality,
} from "../address/index.ts";
import {
  type GreatestDistance,
  greatestPairwiseDistance,
  type Outline,
  outlineOf,
} from "./greatest-distance.ts";
import { perimeterCheck } from "./perimeter.ts";
import { isOverPower, type PoweredSite } from "./power-limit.ts";
import { type Perimeter, perimeters } from "./schemas.ts";

/**
 * What a perimeter rests on (code de l'énergie, art. L. 315-2; arrêté du 21 novembre 2019 modifié le 21 février 2025):
 * one building, for an operation that is called simple, a distance, or the derogation of public bodies inside one
 * intercommunalité, which knows no kilometres. That all points are in one building is the owner's word: its distance is
 * judged as anybody's.
 */
export const perimeterGrounds = ["building", "distance", "intercommunality"] as const;
export type PerimeterGround = (typeof perimeterGrounds)[number];

export interface PerimeterRule {
  readonly limitKm: Perimeter;
  readonly ground: PerimeterGround;
}

/**
 * The smallest perimeter that these participants need, when it is smaller than theirs: a smaller one admits more
 * communes, and 2 km need nobody's leave. Null when theirs is the smallest, or rests on something else than a distance.
 */
export function smallerPerimeter({ limitKm, ground }: PerimeterRule, greatestKm: number): Perimeter | null {
  if (ground !== "distance") return null;
  const smallest = perimeters.find((km) => greatestKm <= km);
  return smallest !== undefined && smallest < limitKm ? smallest : null;
}

/** Whether the minister must be asked: not for the 2 km open to everybody. */
export const asksForDerogation = ({ limitKm, ground }: PerimeterRule): boolean =>
  ground === "intercommunality" || (ground === "distance" && limitKm > 2);

/**
 * What a participant is to the derogation of public bodies: a body that is public by its legal form, a person, who
 * never is one, another body (a semi-public company, one with a mission of public service: for the owner to check),
 * or not known yet.
 */
const bodyKinds = ["public", "person", "other", "unknown"] as const;
export type BodyKind = (typeof bodyKinds)[number];

/** A participant's or a candidate's point, as the rule sees it. */
export interface Site extends Coordinates, PoweredSite {
  /** Null when its address does not tell. */
  readonly commune: CommuneFacts | null;
  readonly body: BodyKind;
}

/** Why a participant breaks the rule, or a candidate would. */
export const perimeterFaults = ["distance", "density", "intercommunality", "body", "power"] as const;
export type PerimeterFault = (typeof perimeterFaults)[number];

/**
 * The density levels of Insee's grid that each distance admits: for 10 km communes "rurales ou périurbaines" (petites
 * villes, ceintures urbaines and the three rural levels), for 20 km "rurales" only (bourgs ruraux, rural à habitat
 * dispersé, très dispersé): arrêté du 21 novembre 2019 modifié, https://legal.tricoteuses.fr/articles/JORFARTI000049345660.
 */
const lowestDensity: Record<Perimeter, number> = { 2: 1, 10: 3, 20: 5 };

/** Null when the commune's density is not known: then the owner is asked to check, nobody is refused. */
export function admitsCommune(limitKm: Perimeter, commune: CommuneFacts | null): boolean | null {
  if (lowestDensity[limitKm] === 1) return true;
  const density = commune?.density ?? null;
  return density === null ? null : density >= lowestDensity[limitKm];
}

/** The widest perimeter that this commune admits; null when its density is not known. */
export function widestPerimeter({ density }: Pick<CommuneFacts, "density">): Perimeter | null {
  if (density === null) return null;
  return perimeters.findLast((km) => density >= lowestDensity[km]) ?? null;
}

/** Whether the rule asks something of this commune that is not known. */
export const isCommuneInDoubt = ({ ground, limitKm }: PerimeterRule, { commune }: Site): boolean =>
  ground === "intercommunality"
    ? (commune?.intercommunality ?? null) === null
    : admitsCommune(limitKm, commune) === null;

/** The intercommunalité that the most points are in, the first of equals; null when none is known. */
export function sharedIntercommunality(sites: readonly Site[]): Intercommunality | null {
  const counts = new Map<string, { readonly group: Intercommunality; count: number }>();
  for (const { commune } of sites) {
    const group = commune?.intercommunality;
    if (!group) continue;
    const known = counts.get(group.siren);
    if (known) known.count += 1;
    else counts.set(group.siren, { group, count: 1 });
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  return most?.group ?? null;
}

const isByBodies = ({ ground }: PerimeterRule): boolean => ground === "intercommunality";

/** The faults of a point by its own place and nature, wherever the others stand. */
function faultsOfSite(rule: PerimeterRule, site: Site, shared: Intercommunality | null): PerimeterFault[] {
  if (rule.ground === "building") return [];
  if (rule.ground === "distance")
    return admitsCommune(rule.limitKm, site.commune) === false ? ["density"] : [];
  const group = site.commune?.intercommunality;
  const isElsewhere =
    group !== null && group !== undefined && shared !== null && group.siren !== shared.siren;
  return [
    ...(isElsewhere ? (["intercommunality"] as const) : []),
    ...(site.body === "person" ? (["body"] as const) : []),
  ];
}

export interface PerimeterJudgement {
  /** The greatest distance between two points, not rounded; 0 under two points. */
  readonly greatestKm: number;
  /** Indexes of the two points that far apart. */
  readonly pair: [number, number] | null;
  /** Nobody breaks the rule, and the total power is under its limit. */
  readonly ok: boolean;
  /** For each point, by index: why it must leave for the others to keep the rule. */
  readonly faults: readonly (readonly PerimeterFault[])[];
  /** The total power is over the limit, which is no single point's fault. */
  readonly isOverPower: boolean;
}

/**
 * The whole rule of the perimeter over who takes part, the oldest first.
 * @param greatest what is known of the greatest distance between two of them
 */
export function judgePerimeter(
  rule: PerimeterRule,
  sites: readonly Site[],
  greatest: GreatestDistance | null = greatestPairwiseDistance(sites),
): PerimeterJudgement {
  const limitKm = isByBodies(rule) ? Number.POSITIVE_INFINITY : rule.limitKm;
  const { greatestKm, pair, breakers } = perimeterCheck({ limitKm, points: sites }, greatest);
  const tooFar = new Set(breakers);
  const shared = sharedIntercommunality(sites);
  const faults = sites.map((site, index) => [
    ...(tooFar.has(index) ? (["distance"] as const) : []),
    ...faultsOfSite(rule, site, shared),
  ]);
  const overPower = isOverPower(sites, isByBodies(rule));
  return {
    greatestKm,
    pair,
    ok: !overPower && faults.every(({ length }) => length === 0),
    faults,
    isOverPower: overPower,
  };
}

/** Whether they all keep the rule, as `judgePerimeter` says, without finding who breaks it: quick for thousands. */
export function keepsPerimeter(rule: PerimeterRule, sites: readonly Site[]): boolean {
  const shared = sharedIntercommunality(sites);
  return (
    !isOverPower(sites, isByBodies(rule)) &&
    sites.every((site) => faultsOfSite(rule, site, shared).length === 0) &&
    (isByBodies(rule) || (greatestPairwiseDistance(sites)?.km ?? 0) <= rule.limitKm)
  );
}

/** Tells why a candidate would break the rule among these participants, who are sorted once for all candidates. */
export function joiningFaults(
  rule: PerimeterRule,
  sites: readonly Site[],
  outline: Outline = outlineOf(sites),
): (candidate: Site) => readonly PerimeterFault[] {
  const shared = sharedIntercommunality(sites);
  return (candidate) => {
    const isTooFar = !isByBodies(rule) && outline.farthest(candidate).km > rule.limitKm;
    const addsPower = (candidate.powerKw ?? 0) > 0;
    return [
      ...(isTooFar ? (["distance"] as const) : []),
      ...faultsOfSite(rule, candidate, shared),
      ...(addsPower && isOverPower([...sites, candidate], isByBodies(rule)) ? (["power"] as const) : []),
    ];
  };
}

/** What texts say of a commune. */
interface CommuneInWords extends Pick<CommuneFacts, "name" | "density"> {
  readonly intercommunality: string | Intercommunality | null;
}

const intercommunalityName = (commune: CommuneInWords | null): string => {
  const group = commune?.intercommunality ?? "inconnue";
  return typeof group === "string" ? group : group.name;
};

/** "Rennes (grand centre urbain)" */
export function communeText(commune: CommuneInWords | null): string {
  if (!commune) return "commune non reconnue";
  const { name, density } = commune;
  return density === null ? name : `${name} (${densityLabels[density]})`;
}

/** Why somebody breaks the rule, to the owner: a sentence without its subject, "se trouve à …". */
function perimeterFaultText(
  fault: PerimeterFault,
  { limitKm }: PerimeterRule,
  commune: CommuneInWords | null,
): string {
  switch (fault) {
    case "distance":
      return `se trouve à plus de ${limitKm}\u00a0km d’un autre participant`;
    case "density":
      return limitKm === 20
        ? `se trouve dans une commune qui n’est pas rurale\u00a0: ${communeText(commune)}`
        : `se trouve dans une commune qui n’est ni rurale ni périurbaine\u00a0: ${communeText(commune)}`;
    case "intercommunality":
      return `se trouve dans une autre intercommunalité\u00a0: ${intercommunalityName(commune)}`;
    case "body":
      return "est un particulier, et non un organisme public";
    case "power":
      return "ferait dépasser la puissance permise à une opération";
  }
}

/** Several reasons in one sentence without its subject. */
export function perimeterFaultsText(
  faults: readonly PerimeterFault[],
  rule: PerimeterRule,
  commune: CommuneInWords | null,
): string {
  return faults.map((fault) => perimeterFaultText(fault, rule, commune)).join(", et ");
}
