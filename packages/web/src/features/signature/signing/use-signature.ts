import { type SignatureSession, signatureCalls } from "@mec/api/signature";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callUrl, useClient } from "../../../platform/client.tsx";

const signatureKey = (token: string) => ["signature", token] as const;

/** How often to ask whether the last copies are ready. */
const whileWaitingMs = 10_000;

/** What the link opens. */
export function useSignature(token: string) {
  const call = useClient();
  return useQuery({
    queryKey: signatureKey(token),
    queryFn: ({ signal }) => call(signatureCalls.readSignature, { params: { token }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === "waiting" ? whileWaitingMs : false),
  });
}

/** What to do with the session that an action answers, or when another window has changed it. */
export function useSignatureCache(token: string) {
  const queries = useQueryClient();
  return {
    adopt: (session: SignatureSession) => queries.setQueryData(signatureKey(token), session),
    refresh: () => queries.invalidateQueries({ queryKey: signatureKey(token), exact: true }),
  };
}

export function useSignatureFile(token: string, documentId: string) {
  const call = useClient();
  return useQuery({
    queryKey: [...signatureKey(token), "file", documentId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      call(signatureCalls.getSignatureFile, { params: { token }, query: { documentId }, signal }),
  });
}

export const signatureFileUrl = (token: string, documentId: string): string =>
  callUrl("/api", signatureCalls.getSignatureFile, { params: { token }, query: { documentId } });
