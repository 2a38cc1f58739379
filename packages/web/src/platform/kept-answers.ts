import type { Call, RequestOutput } from "@mec/api";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { type AnswerKey, answerKey, type Given } from "./question.ts";

/** The answers that were read and are kept, for who changes what they say. */
export interface KeptAnswers {
  /** Reads again what is shown of them, and the rest when it is shown. */
  readonly renew: (...keys: readonly AnswerKey[]) => Promise<void>;
  /** Keeps what a call would answer now. */
  readonly put: <C extends Call>(call: C, given: Given<C>, answer: RequestOutput<C>) => void;
  readonly forget: (...keys: readonly AnswerKey[]) => void;
  /** Gives up what is being read. */
  readonly giveUp: (...keys: readonly AnswerKey[]) => Promise<void>;
}

export const keptAnswers = (queries: QueryClient): KeptAnswers => ({
  renew: async (...keys) => {
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  },
  put: (call, given, answer) => queries.setQueryData(answerKey(call, given), answer),
  forget: (...keys) => {
    for (const queryKey of keys) queries.removeQueries({ queryKey });
  },
  giveUp: async (...keys) => {
    await Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey })));
  },
});

export function useKeptAnswers(): KeptAnswers {
  const queries = useQueryClient();
  return useMemo(() => keptAnswers(queries), [queries]);
}
