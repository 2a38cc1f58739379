import { type ApplicationStatus, countsAsParticipant, isInOperation } from "../application/index.ts";

/** How far a project has come, as the public may know it. */
export const projectStages = ["recruiting", "study", "papers", "running"] as const;
export type ProjectStage = (typeof projectStages)[number];

export const projectStageLabels: Record<ProjectStage, string> = {
  recruiting: "Recrutement",
  study: "Étude",
  papers: "Papiers",
  running: "En service",
};

/** One sentence each, for a visitor who wonders whether to join. */
export const projectStageExplanations: Record<ProjectStage, string> = {
  recruiting: "Le porteur réunit les premiers participants.",
  study: "Les premiers prix sont proposés aux candidats.",
  papers: "Des participants sont acceptés et signent leurs documents.",
  running: "L’électricité est partagée\u00A0; de nouveaux voisins peuvent rejoindre.",
};

/**
 * The stage of a project by the statuses of those who applied and have not left: its most advanced participant decides.
 * @reference The database keeps it in the project's row (migration 0041).
 */
export function projectStage(statuses: readonly ApplicationStatus[]): ProjectStage {
  if (statuses.some(isInOperation)) return "running";
  if (statuses.some(countsAsParticipant)) return "papers";
  return statuses.includes("PROPOSAL") ? "study" : "recruiting";
}
