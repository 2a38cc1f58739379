import {
  type ApplicationStatus,
  awaitsSignatures,
  countsAsParticipant,
  isInOperation,
} from "../application/index.ts";
import type { ProjectStage } from "./stage-words.ts";

/** A plant of a project, or one that applied to it and has not left. */
export interface StagePlant {
  /** Of its application; null for the owner's own plant, which needs none. */
  readonly status: ApplicationStatus | null;
  /** Whether it is connected: it has its meter. */
  readonly isOperational: boolean;
}

export interface StageFacts {
  /** Of the consumers who applied and have not left. */
  readonly consumers: readonly ApplicationStatus[];
  readonly plants: readonly StagePlant[];
  /** The stage before what has just changed. */
  readonly former: ProjectStage;
}

/** Whether a plant shares with a consumer: collective self-consumption needs one producer and one consumer at least. */
const isShared = ({ consumers, plants }: StageFacts): boolean =>
  consumers.some(isInOperation) &&
  plants.some(({ status, isOperational }) => isOperational && (status === null || isInOperation(status)));

/**
 * The stage of a project. It comes into service once electricity is shared and nobody accepted has a document left to
 * sign: the agreement with the grid operator names them all. It stays so while electricity is shared: a participant
 * accepted later signs while the others share.
 * @reference The database keeps it in the project's row (migration 0061).
 */
export function projectStage(facts: StageFacts): ProjectStage {
  const applied = [...facts.consumers, ...facts.plants.flatMap(({ status }) => status ?? [])];
  const isStarted = facts.former === "running" || !applied.some(awaitsSignatures);
  if (isShared(facts) && isStarted) return "running";
  if (applied.some(countsAsParticipant)) return "papers";
  return applied.includes("PROPOSAL") ? "study" : "recruiting";
}
