import { useMemo } from "react";
import { useRemembered } from "../../platform/remembered.ts";

/** Messages of the server by field, for a form of one or several steps. */
export type Refused = Readonly<Record<string, string>>;

const none = "{}";

/** The messages below `part`, by the names that its own step gives the fields. */
export const refusedIn = (refused: Refused, part: string): Refused =>
  Object.fromEntries(
    Object.entries(refused)
      .filter(([path]) => path.startsWith(`${part}.`))
      .map(([path, message]) => [path.slice(part.length + 1), message]),
  );

/** The same messages as a part's own. */
export const refusedAs = (part: string, messages: Refused): Refused =>
  Object.fromEntries(Object.entries(messages).map(([path, message]) => [`${part}.${path}`, message]));

/** The first of these parts that something was refused of. */
export const firstRefused = <Part extends string>(
  parts: readonly Part[],
  refused: Refused,
): Part | undefined => parts.find((part) => Object.keys(refusedIn(refused, part)).length > 0);

/**
 * What the server refused of answers that several steps asked, by the part and the field: each step shows its own, on
 * whichever page it is, until it is passed. In memory only.
 */
export function useRefused(name: string) {
  const [text, write] = useRemembered(`refused ${name}`, none);
  const refused = useMemo((): Refused => JSON.parse(text), [text]);
  return {
    refused,
    refuse: (fields: Refused) => write(JSON.stringify(fields)),
    /** The part was corrected, or everything is sent again. */
    settle: (part?: string) => {
      const kept = Object.entries(refused).filter(([path]) => part && !path.startsWith(`${part}.`));
      write(kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : none);
    },
  };
}
