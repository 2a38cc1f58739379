import type { Applicant } from "@mec/api/application";
import { haveOneName, identifierDoubt, maySellToItself, type SignatoryInput } from "@mec/domain/signatory";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

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

/** Places and installations of these projects, each pair with both who sign, where the installation’s is said, and whether the installation is the same person's: of his account, or signed for by the mailbox that he has confirmed. */
const placesAndSellers = (db: Db, projectIds: readonly string[]) =>
  db
    .selectFrom("signatory as own")
    .innerJoin("consumption_point as place", "place.id", "own.consumption_point_id")
    .innerJoin("account as holder", "holder.id", "place.account_id")
    .innerJoin("production_point as plant", (join) => join.on("plant.project_id", "in", projectIds))
    .leftJoin("signatory as seller", "seller.production_point_id", "plant.id")
    .select([
      "plant.project_id as projectId",
      "place.id as pointId",
      "own.identity",
      "seller.identity as sellers",
    ])
    .select(
      sql<boolean>`(plant.account_id = place.account_id
        or holder.email_verified_at is not null and coalesce(lower(seller.identity->>'email') = lower(holder.email), false))`.as(
        "isOwn",
      ),
    );

type PlaceAndSeller = Awaited<ReturnType<ReturnType<typeof placesAndSellers>["execute"]>>[number];

/** By its number only of the same person's: see `findOwnSellers`. */
const isOwnSeller = ({ identity, sellers, isOwn }: PlaceAndSeller): boolean =>
  maySellToItself(identity, sellers, { isOwn }) &&
  (isOwn || (sellers !== null && haveOneName(identity, sellers)));

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
  const rows = await placesAndSellers(db, [projectId]).where("place.id", "in", pointIds).execute();
  return new Map(
    rows.flatMap((row) => (isOwnSeller(row) ? [[row.pointId, bodyOf(row.identity)] as const] : [])),
  );
}

/** Of these consumption points, those to which none sells in the project but their own body, by the same rule. */
export async function findSoldToThemselves(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (pointIds.length === 0) return new Set();
  const rows = await placesAndSellers(db, [projectId]).where("place.id", "in", pointIds).execute();
  const others = new Set(rows.flatMap((row) => (isOwnSeller(row) ? [] : row.pointId)));
  return new Set(rows.flatMap(({ pointId }) => (others.has(pointId) ? [] : pointId)));
}

/**
 * Of these projects, those in which the body of a person's place sells by an installation of the same person, with its name. Of
 * no other: who has no price yet is told of no seller, by whatever name or number he types.
 */
export async function findOwnPlants(
  db: Db,
  projectIds: readonly string[],
  { accountId, pointId }: { readonly accountId: string; readonly pointId: string },
): Promise<ReadonlyMap<string, string>> {
  const rows = await placesAndSellers(db, projectIds)
    .where("place.id", "=", pointId)
    .where("place.account_id", "=", accountId)
    .execute();
  return new Map(
    rows.flatMap(({ projectId, identity, sellers, isOwn }) =>
      projectId !== null && isOwn && maySellToItself(identity, sellers, { isOwn })
        ? [[projectId, bodyOf(identity)] as const]
        : [],
    ),
  );
}
