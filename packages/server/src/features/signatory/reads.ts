import type { Applicant } from "@mec/api/application";
import { haveOneName, identifierDoubt, maySellToItself, type SignatoryInput } from "@mec/domain/signatory";
import { ownPartOf, paysNobody } from "@mec/domain/study";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { inFlight, living, sellers, signed } from "../document/scopes.ts";

const bodyOf = (identity: SignatoryInput): string =>
  identity.entityType === "Professionnel" ? identity.socialReason : "";

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

/** Places that a body signs for and installations of these projects, each pair with both who sign, where the installation’s is said, and whether the installation is the same person's: of his account, or signed for by the mailbox that he has confirmed. */
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
      "plant.production_power as powerKwc",
      "place.id as pointId",
      "own.identity",
      "seller.identity as sellers",
    ])
    .select(
      sql<boolean>`(plant.account_id = place.account_id
        or holder.email_verified_at is not null and coalesce(lower(seller.identity->>'email') = lower(holder.email), false))`.as(
        "isOwn",
      ),
    )
    .where("place.id", "=", sql<string>`any(${pointIds}::uuid[])`)
    .where(sql<boolean>`own.identity->>'entityType' = 'Professionnel'`);

type PlaceAndSeller = Awaited<ReturnType<ReturnType<typeof placesAndSellers>["execute"]>>[number];

/** By its number only of the same person's: see `findOwnSellers`. */
const isOwnSeller = ({ identity, sellers: other, isOwn }: PlaceAndSeller): boolean =>
  maySellToItself(identity, other, { isOwn }) && (isOwn || (other !== null && haveOneName(identity, other)));

/** The same before a price, of the same person's installations alone. */
const isOwnPlant = ({ identity, sellers: other, isOwn }: PlaceAndSeller): boolean =>
  isOwn && maySellToItself(identity, other, { isOwn });

/**
 * Of these consumption points, those whose body signs for an installation of the project too, with its name: none sells to
 * itself. By its number only of installations of the same person: anybody may type one, and would read whose it is. By its name
 * of all, which the note for a council has for who is offered a price.
 */
export async function findOwnSellers(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await placesAndSellers(db, [projectId], pointIds).execute();
  return new Map(
    rows.flatMap((row) => (isOwnSeller(row) ? [[row.pointId, bodyOf(row.identity)] as const] : [])),
  );
}

const pairOf = ({ pointId, plantId }: Pick<PlaceAndSeller, "pointId" | "plantId">): string =>
  `${pointId} ${plantId}`;

/** Of these places and installations, those between which a contract of sale was asked for nevertheless, and is signed or waits to be: a part of a body may buy from another. */
async function findSold(db: Db, rows: readonly PlaceAndSeller[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const contracts = db
    .selectFrom("document")
    .select(["consumption_point_id as pointId", sellers.as("plants")])
    .where("kind", "=", "salesContract")
    .where("consumption_point_id", "in", [...new Set(rows.map(({ pointId }) => pointId))])
    .where("project_id", "in", [...new Set(rows.flatMap(({ projectId }) => projectId ?? []))])
    .where(living())
    .where(sql<boolean>`(${inFlight()} or ${signed()})`);
  const found = await contracts.execute();
  return new Set(
    found.flatMap(({ pointId, plants }) =>
      pointId === null ? [] : plants.map((plantId) => pairOf({ pointId, plantId })),
    ),
  );
}

/** The part of each place that its own body sells to it, by the key of its rows; places without one are left out. */
async function partsOf(
  db: Db,
  rows: readonly PlaceAndSeller[],
  { keyOf, isIts }: { keyOf: (row: PlaceAndSeller) => string; isIts: (row: PlaceAndSeller) => boolean },
): Promise<ReadonlyMap<string, number>> {
  const own = rows.filter(isIts);
  const sold = await findSold(db, own);
  const unsold = new Set(own.map(pairOf).filter((pair) => !sold.has(pair)));
  const plantsOf = new Map<string, Parameters<typeof ownPartOf>[0][number][]>();
  for (const row of rows) {
    const plant = { powerKwc: row.powerKwc, isOwn: unsold.has(pairOf(row)) };
    plantsOf.set(keyOf(row), [...(plantsOf.get(keyOf(row)) ?? []), plant]);
  }
  const parts = [...plantsOf].map(([key, plants]) => [key, ownPartOf(plants)] as const);
  return new Map(parts.filter(([, part]) => part > 0));
}

/** Of these consumption points, those that buy from their own body, with the part that it sells to them: they pay nothing for it. By the rule of `findOwnSellers`. */
export async function findOwnParts(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (pointIds.length === 0) return new Map();
  const rows = await placesAndSellers(db, [projectId], pointIds).execute();
  return partsOf(db, rows, { keyOf: ({ pointId }) => pointId, isIts: isOwnSeller });
}

/** Of these consumption points, those to which none sells in the project but their own body, by the same rule. */
export async function findSoldToThemselves(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const parts = await findOwnParts(db, projectId, pointIds);
  return new Set([...parts].flatMap(([pointId, ownPart]) => (paysNobody({ ownPart }) ? pointId : [])));
}

/** The body of a place that sells to it, and the part that it sells. */
export interface OwnPlants {
  readonly body: string;
  readonly part: number;
}

/**
 * Of these projects, those in which the body of a person's place sells by an installation of the same person, with its name. Of
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
  const parts = await partsOf(db, rows, { keyOf: ({ projectId }) => projectId ?? "", isIts: isOwnPlant });
  return new Map(
    rows
      .filter(isOwnPlant)
      .flatMap(({ projectId, identity }) =>
        projectId === null
          ? []
          : [[projectId, { body: bodyOf(identity), part: parts.get(projectId) ?? 0 }] as const],
      ),
  );
}
