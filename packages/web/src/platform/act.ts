import type { NotificationData } from "@mantine/notifications";
import type { Client } from "@mec/api";
import { useMutation } from "@tanstack/react-query";
import { useClient } from "./client.tsx";
import { useKeptAnswers } from "./kept-answers.ts";
import { notify } from "./notify.tsx";
import type { AnswerKey } from "./question.ts";

type Keys<I, O> = readonly AnswerKey[] | ((output: O, input: I) => readonly AnswerKey[]);

/** What follows something that was done, in this order. */
export interface Consequences<I, O> {
  /** Where to go before anything is read again: what the page shows is gone. */
  leave?: (output: O, input: I) => unknown;
  /** What it made stale. It is under way until what is shown of that is there. */
  stale?: Keys<I, O>;
  /** The toast that says it is done: green, unless it says how it looks. */
  told?: (output: O, input: I) => string | NotificationData;
  /** Where to go, what to close. */
  after?: (output: O, input: I) => unknown;
}

interface Options<I, O> extends Consequences<I, O> {
  /** What is read again though it was refused: what was shown may be why. */
  staleAnyway?: readonly AnswerKey[];
  failed?: (error: Error, input: I) => unknown;
  /** Those of one line wait for each other. */
  inTurn?: string;
  before?: (input: I) => unknown;
}

const toastOf = (said: string | NotificationData): NotificationData =>
  typeof said === "string" ? { message: said, color: "green" } : said;

/** Draws the consequences of what was done. */
export function useConsequences() {
  const { renew } = useKeptAnswers();
  return async <I, O>({ leave, stale = [], told, after }: Consequences<I, O>, output: O, input: I) => {
    await leave?.(output, input);
    await renew(...(typeof stale === "function" ? stale(output, input) : stale));
    if (told) void notify(toastOf(told(output, input)));
    await after?.(output, input);
  };
}

/** Something done by a button, without a form: `useAct((call, id: string) => call(…), { stale: [about("project", id)] })`. */
export function useAct<I = void, O = unknown>(
  act: (call: Client, input: I) => Promise<O>,
  { staleAnyway, failed, inTurn, before, ...consequences }: Options<I, O> = {},
) {
  const call = useClient();
  const draw = useConsequences();
  const { renew } = useKeptAnswers();
  return useMutation<O, Error, I>({
    ...(inTurn === undefined ? {} : { scope: { id: inTurn } }),
    mutationFn: (input) => act(call, input),
    onMutate: before,
    onSuccess: (output, input) => draw(consequences, output, input),
    onError: failed,
    onSettled: staleAnyway && (() => renew(...staleAnyway)),
  });
}
