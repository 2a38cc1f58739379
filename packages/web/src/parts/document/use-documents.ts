import { type DocumentSending, documentCalls, type ParticipantDocuments } from "@mec/api/document";
import { type DocumentKind, documentKinds } from "@mec/domain/document";
import { useAct } from "../../platform/act.ts";
import { useAnswer } from "../../platform/answer.ts";
import type { Client } from "../../platform/client.tsx";
import { projectAnswers } from "../project/own-project.ts";

/** How often to ask where documents stand while some are being handed to the signature. */
const whileInTransitMs = 3_000;

const isAnyInTransit = (participants: readonly ParticipantDocuments[] | undefined): boolean =>
  participants?.some((participant) =>
    documentKinds.some((kind) => participant[kind].status === "IN_TRANSIT"),
  ) ?? false;

/** Each participant of a project and where his documents stand. */
export function useDocuments(projectId: string, isEnabled = true) {
  return useAnswer(
    documentCalls.listDocuments,
    { params: { id: projectId } },
    {
      enabled: isEnabled,
      refetchInterval: (participants) => (isAnyInTransit(participants) ? whileInTransitMs : false),
    },
  );
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

export function useSendDocuments(projectId: string) {
  return useAct((call, order: Order) => send(call, projectId, order), {
    staleAnyway: projectAnswers(projectId),
  });
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
  return useAct((call, order: Change) => change(call, projectId, order), {
    staleAnyway: projectAnswers(projectId),
  });
}
