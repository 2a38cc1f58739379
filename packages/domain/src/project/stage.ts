import { type ApplicationStatus, countsAsParticipant, isInOperation } from "../application/index.ts";
import type { ProjectStage } from "./stage-words.ts";

/**
 * The stage of a project by the statuses of those who applied and have not left: its most advanced participant decides.
 * @reference The database keeps it in the project's row (migration 0041).
 */
export function projectStage(statuses: readonly ApplicationStatus[]): ProjectStage {
  if (statuses.some(isInOperation)) return "running";
  if (statuses.some(countsAsParticipant)) return "papers";
  return statuses.includes("PROPOSAL") ? "study" : "recruiting";
}
