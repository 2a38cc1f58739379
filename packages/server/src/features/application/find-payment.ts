import { type Payment, paymentOf } from "@mec/domain/pmo";
import type { Participant } from "@mec/domain/point";
import { isPublicBody } from "@mec/domain/signatory";
import { sql } from "kysely";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Db } from "../../db/transaction.ts";
import type { BulletinData } from "../../documents/to-sign/content.ts";
import { documentData } from "../../encryption/index.ts";
import { living } from "../document/scopes.ts";
import { concluded } from "../signature/scopes.ts";

/** What a participant's own bulletin, which he has signed, asks of him and how it is paid; null when nothing is due. */
export async function findPayment(
  db: Db,
  { projectId, participant }: { readonly projectId: string; readonly participant: Participant },
): Promise<Payment | null> {
  const rows = await db
    .selectFrom("document")
    .select(["id", sql<BulletinData | null>`data`.as("content")])
    .where("project_id", "=", projectId)
    .where("kind", "=", "bulletin")
    .where(pointColumn[participant.kind], "=", participant.id)
    .where(living())
    .where(concluded("document"))
    .execute();
  return paymentIn(rows.flatMap(({ id, content }) => (content ? [documentData.open(id, content)] : [])));
}

/** The same of the bulletins that somebody has signed for his places. */
export const paymentIn = (bulletins: readonly BulletinData[]): Payment | null =>
  paymentOf(
    bulletins.flatMap(({ fee }) => fee ?? []),
    {
      association: bulletins[0]?.association?.associationName ?? "",
      isPublicBody: bulletins.some(({ participant }) => isPublicBody(participant)),
    },
  );
