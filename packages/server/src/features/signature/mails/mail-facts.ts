import { bearerInSentence } from "@mec/domain/project";
import type { Db } from "../../../db/transaction.ts";

/** The project that the documents are about. */
export interface ProjectFacts {
  readonly projectId: string;
  readonly projectName: string;
  readonly ownerEmail: string;
  readonly ownerFirstName: string;
  readonly ownerName: string;
  /** Who stands behind the project, as its page says it, inside a sentence: "la commune de Langouet (Camille Durand)". */
  readonly bearer: string;
}

/** Undefined when the project was erased meanwhile. */
export async function findProjectFacts(db: Db, projectId: string): Promise<ProjectFacts | undefined> {
  const row = await db
    .selectFrom("project as p")
    .innerJoin("account as o", "o.id", "p.account_id")
    .select(["p.name as projectName", "o.email", "o.first_name as firstName", "o.last_name as lastName"])
    .select(["p.bearer_kind as bearerKind", "p.bearer_name as bearerName"])
    .where("p.id", "=", projectId)
    .executeTakeFirst();
  if (!row) return undefined;
  const ownerName = `${row.firstName} ${row.lastName}`;
  const { bearerKind: kind, bearerName: name } = row;
  const body = kind !== null && kind !== "individual" ? bearerInSentence({ kind, name }) : null;
  return {
    projectId,
    projectName: row.projectName,
    ownerEmail: row.email,
    ownerFirstName: row.firstName,
    ownerName,
    bearer: body ? `${body} (${ownerName})` : ownerName,
  };
}
