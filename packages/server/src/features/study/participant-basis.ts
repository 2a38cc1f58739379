import { publicShare } from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import { paysNobody } from "@mec/domain/study";
import { exactly } from "@mec/energy";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { live, takingPart, withOpenPrice } from "../application/scopes.ts";
import { findOwnPlants, type OwnPlants } from "../signatory/reads.ts";
import { loadAskedOf, noEngagement, toldPart } from "./asked-of-members.ts";
import { askedOfPlaces } from "./asked-of-places.ts";
import type { BasisOfProject } from "./estimate-basis.ts";
import { findPricedPoints, findProductionSums, type PricedPoint } from "./member-store.ts";
import { findProductionSumsAt, type Moment, tookPart, waitedAt } from "./moment.ts";

/** No point nor account has it: nobody is left out. */
const nobody = "00000000-0000-0000-0000-000000000000";

/** The points of one person that are left out of a project's figures. */
interface LeftOut extends Pick<Scene, "day"> {
  readonly consumer?: string;
  /** Who reads for a place that is in no project yet. */
  readonly holder?: string | undefined;
  readonly producer?: string | undefined;
  /** Consumers who take part, and of whom nothing is counted. */
  readonly notCounted?: readonly string[] | undefined;
}

/** What a project is taken to be, where that is not what it is today. */
export interface Scene {
  /** YYYY-MM-DD, by which a price may still be accepted. */
  readonly day: string;
  /** As it was then, of who took part and what was produced. */
  readonly moment?: Moment | undefined;
  /** Points that are counted as if they had been accepted. */
  readonly joined?: readonly string[];
  /** Points that their holder's other places count as if they had a price. */
  readonly priced?: readonly string[];
  /** His other places are not counted as long as they do not take part. */
  readonly isAlone?: boolean;
}

interface Share {
  readonly pointId: string;
  readonly share: number | null;
}

/** Of an application "a": it is counted by its holder's other places though it does not take part yet; they are decided on together. */
const waitsBeside = ({ day, moment, priced = [], isAlone = false }: Scene) => {
  if (isAlone) return sql`false`;
  const waits = moment ? waitedAt(moment) : withOpenPrice("a", day);
  return sql`(${waits} or (${live("a")} and a.consumption_point_id = any(${priced}::uuid[])))`;
};

/** Of too few others nothing is counted; of the person's own places what they are, as they are no secret to him: to a hundredth, so that many have one basis. */
const ownShare = (ownKwh: number, annualProductionKwh: number): number | null =>
  ownKwh > 0 && annualProductionKwh > 0 ? Math.round((ownKwh / annualProductionKwh) * 100) / 100 : null;

/**
 * The public share as each of these points finds it: what the others consume or produce without it, drawn as the public
 * figure is; those of its holder that have a price are counted with them, so that his sums stay when he accepts all. The same
 * for a point that does not take part.
 */
async function sharesWithout(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
  {
    productionKwh,
    holder,
    notCounted = [],
    ...scene
  }: Scene & Pick<LeftOut, "notCounted" | "holder"> & { readonly productionKwh?: number | undefined },
): Promise<Share[]> {
  const { moment, joined = [] } = scene;
  const sharing = moment ? tookPart(moment) : takingPart("a");
  const takes = sql`(${sharing} or (${live("a")} and a.consumption_point_id = any(${joined}::uuid[])))`;
  const { rows } = await sql<{
    pointId: string;
    annualProductionKwh: number;
    consumers: number;
    acceptedKwh: string;
    ownKwh: string;
    draw: number;
  }>`
    with wanted as (
      select w.id, coalesce(${holder ?? null}::uuid, p.account_id) as holder
        from unnest(${pointIds}::uuid[]) as w(id) left join consumption_point p on p.id = w.id
    ), applied as (
      select distinct p.id, p.annual_consumption as kwh, p.account_id as holder, ${takes} as takes
        from application a join consumption_point p on p.id = a.consumption_point_id
        where a.project_id = ${projectId} and p.id <> all(${notCounted}::uuid[])
          and (${takes} or (p.account_id in (select holder from wanted) and ${waitsBeside(scene)}))
    ), reader as (
      -- Who has one place finds the same as anybody: of a thousand candidates few have several.
      select distinct applied.holder from applied
        join wanted on wanted.holder = applied.holder and wanted.id <> applied.id
      union all select ${nobody}::uuid
    ), counted as (
      select reader.holder, applied.id, applied.kwh, applied.holder = reader.holder as "isOwn"
        from reader join applied on applied.takes or applied.holder = reader.holder
    ), everyone as (
      select reader.holder, count(counted.id) filter (where not "isOwn")::int as others,
        coalesce(sum(kwh), 0) as kwh, coalesce(sum(kwh) filter (where "isOwn"), 0) as "ownKwh",
        coalesce(string_agg(counted.id::text, ' ' order by counted.id), '') || ' ' as ids
        from reader left join counted on counted.holder = reader.holder group by reader.holder
    )
    select wanted.id as "pointId", project.annual_production::float8 as "annualProductionKwh",
      everyone.others - (own.id is not null and not own."isOwn")::int as consumers,
      everyone.kwh - coalesce(own.kwh, 0) as "acceptedKwh",
      everyone."ownKwh" - case when own."isOwn" then own.kwh else 0 end as "ownKwh",
      share_draw(project.share_salt, rtrim(replace(ids, coalesce(own.id::text, '-') || ' ', ''))) as draw
    from wanted
      join everyone on everyone.holder = case
        when wanted.holder in (select holder from reader) then wanted.holder else ${nobody}::uuid end
      left join counted own on own.id = wanted.id and own.holder = everyone.holder, project
    where project.id = ${projectId}`.execute(db);
  return rows.map(({ pointId, acceptedKwh, ownKwh, ...told }) => {
    const annualProductionKwh = productionKwh ?? told.annualProductionKwh;
    const share = publicShare({ ...told, acceptedKwh: Number(acceptedKwh), annualProductionKwh });
    return { pointId, share: share ?? ownShare(Number(ownKwh), annualProductionKwh) };
  });
}

const kwhOf = (sums: readonly { readonly annualKwh: number }[]): number =>
  sums.reduce((kwh, { annualKwh }) => kwh + annualKwh, 0);

async function shareWithout(
  db: Db,
  projectId: string,
  { consumer = nobody, holder, producer, day, notCounted }: LeftOut,
): Promise<number | null> {
  const productionKwh =
    producer === undefined ? undefined : kwhOf(await findProductionSums(db, [projectId], producer));
  const scene = { day, holder, productionKwh, notCounted };
  const [found] = await sharesWithout(db, projectId, [consumer], scene);
  return found?.share ?? null;
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
  return [...new Set(shares.map(({ share }) => share))].map((pledgedShare) => ({
    basis: { ...basis, production, pledgedShare },
    pointIds: shares.flatMap(({ share, pointId }) => (share === pledgedShare ? pointId : [])),
  }));
}

/** The basis for a point of the project: its own consumption is not among the others', nor is a plant of the same person. */
const basisWithout = async (db: Db, basis: BasisOfProject, without: LeftOut): Promise<BasisOfProject> => ({
  ...basis,
  pledgedShare: await shareWithout(db, basis.projectId, without),
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
    pledgedShare: await shareWithout(db, projectId, { producer: pointId, day, notCounted }),
  };
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
      return priced.some(({ projectId }) => projectId === basis.projectId)
        ? basisWithout(db, basis, { holder: accountId, producer: withoutProducer, day, notCounted })
        : basis;
    }),
  );
}
