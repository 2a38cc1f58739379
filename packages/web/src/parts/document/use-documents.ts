import { type DocumentSending, documentCalls, type ParticipantDocuments } from "@mec/api/document";
import { type DocumentKind, documentKinds } from "@mec/domain/document";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Client, useClient } from "../../platform/client.tsx";
import { projectKey } from "../project/own-project.ts";

const documentsKey = (projectId: string) => [...projectKey(projectId), "documents"] as const;

/** How often to ask where documents stand while some are being handed to the signature. */
const whileInTransitMs = 3_000;

const isAnyInTransit = (participants: readonly ParticipantDocuments[] | undefined): boolean =>
  participants?.some((participant) =>
    documentKinds.some((kind) => participant[kind].status === "IN_TRANSIT"),
  ) ?? false;

/** Each participant of a project and where his documents stand. */
export function useDocuments(projectId: string, isEnabled = true) {
  const call = useClient();
  return useQuery({
    queryKey: documentsKey(projectId),
    enabled: isEnabled,
    queryFn: ({ signal }) => call(documentCalls.listDocuments, { params: { id: projectId }, signal }),
    refetchInterval: ({ state }) => (isAnyInTransit(state.data) ? whileInTransitMs : false),
  });
}

interface Order {
  participants: readonly ParticipantDocuments[];
  /** One kind; all three of each participant without it. */
  kind?: DocumentKind | undefined;
}

function send(call: Client, projectId: string, { participants, kind }: Order): Promise<DocumentSending> {
  const body = { participants };
  return kind
    ? call(documentCalls.sendDocuments, { params: { id: projectId, kind }, body })
    : call(documentCalls.sendDocumentSets, { params: { id: projectId }, body });
}

/** Whatever came of an action, the list is asked for anew. */
function useRefreshed(projectId: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: projectKey(projectId) });
}

export function useSendDocuments(projectId: string) {
  const call = useClient();
  const onSettled = useRefreshed(projectId);
  return useMutation({ mutationFn: (order: Order) => send(call, projectId, order), onSettled });
}

export interface Change extends Order {
  kind: DocumentKind;
  action: "remind" | "ignore" | "restore";
}

function change(call: Client, projectId: string, { action, kind, participants }: Change) {
  const params = { id: projectId, kind };
  const body = { participants };
  if (action === "remind") return call(documentCalls.remindDocuments, { params, body });
  return call(documentCalls.ignoreDocuments, { params, body: { ...body, undo: action === "restore" } });
}

export function useChangeDocuments(projectId: string) {
  const call = useClient();
  const onSettled = useRefreshed(projectId);
  return useMutation({ mutationFn: (order: Change) => change(call, projectId, order), onSettled });
}
