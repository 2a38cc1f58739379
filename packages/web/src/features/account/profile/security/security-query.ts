import type { RequestOutput } from "@mec/api";
import { securityCalls } from "@mec/api/account";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useClient } from "../../../../platform/client.tsx";
import { sessionKey } from "../../../../platform/session.ts";

export type Security = RequestOutput<typeof securityCalls.getSecurity>;

const securityKey = ["security"];
export const sessionsKey = ["open-sessions"];

export function useSecurity() {
  const call = useClient();
  return useQuery({
    queryKey: securityKey,
    queryFn: ({ signal }) => call(securityCalls.getSecurity, { signal }),
  });
}

/** After a change of the factors: other sessions may have ended, and a role's rights have come or gone. */
export function useSecurityChanged() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [securityKey, sessionsKey, sessionKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}
