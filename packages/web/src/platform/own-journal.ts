import type { Call, Client } from "@mec/api";
import type { auditCalls } from "@mec/api/audit";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { answerKey, namedCall } from "./question.ts";

/** Named here without its description: a visitor's first view does not need that. */
const listOwnAudit = namedCall<typeof auditCalls.listOwnAudit>("GET /user/audit");

/** A person's journal records what they change and what they export. */
const isJournalled = ({ method, exports }: Call): boolean => method !== "GET" || exports !== undefined;

/** A client that has the person's journal read again, where it is shown, after each journalled call. */
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
