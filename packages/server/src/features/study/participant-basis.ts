import { publicShare } from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { takingPart } from "../application/scopes.ts";
import { loadAskedOf } from "./asked-of-members.ts";
import type { BasisOfProject } from "./estimate-basis.ts";
import { findPricedPoints, findProductionSums, type PricedPoint } from "./member-store.ts";
import { findProductionSumsAt, type Moment, tookPart } from "./moment.ts";

/** The points of one person that are left out of a project's figures. */
interface LeftOut {
  readonly consumer?: string;
  readonly producer?: string | undefined;
}

interface Share {
  readonly pointId: string;
  readonly share: number | null;
}

/**
 * The public share as each of these points finds it: what the others consume or produce without it, drawn as the public
 * figure is. The same for a point that does not take part.
 */
async function sharesWithout(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
  { moment, productionKwh }: { moment?: Moment | undefined; productionKwh?: number | undefined } = {},
): Promise<Share[]> {
  const takes = moment ? tookPart(moment) : takingPart("a");
  const { rows } = await sql<{
    pointId: string;
    annualProductionKwh: number;
    consumers: number;
    acceptedKwh: string;
    draw: number;
  }>`
    with taker as (
      select distinct p.id, p.annual_consumption as kwh from application a
        join consumption_point p on p.id = a.consumption_point_id
        where a.project_id = ${projectId} and ${takes}
    ), everyone as (
      select count(*)::int as consumers, coalesce(sum(kwh), 0) as kwh,
        coalesce(string_agg(id::text, ' ' order by id), '') || ' ' as ids from taker
    )
    select wanted.id as "pointId", project.annual_production::float8 as "annualProductionKwh",
      everyone.consumers - (own.id is not null)::int as consumers,
      everyone.kwh - coalesce(own.kwh, 0) as "acceptedKwh",
      share_draw(project.share_salt, rtrim(replace(ids, coalesce(own.id::text, '-') || ' ', ''))) as draw
    from unnest(${pointIds}::uuid[]) as wanted(id)
      left join taker own on own.id = wanted.id, everyone, project
    where project.id = ${projectId}`.execute(db);
  return rows.map(({ pointId, acceptedKwh, ...told }) => ({
    pointId,
    share: publicShare({
      ...told,
      acceptedKwh: Number(acceptedKwh),
      annualProductionKwh: productionKwh ?? told.annualProductionKwh,
    }),
  }));
}

const kwhOf = (sums: readonly { readonly annualKwh: number }[]): number =>
  sums.reduce((kwh, { annualKwh }) => kwh + annualKwh, 0);

/** No point has it: nobody is left out. */
const nobody = "00000000-0000-0000-0000-000000000000";

async function shareWithout(
  db: Db,
  projectId: string,
  { consumer = nobody, producer }: LeftOut,
): Promise<number | null> {
  const productionKwh =
    producer === undefined ? undefined : kwhOf(await findProductionSums(db, [projectId], producer));
  const [found] = await sharesWithout(db, projectId, [consumer], { productionKwh });
  return found?.share ?? null;
}

/** Points that find the same figures of a project. */
interface SharedBasis {
  readonly basis: BasisOfProject;
  readonly pointIds: readonly string[];
}

/**
 * The bases for several points of one project, those of the same figures together: of hundreds a few differ.
 * @param moment as the project was then, of who took part and what was produced
 */
export async function basesWithout(
  db: Db,
  basis: BasisOfProject,
  pointIds: readonly string[],
  moment?: Moment,
): Promise<SharedBasis[]> {
  const { projectId } = basis;
  const production = moment ? await findProductionSumsAt(db, projectId, moment) : basis.production;
  const productionKwh = moment && kwhOf(production);
  const shares = await sharesWithout(db, projectId, pointIds, { moment, productionKwh });
  return [...new Set(shares.map(({ share }) => share))].map((pledgedShare) => ({
    basis: { ...basis, production, pledgedShare },
    pointIds: shares.flatMap(({ share, pointId }) => (share === pledgedShare ? pointId : [])),
  }));
}

/**
 * The basis for one point of the project: its own consumption is not among the others'.
 * @param producer a plant of the same person that the basis is without
 */
export const basisWithout = async <Basis extends BasisOfProject>(
  db: Db,
  basis: Basis,
  pointId: string,
  producer?: string,
): Promise<Basis> => ({
  ...basis,
  pledgedShare: await shareWithout(db, basis.projectId, { consumer: pointId, producer }),
});

/**
 * The basis that a producer's own plant is added to: as it was before the plant took part.
 * @throws DomainError NOT_FOUND when the plant is not this person's.
 */
export async function basisWithoutPlant(
  db: Db,
  basis: BasisOfProject,
  { pointId, holderId }: { readonly pointId: string; readonly holderId: string | null },
): Promise<BasisOfProject> {
  const { projectId } = basis;
  const own = await db
    .selectFrom("production_point")
    .select("project_id as projectId")
    .where("id", "=", pointId)
    .where("account_id", "=", holderId)
    .executeTakeFirst();
  if (!own) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  if (own.projectId !== projectId) return basis;
  return {
    ...basis,
    production: await findProductionSums(db, [projectId], pointId),
    pledgedShare: await shareWithout(db, projectId, { producer: pointId }),
  };
}

/** What a participant or a candidate with a price reads: that price and his own terms, among the others. */
async function basisOf(
  db: Db,
  basis: BasisOfProject,
  mine: PricedPoint,
  withoutProducer: string | undefined,
): Promise<BasisOfProject> {
  const { fees, vatRegime, engagement } = (await loadAskedOf(db, basis.projectId))(mine.consumptionPointId);
  const price = mine.price === null ? basis.price : { min: mine.price, max: mine.price };
  return {
    ...(await basisWithout(db, basis, mine.consumptionPointId, withoutProducer)),
    price,
    fees,
    vatRegime,
    engagement,
  };
}

interface BasisReader {
  readonly accountId: string;
  readonly day: string;
  /** The place that is answered for, or "new": with neither a price nor a part it is a newcomer's. Not told: his first that has one. */
  readonly consumptionPointId?: string | undefined;
  /** A plant of his that these bases are without. */
  readonly withoutProducer?: string | undefined;
}

/**
 * These bases as this person reads them for a place of his: with its price in the projects where it takes part or may
 * accept one, and without its own consumption among the others'.
 */
export async function basesReadBy(
  db: Db,
  bases: readonly BasisOfProject[],
  reader: BasisReader | null,
): Promise<BasisOfProject[]> {
  if (reader === null || bases.length === 0) return [...bases];
  const projectIds = bases.map(({ projectId }) => projectId);
  const { consumptionPointId: place } = reader;
  const priced = await findPricedPoints(db, projectIds, reader);
  const own = place === undefined ? priced : priced.filter((one) => one.consumptionPointId === place);
  return Promise.all(
    bases.map((basis) => {
      const mine = own.find(({ projectId }) => projectId === basis.projectId);
      return mine ? basisOf(db, basis, mine, reader.withoutProducer) : basis;
    }),
  );
}
