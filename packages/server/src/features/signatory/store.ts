import type { Signatory, SignatoryInput } from "@mec/domain/signatory";
import type { Db } from "../../db/transaction.ts";
import { signatoryIdentity } from "../../encryption/index.ts";

/** The point that somebody signs for. */
export type SignedPoint = { readonly consumptionPointId: string } | { readonly productionPointId: string };

const columnOf = (point: SignedPoint) =>
  "consumptionPointId" in point
    ? ({ column: "consumption_point_id", id: point.consumptionPointId } as const)
    : ({ column: "production_point_id", id: point.productionPointId } as const);

/** A point has one signatory: saving another replaces it. */
export async function storeSignatory(
  db: Db,
  point: SignedPoint,
  input: SignatoryInput,
  now: Date,
): Promise<Signatory> {
  const { column, id: pointId } = columnOf(point);
  const identity = signatoryIdentity.seal(pointId, input);
  const { id } = await db
    .insertInto("signatory")
    .values({
      consumption_point_id: null,
      production_point_id: null,
      [column]: pointId,
      identity,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column(column).doUpdateSet({ identity, updated_at: now }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...input, id };
}

export async function findSignatory(db: Db, point: SignedPoint): Promise<Signatory | null> {
  const { column, id: pointId } = columnOf(point);
  const row = await db
    .selectFrom("signatory")
    .select(["id", "identity"])
    .where(column, "=", pointId)
    .executeTakeFirst();
  return row ? { ...signatoryIdentity.open(pointId, row.identity), id: row.id } : null;
}
