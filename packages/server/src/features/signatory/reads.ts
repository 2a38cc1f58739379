import { areOneBody, type SignatoryInput } from "@mec/domain/signatory";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

const bodyOf = (identity: SignatoryInput): string =>
  identity.entityType === "Professionnel" ? identity.socialReason : "";

/**
 * Of these consumption points, those whose body signs for an installation of the project too, with its name: none sells to
 * itself. Only of installations of the same account, or that its confirmed mailbox signs for: anybody may type the number of a
 * body, and would read whether it sells there.
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
    .where("place.id", "in", pointIds)
    .where(({ eb, and, or, ref }) =>
      or([
        eb("plant.account_id", "=", ref("place.account_id")),
        and([
          eb("holder.email_verified_at", "is not", null),
          eb(sql`lower(seller.identity->>'email')`, "=", sql`lower(holder.email)`),
        ]),
      ]),
    )
    .execute();
  return new Map(
    rows.flatMap(({ pointId, identity, sellers }) =>
      areOneBody(identity, sellers) ? [[pointId, bodyOf(identity)] as const] : [],
    ),
  );
}
