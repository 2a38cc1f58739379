import type { Participant } from "@mec/domain/point";
import type { Signatory, SignatoryInput } from "@mec/domain/signatory";
import { pointColumn, toColumns } from "../../db/participant-columns.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import { signatoryIdentity } from "../../encryption/index.ts";

/** A point has one signatory: saving another replaces it. */
export async function storeSignatory(
  db: Db,
  participant: Participant,
  input: SignatoryInput,
  now: Date,
): Promise<Signatory> {
  const { kind, id: pointId } = participant;
  const identity = signatoryIdentity.seal(pointId, input);
  const { id } = await db
    .insertInto("signatory")
    .values({ ...toColumns(participant), identity, updated_at: now })
    .onConflict((conflict) => conflict.column(pointColumn[kind]).doUpdateSet({ identity, updated_at: now }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...input, id };
}

const rowOf = (db: Db, { kind, id: pointId }: Participant) =>
  db.selectFrom("signatory").select(["id", "identity"]).where(pointColumn[kind], "=", pointId);

type Row = Awaited<ReturnType<ReturnType<typeof rowOf>["executeTakeFirst"]>>;

const opened = ({ id: pointId }: Participant, row: Row): Signatory | null =>
  row ? { ...signatoryIdentity.open(pointId, row.identity), id: row.id } : null;

/** The same where nobody signs yet: what was said meanwhile stays. @returns whether it was said */
export async function storeFirstSignatory(
  db: Db,
  participant: Participant,
  input: SignatoryInput,
  now: Date,
): Promise<boolean> {
  const { kind, id: pointId } = participant;
  const identity = signatoryIdentity.seal(pointId, input);
  const row = await db
    .insertInto("signatory")
    .values({ ...toColumns(participant), identity, updated_at: now })
    .onConflict((conflict) => conflict.column(pointColumn[kind]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export const findSignatory = async (db: Db, participant: Participant): Promise<Signatory | null> =>
  opened(participant, await rowOf(db, participant).executeTakeFirst());

/** The same, which nobody replaces before the transaction ends. */
export const lockSignatory = async (tx: Tx, participant: Participant): Promise<Signatory | null> =>
  opened(participant, await rowOf(tx, participant).forUpdate().executeTakeFirst());
