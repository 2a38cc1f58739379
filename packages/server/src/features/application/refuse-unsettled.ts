import { DomainError } from "@mec/domain/shared";
import { sql } from "kysely";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Tx } from "../../db/transaction.ts";
import { unsettled } from "../document/scopes.ts";
import type { Parties } from "./store.ts";

/**
 * Nobody shares by what was given up since: a bulletin or an agreement that is to be signed again keeps its place from beginning.
 * @throws DomainError INVALID_TRANSITION
 */
export async function refuseUnsettled(
  tx: Tx,
  { projectId, participant: { kind, id } }: Parties,
): Promise<void> {
  const waiting = await tx
    .selectFrom("application")
    .select("id")
    .where("project_id", "=", projectId)
    .where(sql.ref(pointColumn[kind]), "=", id)
    .where(unsettled("application"))
    .executeTakeFirst();
  if (!waiting) return;
  throw new DomainError(
    "INVALID_TRANSITION",
    "Le bulletin ou l’accord reste à signer\u00a0: envoyez-le, ou dites qu’il est réalisé en dehors de la plateforme, dans «\u00a0Mes documents\u00a0».",
  );
}
