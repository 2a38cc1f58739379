import type { Call, Client } from "@mec/api";
import type { QueryClient } from "@tanstack/react-query";

/** The query under which the person's journal is read. */
export const ownJournalKey = ["own-journal"];

/** What one changes and what one takes away stands in one's journal. */
const isJournalled = ({ method, exports }: Call): boolean => method !== "GET" || exports !== undefined;

/** The client, after whose acts a journal that is shown is read again. */
export const renewingJournal =
  (client: Client, queries: QueryClient): Client =>
  async (call, input) => {
    const output = await client(call, input);
    if (isJournalled(call)) void queries.invalidateQueries({ queryKey: ownJournalKey });
    return output;
  };
