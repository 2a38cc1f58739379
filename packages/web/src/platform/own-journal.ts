import type { Call, Client } from "@mec/api";
import type { auditCalls } from "@mec/api/audit";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { answerKey, namedCall } from "./question.ts";

/** Described apart: a visitor's first view does not need it. */
const listOwnAudit = namedCall<typeof auditCalls.listOwnAudit>("GET /user/audit");

/** What one changes and what one takes away stands in one's journal. */
const isJournalled = ({ method, exports }: Call): boolean => method !== "GET" || exports !== undefined;

/** The client, after whose acts a journal that is shown is read again. */
export function useRenewingJournal(): (client: Client) => Client {
  const queries = useQueryClient();
  return useCallback(
    (client) => async (call, input) => {
      const output = await client(call, input);
      if (isJournalled(call)) void queries.invalidateQueries({ queryKey: answerKey(listOwnAudit) });
      return output;
    },
    [queries],
  );
}
