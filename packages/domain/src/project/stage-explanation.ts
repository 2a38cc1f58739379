import { hasRoom, type PublicGauge } from "./gauge.ts";
import type { ProjectStage } from "./stage-words.ts";

const explanations: Record<ProjectStage, string> = {
  recruiting: "Le porteur réunit les premiers participants.",
  study: "Les premiers prix sont proposés aux candidats.",
  papers: "Des participants sont acceptés\u00a0; leurs documents se préparent.",
  running: "L’électricité est partagée\u00A0; de nouveaux voisins peuvent rejoindre.",
};

/** One sentence, for a visitor who wonders whether to join: it invites only where there is room. */
export const projectStageExplanation = (stage: ProjectStage, gauge: PublicGauge): string =>
  stage === "running" && !hasRoom(gauge)
    ? "L’électricité est partagée\u00A0; tout est réservé ou demandé."
    : explanations[stage];
