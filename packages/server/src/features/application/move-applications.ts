import type { ProgressInput } from "@mec/domain/application";
import { DomainError, type ErrorCode } from "@mec/domain/shared";
import type { Actor, Deps } from "../../deps.ts";
import { TooManyTries } from "../../limits/limits.ts";
import { moveApplication } from "./move-application.ts";
import { findParties, placesTogether } from "./store.ts";

export interface MoveResult {
  readonly applicationId: string;
  readonly ok: boolean;
  readonly code?: ErrorCode;
  readonly error?: string;
}

const tooManySteps = () =>
  new DomainError(
    "TOO_MANY_REQUESTS",
    "Cette candidature a beaucoup changé aujourd’hui\u00a0: réessayez demain.",
  );

const unknownApplication = () =>
  new DomainError("NOT_FOUND", "Cette candidature n’existe pas dans ce projet.");

/** Each step in its own transaction: one that fails does not stop the others. The places of one person follow each other. */
export async function moveApplications(
  deps: Deps,
  { projectId, applicationIds, step }: { projectId: string; applicationIds: string[]; step: ProgressInput },
  actor: Actor,
): Promise<MoveResult[]> {
  const results: MoveResult[] = [];
  for (const applicationId of await placesTogether(deps.db, [...new Set(applicationIds)])) {
    try {
      const parties = await findParties(deps.db, applicationId);
      if (parties?.projectId !== projectId) throw unknownApplication();
      await moveApplication(deps, applicationId, step, actor);
      results.push({ applicationId, ok: true });
    } catch (error) {
      const refusal = error instanceof TooManyTries ? tooManySteps() : error;
      if (!(refusal instanceof DomainError)) throw refusal;
      results.push({ applicationId, ok: false, code: refusal.code, error: refusal.message });
    }
  }
  return results;
}
