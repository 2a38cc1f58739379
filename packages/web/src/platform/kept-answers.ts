import type { Call, RequestOutput } from "@mec/api";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { type AnswerKey, type Asked, answerKey, type Given } from "./question.ts";

/** The cached answers, for code that changes the data behind them. */
export interface KeptAnswers {
  /** Reads again those on screen at once, and the others when they are next shown. */
  readonly renew: (...keys: readonly AnswerKey[]) => Promise<void>;
  /** Stores what a call would answer now; a read under way, whose answer may be older, is given up. */
  readonly put: <C extends Call>(call: Asked<C>, given: Given<C>, answer: RequestOutput<C>) => void;
  readonly forget: (...keys: readonly AnswerKey[]) => void;
  /** Cancels reads that are under way. */
  readonly giveUp: (...keys: readonly AnswerKey[]) => Promise<void>;
}

export const keptAnswers = (queries: QueryClient): KeptAnswers => ({
  renew: async (...keys) => {
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  },
  put: (call, given, answer) => {
    const queryKey = answerKey(call, given);
    // Cancelled at once, before what is stored: what it then goes back to is never shown.
    void queries.cancelQueries({ queryKey, exact: true });
    queries.setQueryData(queryKey, answer);
  },
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
