import { type Payment, paymentOf } from "@mec/domain/pmo";
import type { Participant } from "@mec/domain/point";
import { sql } from "kysely";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Db } from "../../db/transaction.ts";
import type { BulletinData } from "../../documents/to-sign/content.ts";
import { documentData } from "../../encryption/index.ts";
import { living } from "../document/scopes.ts";
import { concluded } from "../signature/scopes.ts";

interface Asked {
  readonly projectId: string;
  /** Of one person. */
  readonly participants: readonly Participant[];
}

/** What the bulletins that a participant has signed for these places ask of him and how it is paid; null when nothing is due. */
export async function findPaymentOf(db: Db, { projectId, participants }: Asked): Promise<Payment | null> {
  const rows = await db
    .selectFrom("document")
    .select(["id", sql<BulletinData | null>`data`.as("content")])
    .where("project_id", "=", projectId)
    .where("kind", "=", "bulletin")
    .where(({ eb, or }) => or(participants.map(({ kind, id }) => eb(pointColumn[kind], "=", id))))
    .where(living())
    .where(concluded("document"))
    .orderBy("id")
    .execute();
  return paymentIn(rows.flatMap(({ id, content }) => (content ? [documentData.open(id, content)] : [])));
}

/** The same of one place. */
export const findPayment = (
  db: Db,
  { projectId, participant }: { readonly projectId: string; readonly participant: Participant },
): Promise<Payment | null> => findPaymentOf(db, { projectId, participants: [participant] });

/** The same of the bulletins that somebody has signed for his places. */
export const paymentIn = (bulletins: readonly BulletinData[]): Payment | null =>
  paymentOf(
    bulletins.flatMap(({ fee }) => fee ?? []),
    bulletins[0]?.association?.associationName ?? "",
  );
