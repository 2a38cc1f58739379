import type { NotificationData } from "@mantine/notifications";
import type { Client } from "@mec/api";
import { useMutation } from "@tanstack/react-query";
import { useClient } from "./client.tsx";
import { useKeptAnswers } from "./kept-answers.ts";
import { notify } from "./notify.tsx";
import type { AnswerKey } from "./question.ts";

type Keys<I, O> = readonly AnswerKey[] | ((output: O, input: I) => readonly AnswerKey[]);

/** What follows a completed action, in this order. */
export interface Consequences<I, O> {
  /** Where to go before anything is read again, when what the page shows no longer exists. */
  leave?: (output: O, input: I) => unknown;
  /** The answers that the action made stale. It stays pending until those on screen have been read again. */
  stale?: Keys<I, O>;
  /** The toast that says it is done: green, unless it sets its own look; none where nothing was. */
  told?: (output: O, input: I) => string | NotificationData | undefined;
  /** Where to go, or what to close. */
  after?: (output: O, input: I) => unknown;
}

export interface ActOptions<I, O> extends Consequences<I, O> {
  /** What to read again even when the action was refused: stale data on screen may be the reason. */
  staleAnyway?: readonly AnswerKey[];
  failed?: (error: Error, input: I) => unknown;
  /** Actions with the same name run one after the other. */
  inTurn?: string;
  before?: (input: I) => unknown;
}

const toastOf = (said: string | NotificationData): NotificationData =>
  typeof said === "string" ? { message: said, color: "green" } : said;

interface Means {
  renew: (...keys: readonly AnswerKey[]) => Promise<void>;
  tell: (toast: NotificationData) => unknown;
}

/** Runs the consequences of an action, one after the other. */
export async function drawConsequences<I, O>(
  { renew, tell }: Means,
  { leave, stale = [], told, after }: Consequences<I, O>,
  output: O,
  input: I,
): Promise<void> {
  await leave?.(output, input);
  await renew(...(typeof stale === "function" ? stale(output, input) : stale));
  const said = told?.(output, input);
  if (said) tell(toastOf(said));
  await after?.(output, input);
}

/** The same, with the app's own cache and toasts. */
export function useConsequences() {
  const { renew } = useKeptAnswers();
  return <I, O>(consequences: Consequences<I, O>, output: O, input: I) =>
    drawConsequences({ renew, tell: notify }, consequences, output, input);
}

/**
 * An action behind a button, without a form: `useAct((call, id: string) => call(…), { stale:
 * [about("project", id)] })`.
 */
export function useAct<I = void, O = unknown>(
  act: (call: Client, input: I) => Promise<O>,
  { staleAnyway, failed, inTurn, before, ...consequences }: ActOptions<I, O> = {},
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
