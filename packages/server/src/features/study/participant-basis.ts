import { DomainError } from "@mec/domain/shared";
import { paysNobody } from "@mec/domain/study";
import { exactly } from "@mec/energy";
import type { Db } from "../../db/transaction.ts";
import { findOwnPlants, type OwnPlants } from "../signatory/reads.ts";
import { loadAskedOf, noEngagement, toldPart } from "./asked-of-members.ts";
import { askedOfPlaces } from "./asked-of-places.ts";
import type { BasisOfProject } from "./estimate-basis.ts";
import { findPricedPoints, findProductionSums, type PricedPoint } from "./member-store.ts";
import { findProductionSumsAt } from "./moment.ts";
import { nobody, type Scene, type Shares, sharesWithout } from "./shares-without.ts";

/** The points of one person that are left out of a project's figures. */
interface LeftOut extends Pick<Scene, "day"> {
  readonly consumer?: string;
  /** Who reads for a place that is in no project yet. */
  readonly holder?: string | undefined;
  readonly producer?: string | undefined;
  /** Consumers who take part, and of whom nothing is counted. */
  readonly notCounted?: readonly string[] | undefined;
}

const kwhOf = (sums: readonly { readonly annualKwh: number }[]): number =>
  sums.reduce((kwh, { annualKwh }) => kwh + annualKwh, 0);

async function shareWithout(
  db: Db,
  projectId: string,
  { consumer = nobody, holder, producer, day, notCounted }: LeftOut,
): Promise<Shares> {
  const productionKwh =
    producer === undefined ? undefined : kwhOf(await findProductionSums(db, [projectId], producer));
  const scene = { day, holder, productionKwh, notCounted };
  const [found] = await sharesWithout(db, projectId, [consumer], scene);
  return { pledgedShare: found?.pledgedShare ?? null, filledShare: found?.filledShare ?? null };
}

/** Points that find the same figures of a project. */
interface SharedBasis {
  readonly basis: BasisOfProject;
  readonly pointIds: readonly string[];
}

/** The bases for several points of one project, those of the same figures together: of hundreds a few differ. */
export async function basesWithout(
  db: Db,
  basis: BasisOfProject,
  pointIds: readonly string[],
  scene: Scene,
): Promise<SharedBasis[]> {
  const { moment } = scene;
  const { projectId } = basis;
  const production = moment ? await findProductionSumsAt(db, projectId, moment) : basis.production;
  const productionKwh = moment && kwhOf(production);
  const shares = await sharesWithout(db, projectId, pointIds, { ...scene, productionKwh });
  const lots = new Map<string, SharedBasis & { readonly pointIds: string[] }>();
  for (const { pointId, ...found } of shares) {
    const key = `${found.pledgedShare} ${found.filledShare}`;
    const same = lots.get(key) ?? { basis: { ...basis, production, ...found }, pointIds: [] };
    same.pointIds.push(pointId);
    lots.set(key, same);
  }
  return [...lots.values()];
}

/** The basis for a point of the project: its own consumption is not among the others', nor is a plant of the same person. */
const basisWithout = async (db: Db, basis: BasisOfProject, without: LeftOut): Promise<BasisOfProject> => ({
  ...basis,
  ...(await shareWithout(db, basis.projectId, without)),
});

interface OwnPlant extends Pick<LeftOut, "day" | "notCounted"> {
  readonly pointId: string;
  readonly holderId: string | null;
}

/**
 * The basis that a producer's own plant is added to: as it was before the plant took part.
 * @throws DomainError NOT_FOUND when the plant is not this person's.
 */
export async function basisWithoutPlant(
  db: Db,
  basis: BasisOfProject,
  { pointId, holderId, day, notCounted }: OwnPlant,
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
    ...(await shareWithout(db, projectId, { producer: pointId, day, notCounted })),
  };
}

/** A place as it is left out: a person's own alone, else the difference would tell what another consumes. */
async function ownPlaceOf(
  db: Db,
  { accountId, consumptionPointId: place }: Pick<BasisReader, "accountId" | "consumptionPointId">,
): Promise<{ readonly consumer?: string }> {
  if (place === undefined || place === "new") return {};
  const own = await db
    .selectFrom("consumption_point")
    .select("id as consumer")
    .where("id", "=", place)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return own ?? {};
}

/** The basis of a place that may wait itself: it is none of the others that do, before it has a price as after. */
async function filledBeside(db: Db, basis: BasisOfProject, without: LeftOut): Promise<BasisOfProject> {
  if (basis.filledShare == null || without.consumer === undefined) return basis;
  const { filledShare } = await shareWithout(db, basis.projectId, without);
  return { ...basis, filledShare };
}

interface BasisReader extends Pick<LeftOut, "day" | "notCounted"> {
  readonly accountId: string;
  /** The place that is answered for, or "new": with neither a price nor a part it is a newcomer's, beside his own others. Not told: his first that has one. */
  readonly consumptionPointId?: string | undefined;
  /** A plant of his that these bases are without. */
  readonly withoutProducer?: string | undefined;
}

/** What a participant or a candidate with a price reads: that price and his own terms, among the others. */
async function basisOf(
  db: Db,
  basis: BasisOfProject,
  mine: PricedPoint,
  { day, withoutProducer, notCounted }: BasisReader,
): Promise<BasisOfProject> {
  const { projectId } = basis;
  const pointIds = [mine.consumptionPointId];
  const askedOf = await loadAskedOf(db, projectId, pointIds);
  const { asked, ownPart } = (await askedOfPlaces(db, projectId, { pointIds, askedOf }))(
    mine.consumptionPointId,
  );
  const without = await basisWithout(db, basis, {
    consumer: mine.consumptionPointId,
    producer: withoutProducer,
    day,
    notCounted,
  });
  return {
    ...without,
    price: mine.price === null ? basis.price : exactly(mine.price),
    fees: asked.fees,
    vatRegime: asked.vatRegime,
    engagement: asked.engagement,
    ...toldPart(ownPart),
  };
}

/** A basis for a place whose body or person sells to it. */
const besideOwn = (basis: BasisOfProject, { name, part }: OwnPlants): BasisOfProject => ({
  ...basis,
  ownSeller: name,
  ...toldPart(part),
  ...(paysNobody({ ownPart: part }) && { engagement: noEngagement }),
});

/**
 * These bases as this person reads them for a place of his: with its price in the projects where it takes part or may
 * accept one, and without its own consumption among the others'; with his own body where it sells there.
 */
export async function basesReadBy(
  db: Db,
  bases: readonly BasisOfProject[],
  reader: BasisReader | null,
): Promise<BasisOfProject[]> {
  if (reader === null || bases.length === 0) return [...bases];
  const projectIds = bases.map(({ projectId }) => projectId);
  const { consumptionPointId: place, accountId, withoutProducer, day, notCounted } = reader;
  const priced = await findPricedPoints(db, projectIds, reader);
  const mines = place === undefined ? priced : priced.filter((one) => one.consumptionPointId === place);
  const asking = await ownPlaceOf(db, reader);
  const ownPlants =
    place === undefined || place === "new"
      ? null
      : await findOwnPlants(db, projectIds, { accountId, pointId: place });
  return Promise.all(
    bases.map((one) => {
      const own = ownPlants?.get(one.projectId);
      const basis = own ? besideOwn(one, own) : one;
      const mine = mines.find(({ projectId }) => projectId === basis.projectId);
      if (mine) return basisOf(db, basis, mine, reader);
      // A newcomer's place beside others of his own: these are no others to him, and five are five others.
      if (priced.some(({ projectId }) => projectId === basis.projectId))
        return basisWithout(db, basis, {
          ...asking,
          holder: accountId,
          producer: withoutProducer,
          day,
          notCounted,
        });
      return filledBeside(db, basis, { ...asking, day });
    }),
  );
}
