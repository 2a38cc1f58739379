import { useCallback, useMemo } from "react";
import { readStored, useStored, writeStored } from "./stored.ts";

/** Where the browser keeps the draft of this name. */
export const draftKey = (name: string): string => `draft:${name}`;

/** What was typed in an onboarding, kept in the browser: it survives reload, back and another tab. Never a password. */
export function useDraft<T extends object>(
  name: string,
  initial: T,
): [T, (change: Partial<T>) => void, () => void] {
  const [stored, write] = useStored(draftKey(name));
  const draft = useMemo(() => readDraft(stored, initial), [stored, initial]);
  const update = useCallback(
    (change: Partial<T>) =>
      write(JSON.stringify({ ...readDraft(localStorage.getItem(draftKey(name)), initial), ...change })),
    [name, initial, write],
  );
  const discard = useCallback(() => write(null), [write]);
  return [draft, update, discard];
}

/** The names under which the browser keeps drafts; none when it refuses storage. */
export function draftNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith("draft:"));
  } catch {
    return [];
  }
}

/** The key under which the browser keeps who was last signed in without logging out: the drafts are that person's. */
export const draftOwnerKey = "draftsOf";

export function forgetDrafts(): void {
  for (const name of [draftOwnerKey, ...draftNames()]) writeStored(name, null);
}

/** Whether a draft is kept under this name. */
export const hasDraft = (name: string): boolean => readStored(draftKey(name)) !== null;

function readDraft<T extends object>(stored: string | null, initial: T): T {
  if (stored === null) return initial;
  try {
    return { ...initial, ...JSON.parse(stored) };
  } catch {
    return initial;
  }
}
