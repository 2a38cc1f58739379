import { type Estimate, type EstimateBasis, toEstimateInput } from "@mec/api/study";
import type { EstimateInput as Home } from "@mec/domain/study";
import type { Actor, Deps, Origin } from "../../deps.ts";
import { findPublicRows, findReadable, getPlaceVerdict, type PublicRow } from "../project/index.ts";
import { type AskedOf, loadAskedOfEach } from "./asked-of-members.ts";
import { findProductionSums } from "./member-store.ts";

type ProductionSum = Awaited<ReturnType<typeof findProductionSums>>[number];

/** What is asked of members is that of a newcomer, who has no terms of his own. */
function toBasis(project: PublicRow, sums: readonly ProductionSum[], askedOf: AskedOf): EstimateBasis {
  const { price_min: min, price_max: max } = project;
  return {
    latitude: project.address.coordinates.latitude,
    longitude: project.address.coordinates.longitude,
    production: sums.filter(({ projectId }) => projectId === project.id),
    pledgedShare: project.pledged_share,
    numberOfConsumers: project.number_of_consumers,
    price: min === null || max === null ? null : { min, max },
    ...askedOf(null),
    repartitionKey: project.repartition_key,
  };
}

async function loadBases(deps: Deps, projectIds: readonly string[]) {
  const sums = await findProductionSums(deps.db, projectIds);
  const askedOf = await loadAskedOfEach(deps.db, projectIds);
  return (project: PublicRow) => toBasis(project, sums, askedOf(project.id));
}

/** What an estimate is computed from: sums over a project that the person may see. @throws DomainError NOT_FOUND. */
export async function getEstimateBasis(
  deps: Deps,
  projectId: string,
  actor: Actor | null,
): Promise<EstimateBasis> {
  const project = await findReadable(deps.db, projectId, actor);
  const basisOf = await loadBases(deps, [projectId]);
  return basisOf(project);
}

/** The same for those of some projects that are public: counted as one search, like a list. @throws TooManyTries. */
export async function listEstimateBases(
  deps: Deps,
  projectIds: readonly string[],
  origin: Origin,
): Promise<(EstimateBasis & { projectId: string })[]> {
  await deps.limits.count("projectSearchesPerIp", origin.ip);
  const projects = await findPublicRows(deps.db, projectIds);
  const basisOf = await loadBases(deps, projectIds);
  return projects.map((project) => ({ ...basisOf(project), projectId: project.id }));
}

/**
 * What a project would bring to a home, from typical curves only: nobody's own curve shows through.
 * @throws DomainError NOT_FOUND; TooManyTries.
 */
export async function estimateSaving(
  deps: Deps,
  projectId: string,
  home: Home,
  actor: Actor | null,
  origin: Origin,
): Promise<Estimate> {
  await deps.limits.count("estimatesPerIp", origin.ip);
  const basis = await getEstimateBasis(deps, projectId, actor);
  const place = home.address?.coordinates ?? home.coordinates ?? basis;
  const { verdict: perimeter } = await getPlaceVerdict(deps, projectId, place, actor);
  const day = deps.now().toISOString().slice(0, 10);
  const { assumptions, typicalDays, ...figures } = await deps.workers.run(
    "estimate",
    toEstimateInput(
      basis,
      {
        yearlyConsumption: home.yearlyConsumption,
        contract: home.contract ?? null,
        consumerType: home.consumerType ?? "individual",
      },
      day,
    ),
    origin.ip,
  );
  return {
    ...figures,
    perimeter,
    assumptions: [...assumptions],
    typicalDays: typicalDays.map(({ season, hours }) => ({ season, hours: [...hours] })),
  };
}
