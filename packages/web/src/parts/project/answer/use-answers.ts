import { type EstimateBasis, mostEstimated, studyCalls, toEstimateInput } from "@mec/api/study";
import type { ConsumerType } from "@mec/domain/point";
import type { EstimateFigures } from "@mec/energy";
import { useMemo } from "react";
import { useAnswer } from "../../../platform/answer.ts";
import { askWorker } from "../../../platform/ask-worker.ts";
import { useLoaded } from "../../../platform/loaded.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import type { Dossier } from "../../point/dossier/dossier.ts";
import { type Home, homeOf } from "../../point/dossier/home-of.ts";
import type { Answers, AnswersInput } from "./answers-worker.ts";

type Bases = readonly (EstimateBasis & { projectId: string })[];

const today = () => new Date().toISOString().slice(0, 10);

function inputOf(home: Home, consumerType: ConsumerType, bases: Bases): AnswersInput | null {
  const day = today();
  const inputs = bases.map((basis) => toEstimateInput(basis, { ...home, consumerType }, day));
  const [first] = inputs;
  if (!first) return null;
  const projects = bases.flatMap(({ projectId: id }, index) => {
    const project = inputs[index]?.project;
    return project ? [{ id, project }] : [];
  });
  return { home: first.home, day, projects };
}

function runAnswers(input: AnswersInput, signal: AbortSignal): Promise<Answers> {
  const worker = new Worker(new URL("./answers-worker.ts", import.meta.url), { type: "module" });
  return askWorker(worker, input, signal);
}

/**
 * What each of these projects would bring to the dossier's place, computed in the browser: the dossier is not
 * sent. Nothing before the consumption is known, and for a hundred projects at most.
 */
export function useAnswers(
  projectIds: readonly string[],
  dossier: Dossier,
): ReadonlyMap<string, EstimateFigures> | undefined {
  const { profileType } = usePrices();
  const home = useMemo(() => homeOf(dossier), [dossier]);
  const asked = projectIds.slice(0, mostEstimated);
  const bases = useAnswer(
    studyCalls.listEstimateBases,
    home && asked.length > 0 ? { query: { projectIds: [...asked] } } : null,
    { keepsFormer: true },
  );
  const input = useMemo(
    () => (home && bases.data ? inputOf(home, profileType, bases.data) : null),
    [home, profileType, bases.data],
  );
  const { data } = useLoaded("answers", input, input && ((signal) => runAnswers(input, signal)), {
    keepsFormer: true,
    retry: false,
  });
  return useMemo(() => (home && data ? new Map(data) : undefined), [home, data]);
}
