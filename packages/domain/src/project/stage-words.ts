/** How far a project has come, as the public may know it. */
export const projectStages = ["recruiting", "study", "papers", "running"] as const;
export type ProjectStage = (typeof projectStages)[number];

export const projectStageLabels: Record<ProjectStage, string> = {
  recruiting: "Recrutement",
  study: "Étude",
  papers: "Documents en cours",
  running: "En service",
};
