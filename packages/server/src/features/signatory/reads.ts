import { areOneBody, haveOneName, type SignatoryInput } from "@mec/domain/signatory";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

const bodyOf = (identity: SignatoryInput): string =>
  identity.entityType === "Professionnel" ? identity.socialReason : "";

/**
 * Of these consumption points, those whose body signs for an installation of the project too, with its name: none sells to
 * itself. By its number only of installations of the same account, or that its confirmed mailbox signs for: anybody may type one,
 * and would read whose it is. By its name of all, which the note for a council has.
 */
export async function findOwnSellers(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("signatory as own")
    .innerJoin("consumption_point as place", "place.id", "own.consumption_point_id")
    .innerJoin("account as holder", "holder.id", "place.account_id")
    .innerJoin("production_point as plant", (join) => join.on("plant.project_id", "=", projectId))
    .innerJoin("signatory as seller", "seller.production_point_id", "plant.id")
    .select(["place.id as pointId", "own.identity", "seller.identity as sellers"])
    .select(
      sql<boolean>`(plant.account_id = place.account_id
        or holder.email_verified_at is not null and lower(seller.identity->>'email') = lower(holder.email))`.as(
        "isOwn",
      ),
    )
    .where("place.id", "in", pointIds)
    .execute();
  return new Map(
    rows.flatMap(({ pointId, identity, sellers, isOwn }) =>
      areOneBody(identity, sellers) && (isOwn || haveOneName(identity, sellers))
        ? [[pointId, bodyOf(identity)] as const]
        : [],
    ),
  );
}
