import { publicShare } from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { takingPart } from "../application/scopes.ts";
import { loadAskedOf } from "./asked-of-members.ts";
import type { BasisOfProject } from "./estimate-basis.ts";
import { findPricedPoints, findProductionSums, type PricedPoint } from "./member-store.ts";

/** The points of one person that are left out of a project's figures. */
interface LeftOut {
  readonly consumer?: string;
  readonly producer?: string | undefined;
}

/**
 * The public share as it was before these points took part: what the others consume or produce without his own, drawn as
 * the public figure is. The same for a point that does not take part.
 */
async function shareWithout(
  db: Db,
  projectId: string,
  { consumer, producer }: LeftOut,
): Promise<number | null> {
  const consumers = db
    .selectFrom("application as a")
    .innerJoin("consumption_point as p", "p.id", "a.consumption_point_id")
    .where("a.project_id", "=", projectId)
    .where(takingPart("a"));
  const others = (consumer === undefined ? consumers : consumers.where("p.id", "!=", consumer))
    .select((eb) => [
      sql<number>`count(*)::int`.as("consumers"),
      eb.fn.coalesce(eb.fn.sum<number>("p.annual_consumption"), eb.lit(0)).as("acceptedKwh"),
      sql<string | null>`string_agg(p.id::text, ' ' order by p.id)`.as("ids"),
    ])
    .as("others");
  const drawn: RawBuilder<number> = sql`share_draw(project.share_salt, others.ids)`;
  const told = await db
    .selectFrom("project")
    .innerJoin(others, (join) => join.onTrue())
    .select(["annual_production as annualProductionKwh", "consumers", "acceptedKwh", drawn.as("draw")])
    .where("project.id", "=", projectId)
    .executeTakeFirstOrThrow();
  const annualProductionKwh =
    producer === undefined
      ? told.annualProductionKwh
      : (await findProductionSums(db, [projectId], producer)).reduce(
          (kwh, { annualKwh }) => kwh + annualKwh,
          0,
        );
  return publicShare({ ...told, annualProductionKwh, acceptedKwh: Number(told.acceptedKwh) });
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
