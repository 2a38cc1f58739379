import type { Commitment } from "@mec/api/document";
import { documentKinds } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import { sql } from "kysely";
import { participantOf } from "../../db/participant-columns.ts";
import type { Db } from "../../db/transaction.ts";
import { takingPart } from "../application/scopes.ts";
import { holderOf } from "../point/scopes.ts";
import { findSignedByParticipant, rightOf } from "../signature/retraction/reads.ts";
import { findBinding } from "./reads.ts";

/** A place of an account that takes part in somebody else's project, by documents that all have signed. */
export interface Committed extends Commitment {
  readonly projectId: string;
  readonly participant: Participant;
  readonly documentIds: string[];
}

function findTakingPart(db: Db, accountId: string) {
  return db
    .selectFrom("application as a")
    .innerJoin("project", "project.id", "a.project_id")
    .leftJoin("consumption_point as c", "c.id", "a.consumption_point_id")
    .leftJoin("production_point as p", "p.id", "a.production_point_id")
    .select([
      "a.id",
      "a.project_id as projectId",
      "a.consumption_point_id",
      "a.production_point_id",
      "project.name as projectName",
    ])
    .select(({ fn }) => fn.coalesce("c.name", "p.name").$notNull().as("pointName"))
    .where(sql<boolean>`${holderOf("c", "p")} = ${accountId}`)
    .where("project.account_id", "<>", accountId)
    .where(takingPart("a"))
    .orderBy("a.created_at")
    .orderBy("a.id")
    .execute();
}

/** What binds an account by its own documents. */
export async function findCommitments(db: Db, accountId: string, now: Date): Promise<Committed[]> {
  const found: Committed[] = [];
  for (const { id, projectId, projectName, pointName, ...columns } of await findTakingPart(db, accountId)) {
    const participant = participantOf(columns);
    const { signed } = await findBinding(db, { projectId, participant });
    if (signed.length === 0) continue;
    const right = rightOf(await findSignedByParticipant(db, projectId, participant), now);
    const until = participant.kind === "consumer" && right?.endsParticipation ? right.until : null;
    found.push({
      applicationId: id,
      kind: participant.kind,
      pointId: participant.id,
      pointName,
      projectName,
      signed: documentKinds.filter((kind) => signed.some((one) => one.kind === kind)),
      ...(until && { retractUntil: until }),
      ...{ projectId, participant, documentIds: signed.map((one) => one.id) },
    });
  }
  return found;
}

/** The same, as who would delete his account is told. */
export const listCommitments = async (db: Db, accountId: string, now: Date): Promise<Commitment[]> =>
  (await findCommitments(db, accountId, now)).map(
    ({ projectId: _, participant: __, documentIds: ___, ...told }) => told,
  );
