import type { ReminderResult } from "@mec/api/support";
import { DomainError } from "@mec/domain/shared";
import type { Actor, Deps } from "../../deps.ts";
import { remindOfMissing } from "./missings.ts";

const reasonOf = ({ code, message }: DomainError): string =>
  code === "NOT_FOUND" ? "Il n’y manque plus rien\u00a0: aucun rappel n’est parti." : message;

/** Each reminder in its own transaction: one that is refused does not stop the others. */
export async function remindOfMissings(
  deps: Deps,
  ids: readonly string[],
  actor: Actor,
): Promise<ReminderResult[]> {
  const results: ReminderResult[] = [];
  for (const id of new Set(ids)) {
    try {
      await remindOfMissing(deps, id, actor);
      results.push({ id, ok: true });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      results.push({ id, ok: false, code: error.code, error: reasonOf(error) });
    }
  }
  return results;
}
