import { type EstimateBasis, toEstimateInput } from "@mec/api/study";
import type { ConsumerType } from "@mec/domain/point";
import { askWorker } from "../../../platform/ask-worker.ts";
import type { Home } from "../../point/dossier/home-of.ts";
import type { Answers, AnswersInput } from "./answers-worker.ts";

/** A home, the day, and what the projects' estimates rest on. */
export interface AskedAnswers {
  readonly home: Home;
  /** Of a home that does not tell its own. */
  readonly consumerType: ConsumerType;
  readonly day: string;
  readonly bases: readonly (EstimateBasis & { projectId: string })[];
}

function inputOf({ home, consumerType, day, bases }: AskedAnswers): AnswersInput | null {
  const told = { ...home, consumerType: home.consumerType ?? consumerType };
  const inputs = bases.map((basis) => toEstimateInput(basis, told, day));
  const [first] = inputs;
  if (!first) return null;
  const projects = bases.flatMap(({ projectId: id }, index) => {
    const project = inputs[index]?.project;
    return project ? [{ id, project }] : [];
  });
  return { home: first.home, day, projects };
}

/** Computed in a thread of its own: a hundred estimates would hold up the page. */
export async function runAnswers(asked: AskedAnswers, signal: AbortSignal): Promise<Answers> {
  const input = inputOf(asked);
  if (!input) return [];
  const worker = new Worker(new URL("./answers-worker.ts", import.meta.url), { type: "module" });
  return askWorker(worker, input, signal);
}
