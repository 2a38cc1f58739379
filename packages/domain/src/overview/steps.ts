import type { OverviewFacts } from "./facts.ts";

/** The steps of a project, as the landing page promises them. */
export const ownerSteps = ["publish", "recruit", "pmo", "papers", "declare", "start"] as const;
export type OwnerStep = (typeof ownerSteps)[number];

export const ownerStepTitles: Record<OwnerStep, string> = {
  publish: "Publier le projet",
  recruit: "Recruter les participants",
  pmo: "Créer la personne morale organisatrice",
  papers: "Préparer les documents",
  declare: "Déclarer la mise en œuvre",
  start: "Signer la convention et démarrer",
};

export type StepState = "done" | "current" | "upcoming";

/** Whether each step is done, as far as the platform can see; it sees no declaration, so one is deduced from sharing. */
const isDone: Record<OwnerStep, (facts: OverviewFacts) => boolean> = {
  publish: ({ standing }) => standing === "online",
  recruit: ({ accepted, signed, running, producers }) => producers > 0 && accepted + signed + running > 0,
  pmo: ({ hasAssociation, hasFee }) => hasAssociation && hasFee,
  papers: ({ accepted, signed, running }) => accepted === 0 && signed + running > 0,
  declare: ({ running }) => running > 0,
  start: ({ running }) => running > 0,
};

/** Several steps go on at once: each says for itself whether it is done, and the first that is not is the current one. */
export function stepsOf(facts: OverviewFacts): { readonly step: OwnerStep; readonly state: StepState }[] {
  const current = ownerSteps.find((step) => !isDone[step](facts));
  const stateOf = (step: OwnerStep): StepState => {
    if (isDone[step](facts)) return "done";
    return step === current ? "current" : "upcoming";
  };
  return ownerSteps.map((step) => ({ step, state: stateOf(step) }));
}
