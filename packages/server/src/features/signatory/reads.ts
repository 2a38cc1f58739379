import { areOneBody, type SignatoryInput } from "@mec/domain/signatory";
import type { Db } from "../../db/transaction.ts";

const bodyOf = (identity: SignatoryInput): string =>
  identity.entityType === "Professionnel" ? identity.socialReason : "";

/** Of these consumption points, those whose body signs for an installation of the project too, with its name: none sells to itself. */
export async function findOwnSellers(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const sellers = await db
    .selectFrom("signatory as s")
    .innerJoin("production_point as plant", "plant.id", "s.production_point_id")
    .select("s.identity")
    .where("plant.project_id", "=", projectId)
    .execute();
  const buyers = await db
    .selectFrom("signatory")
    .select(["consumption_point_id as pointId", "identity"])
    .where("consumption_point_id", "in", pointIds)
    .execute();
  return new Map(
    buyers.flatMap(({ pointId, identity }) =>
      pointId !== null && sellers.some((seller) => areOneBody(identity, seller.identity))
        ? [[pointId, bodyOf(identity)] as const]
        : [],
    ),
  );
}
