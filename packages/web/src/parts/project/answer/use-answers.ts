import { mostEstimated } from "@mec/api";
import type { studyCalls } from "@mec/api/study";
import { dayInParis } from "@mec/domain/shared";
import type { EstimateFigures } from "@mec/energy";
import { useMemo } from "react";
import { useAnswer } from "../../../platform/answer.ts";
import { useLoaded } from "../../../platform/loaded.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { laterCall } from "../../../platform/question.ts";
import type { Home } from "../../point/dossier/home-of.ts";
import type { Answers } from "./answers-worker.ts";
import type { AskedAnswers } from "./run-answers.ts";

/** This call's description is fetched at its first use: most visitors' first views do without. */
export const listEstimateBases = laterCall<(typeof studyCalls)["listEstimateBases"]>(
  "GET /public/estimate-basis",
  async () => (await import("@mec/api/study")).studyCalls.listEstimateBases,
);

/** The question of these projects' bases: as the home reads them that is registered, since a project may count it already. */
export const basesFor = (projectIds: readonly string[], { pointId }: Pick<Home, "pointId">) => ({
  query: { projectIds: [...projectIds], ...(pointId !== undefined && { consumptionPointId: pointId }) },
});

const nothing: Answers = [];

/**
 * What each of these projects would bring to a home, computed in the browser: what is told of the home is not sent.
 * Nothing before its consumption is known, and for a hundred projects at most; an empty answer where none can be computed.
 */
export function useAnswers(
  projectIds: readonly string[],
  home: Home | null,
): ReadonlyMap<string, EstimateFigures> | undefined {
  const { profileType: consumerType } = usePrices();
  const asked = projectIds.slice(0, mostEstimated);
  const { data: bases, error } = useAnswer(
    listEstimateBases,
    home && asked.length > 0 ? basesFor(asked, home) : null,
  );
  const given = useMemo(
    (): AskedAnswers | null =>
      home && bases && bases.length > 0 ? { home, consumerType, bases, day: dayInParis(new Date()) } : null,
    [home, consumerType, bases],
  );
  const { data, error: failed } = useLoaded(
    "answers",
    given,
    given && (async (signal) => (await import("./run-answers.ts")).runAnswers(given, signal)),
    { keepsFormer: true, retry: false },
  );
  const told = data ?? (error || failed || bases?.length === 0 ? nothing : undefined);
  return useMemo(() => (home && told ? new Map(told) : undefined), [home, told]);
}
