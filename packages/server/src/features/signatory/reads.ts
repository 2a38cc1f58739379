import type { Applicant } from "@mec/api/application";
import {
  boundName,
  haveOneName,
  identifierDoubt,
  isSellerUntold,
  mayBeOneBody,
  maySellToItself,
  type SignatoryInput,
} from "@mec/domain/signatory";
import { ownPartOf, paysNobody } from "@mec/domain/study";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { signatoryIdentity } from "../../encryption/index.ts";
import { inFlight, living, sellers, signed } from "../document/scopes.ts";

/** Of these consumption points, those that a structure signs for, with its name, its legal form and what is doubted of its identifier. */
export async function findStructures(
  db: Db,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<Applicant["structure"]>>> {
  if (pointIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("signatory")
    .select(["consumption_point_id as pointId", "identity"])
    .where("consumption_point_id", "in", pointIds)
    .execute();
  return new Map(
    rows.flatMap(({ pointId, identity }) =>
      pointId !== null && identity.entityType === "Professionnel"
        ? [
            [
              pointId,
              {
                name: identity.socialReason,
                juridiction: identity.juridiction,
                identifierDoubt: identifierDoubt(identity),
              },
            ] as const,
          ]
        : [],
    ),
  );
}

const ofOneAccount = sql<boolean>`plant.account_id = place.account_id`;

/**
 * Places and installations of these projects, each pair with both who sign, as stored, where the installation’s is said, and
 * whether the installation is the same person's: of his account, or signed for by the mailbox that he has confirmed. A place that a
 * private person signs for with those of its own account alone.
 */
const placesAndSellers = (db: Db, projectIds: readonly string[], pointIds: readonly string[]) =>
  db
    .selectFrom("signatory as own")
    .innerJoin("consumption_point as place", "place.id", "own.consumption_point_id")
    .innerJoin("account as holder", "holder.id", "place.account_id")
    .innerJoin("production_point as plant", (join) => join.on("plant.project_id", "in", projectIds))
    .leftJoin("signatory as seller", "seller.production_point_id", "plant.id")
    .select([
      "plant.project_id as projectId",
      "plant.id as plantId",
      "place.id as pointId",
      "own.identity",
      "seller.identity as sellers",
    ])
    .select(
      sql<boolean>`(${ofOneAccount}
        or holder.email_verified_at is not null and coalesce(lower(seller.identity->>'email') = lower(holder.email), false))`.as(
        "isOwn",
      ),
    )
    .where(sql<boolean>`place.id = any(${pointIds}::uuid[])`)
    .where(sql<boolean>`(own.identity->>'entityType' = 'Professionnel' or ${ofOneAccount})`);

type PlaceAndSeller = Awaited<ReturnType<ReturnType<typeof placesAndSellers>["execute"]>>[number];

/**
 * Whether a place may be sold to by its own body or person. A day of birth is sealed: it is opened where it tells two persons of
 * one account apart, once for each point, of which it may hold many.
 */
function sellingToItself(): (row: PlaceAndSeller) => boolean {
  const opened = new Map<string, SignatoryInput>();
  function open(pointId: string, identity: SignatoryInput): SignatoryInput {
    const known = opened.get(pointId) ?? signatoryIdentity.open(pointId, identity);
    opened.set(pointId, known);
    return known;
  }
  return ({ pointId, plantId, identity, sellers: other, isOwn }) => {
    const arePersons = identity.entityType === "Particulier" && other?.entityType === "Particulier";
    if (!arePersons) return maySellToItself(identity, other, { isOwn });
    return maySellToItself(open(pointId, identity), open(plantId, other), { isOwn });
  };
}

/**
 * Of these consumption points, those whose body or person signs for an installation of the project too, with its name: none sells
 * to itself. By its number only of installations of the same person: anybody may type one, and would read whose it is. By its name
 * of all, which the note for a council has for who is offered a price.
 */
export async function findOwnSellers(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await placesAndSellers(db, [projectId], pointIds).execute();
  const maySell = sellingToItself();
  return new Map(
    rows.flatMap((row) => {
      const { pointId, identity, sellers: other, isOwn } = row;
      // By its number only of the same person's.
      const isTold = maySell(row) && (isOwn || (other !== null && haveOneName(identity, other)));
      return isTold ? [[pointId, boundName(identity)] as const] : [];
    }),
  );
}

export interface OwnPair {
  readonly projectId: string;
  readonly pointId: string;
  readonly plantId: string;
}

export const pairOf = ({ pointId, plantId }: Pick<OwnPair, "pointId" | "plantId">): string =>
  `${pointId} ${plantId}`;

/** Of these pairs, those between which a contract of sale was asked for nevertheless, and is signed or waits to be: a part of a body may buy from another. */
async function findSold(db: Db, pairs: readonly OwnPair[]): Promise<ReadonlySet<string>> {
  if (pairs.length === 0) return new Set();
  const contracts = db
    .selectFrom("document")
    .select(["consumption_point_id as pointId", sellers.as("plants")])
    .where("kind", "=", "salesContract")
    .where("consumption_point_id", "in", [...new Set(pairs.map(({ pointId }) => pointId))])
    .where("project_id", "in", [...new Set(pairs.map(({ projectId }) => projectId))])
    .where(living())
    .where(sql<boolean>`(${inFlight()} or ${signed()})`);
  const found = await contracts.execute();
  return new Set(
    found.flatMap(({ pointId, plants }) =>
      pointId === null ? [] : plants.map((plantId) => pairOf({ pointId, plantId })),
    ),
  );
}

/**
 * Of these places and the installations of these projects, the pairs of one body or one private person, and of one account. What is typed
 * is no proof: no sum and no list follows a name, a number or a mailbox that another account gives.
 */
export async function findBodyPairs(
  db: Db,
  projectIds: readonly string[],
  pointIds: readonly string[],
  plantId?: string,
): Promise<OwnPair[]> {
  const all = placesAndSellers(db, projectIds, pointIds).where(ofOneAccount);
  const rows = await (plantId === undefined ? all : all.where("plant.id", "=", plantId)).execute();
  const maySell = sellingToItself();
  return rows.flatMap((row) =>
    row.projectId !== null && maySell(row) ? { ...row, projectId: row.projectId } : [],
  );
}

/** Of those, the pairs between which nothing is sold. */
export async function findOwnPairs(
  db: Db,
  projectIds: readonly string[],
  pointIds: readonly string[],
  plantId?: string,
): Promise<OwnPair[]> {
  const pairs = await findBodyPairs(db, projectIds, pointIds, plantId);
  const sold = await findSold(db, pairs);
  return pairs.filter((pair) => !sold.has(pairOf(pair)));
}

/** The part that the installations of these pairs make of their project's powers, by the key of each pair. */
export async function partsOf(
  db: Db,
  pairs: readonly OwnPair[],
  keyOf: (pair: OwnPair) => string,
): Promise<ReadonlyMap<string, number>> {
  if (pairs.length === 0) return new Map();
  const plants = await db
    .selectFrom("production_point")
    .select(["id", "project_id as projectId", "production_power as powerKwc"])
    .where("project_id", "in", [...new Set(pairs.map(({ projectId }) => projectId))])
    .execute();
  const ownOf = new Map<string, { projectId: string; ids: Set<string> }>();
  for (const pair of pairs) {
    const known = ownOf.get(keyOf(pair)) ?? { projectId: pair.projectId, ids: new Set() };
    ownOf.set(keyOf(pair), { ...known, ids: known.ids.add(pair.plantId) });
  }
  return new Map(
    [...ownOf].map(([key, { projectId, ids }]) => {
      const beside = plants.filter((plant) => plant.projectId === projectId);
      return [key, ownPartOf(beside.map(({ id, powerKwc }) => ({ powerKwc, isOwn: ids.has(id) })))];
    }),
  );
}

/** Of these consumption points, those that buy from their own body, with the part that it sells to them: they pay nothing for it. */
export async function findOwnParts(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return partsOf(db, await findOwnPairs(db, [projectId], pointIds), ({ pointId }) => pointId);
}

/** Of these consumption points, those to which none sells in the project but their own body. */
export async function findSoldToThemselves(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const parts = await findOwnParts(db, projectId, pointIds);
  return new Set([...parts].flatMap(([pointId, ownPart]) => (paysNobody({ ownPart }) ? pointId : [])));
}

/** Of these consumption points, those to which this installation sells nothing, as their own body's, whoever sells beside it. */
export async function findOwnOf(
  db: Db,
  { projectId, plantId }: { readonly projectId: string; readonly plantId: string },
  pointIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const pairs = await findOwnPairs(db, [projectId], pointIds, plantId);
  return new Set(pairs.map(({ pointId }) => pointId));
}

/** The body or the person of a place that sells to it, and the part that it sells. */
export interface OwnPlants {
  readonly name: string;
  readonly part: number;
}

/**
 * Of these projects, those in which the body of a person's place, or himself, sells by an installation of the same person, with its name. Of
 * no other: who has no price yet is told of no seller, by whatever name or number he types.
 */
export async function findOwnPlants(
  db: Db,
  projectIds: readonly string[],
  { accountId, pointId }: { readonly accountId: string; readonly pointId: string },
): Promise<ReadonlyMap<string, OwnPlants>> {
  const rows = await placesAndSellers(db, projectIds, [pointId])
    .where("place.account_id", "=", accountId)
    .execute();
  const parts = await partsOf(
    db,
    await findOwnPairs(db, projectIds, [pointId]),
    ({ projectId }) => projectId,
  );
  const maySell = sellingToItself();
  return new Map(
    rows
      .filter((row) => row.isOwn && maySell(row))
      .flatMap(({ projectId, identity }) =>
        projectId === null
          ? []
          : [[projectId, { name: boundName(identity), part: parts.get(projectId) ?? 0 }] as const],
      ),
  );
}

/**
 * Of these consumption points, those of who owns the project and has an installation there too, where nobody has said who signs for
 * both, or named two structures that may be one: whether they buy from themselves is asked of him, and not guessed.
 */
export async function findUntoldSellers(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("project")
    .innerJoin("production_point as plant", "plant.project_id", "project.id")
    .innerJoin("consumption_point as place", "place.account_id", "project.account_id")
    .leftJoin("signatory as own", "own.consumption_point_id", "place.id")
    .leftJoin("signatory as seller", "seller.production_point_id", "plant.id")
    .select(["place.id as pointId", "plant.id as plantId", "own.identity", "seller.identity as sellers"])
    .where("project.id", "=", projectId)
    .where(ofOneAccount)
    .where(sql<boolean>`place.id = any(${pointIds}::uuid[])`)
    .execute();
  const untold = rows.filter(({ identity, sellers: seller }) => isSellerUntold(identity, seller));
  const near = rows.filter(({ identity, sellers: seller }) => mayBeOneBody(identity, seller));
  // Who made a contract between them has said that they are two.
  const sold = await findSold(
    db,
    near.map(({ pointId, plantId }) => ({ projectId, pointId, plantId })),
  );
  const asked = near.filter((pair) => !sold.has(pairOf(pair)));
  return new Set([...untold, ...asked].map(({ pointId }) => pointId));
}
