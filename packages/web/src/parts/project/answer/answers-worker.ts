import { type EstimateFigures, type EstimateInput, estimateFigures, prepareHome } from "@mec/energy";

/** One person, many projects: what depends only on the person is computed once. */
export interface AnswersInput {
  readonly home: EstimateInput["home"];
  readonly day: string;
  readonly projects: readonly { readonly id: string; readonly project: EstimateInput["project"] }[];
}
export type Answers = readonly (readonly [projectId: string, figures: EstimateFigures])[];

self.addEventListener("message", ({ data: { home, day, projects } }: MessageEvent<AnswersInput>) => {
  const prepared = prepareHome(home, day);
  self.postMessage(
    projects.map(({ id, project }) => [id, estimateFigures(prepared, project)]) satisfies Answers,
  );
});
