import { type DocumentSending, documentCalls, type ParticipantDocuments } from "@mec/api/document";
import type { DocumentKind } from "@mec/domain/document";
import { type ActOptions, useAct } from "../../platform/act.ts";
import { useAnswerTo } from "../../platform/answer.ts";
import type { Client } from "../../platform/client.tsx";
import { wholeList } from "../../platform/whole-list.ts";
import { projectAnswers } from "../project/own-project.ts";
import { isAnyInTransit } from "./in-transit.ts";

/** How often to ask for the documents' status while some are on their way to the signature service. */
const whileInTransitMs = 3_000;

/** Each participant of a project, with the status of his documents. */
export function useDocuments(projectId: string, isEnabled = true) {
  return useAnswerTo(wholeList(documentCalls.listDocuments, { params: { id: projectId } }), {
    enabled: isEnabled,
    refetchInterval: (participants) => (participants?.some(isAnyInTransit) ? whileInTransitMs : false),
  });
}

interface Order {
  participants: readonly ParticipantDocuments[];
  /** The kind of document to send; without it, all three of each participant. */
  kind?: DocumentKind | undefined;
}

/** How many participants one call names: it takes 2,000 at most, and each is a set to write. */
const perCall = 500;

/** What `send` answers of some participants at a time, as one. @throws what it throws; those of the calls before have left. */
export async function sendAll<Of>(
  participants: readonly Of[],
  send: (some: readonly Of[]) => Promise<DocumentSending>,
): Promise<DocumentSending> {
  const sent: DocumentSending = { results: [], uncounted: [] };
  for (let start = 0; start < participants.length; start += perCall) {
    const { results, uncounted } = await send(participants.slice(start, start + perCall));
    sent.results.push(...results);
    sent.uncounted.push(...uncounted.filter((group) => !sent.uncounted.includes(group)));
  }
  return sent;
}

/** Sends documents; `onSent` is told at once, whatever is read anew after it and whether or not what asked for it is still shown. */
export function useSendDocuments(projectId: string, onSent?: () => void) {
  const send = (call: Client, { participants, kind }: Order) =>
    sendAll(participants, (some) =>
      kind
        ? call(documentCalls.sendDocuments, {
            params: { id: projectId, kind },
            body: { participants: some },
          })
        : call(documentCalls.sendDocumentSets, {
            params: { id: projectId },
            body: { participants: some },
          }),
    );
  return useAct(send, { staleAnyway: projectAnswers(projectId), after: () => onSent?.() });
}

export interface Change extends Order {
  kind: DocumentKind;
  action: "remind" | "take-back" | "ignore" | "restore";
}

function change(call: Client, projectId: string, { action, kind, participants }: Change) {
  const params = { id: projectId, kind };
  const body = { participants };
  if (action === "remind") return call(documentCalls.remindDocuments, { params, body });
  if (action === "take-back") return call(documentCalls.takeBackDocuments, { params, body });
  return call(documentCalls.ignoreDocuments, { params, body: { ...body, undo: action === "restore" } });
}

type Changed = Awaited<ReturnType<typeof change>>;

export function useChangeDocuments(projectId: string, options: ActOptions<Change, Changed> = {}) {
  return useAct((call, order: Change) => change(call, projectId, order), {
    ...options,
    staleAnyway: projectAnswers(projectId),
  });
}
