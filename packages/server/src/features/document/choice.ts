import type { DocumentResult } from "@mec/api/document";
import {
  type DocumentKind,
  type DocumentStatus,
  gapsSentence,
  missingOf,
  participantPerson,
} from "@mec/domain/document";
import { contractToEndText, type Participant, participantKey } from "@mec/domain/point";
import { conjunction } from "@mec/domain/shared";
import {
  type DocumentHolder,
  type DocumentState,
  heldUntilOf,
  holdersOf,
  isHeldBack,
  participantOf,
} from "./document-states.ts";
import type { ProjectSources } from "./project-sources.ts";

/** How many participants one transaction handles, so that others do not wait for thousands. */
const perTransaction = 50;

/** The participants, each once, in chunks. */
export function* inChunks(chosen: readonly Participant[]): Generator<readonly Participant[]> {
  const each = [...new Map(chosen.map((participant) => [participantKey(participant), participant])).values()];
  for (let start = 0; start < each.length; start += perTransaction) {
    yield each.slice(start, start + perTransaction);
  }
}

/** The chosen participants who have documents in this project, and those who have none. */
export function choose(sources: ProjectSources, chosen: readonly Participant[]) {
  const known = new Map(holdersOf(sources).map((holder) => [participantKey(participantOf(holder)), holder]));
  const holders: DocumentHolder[] = [];
  const strangers: Participant[] = [];
  for (const participant of chosen) {
    const holder = known.get(participantKey(participant));
    if (holder) holders.push(holder);
    else strangers.push(participant);
  }
  return { holders, strangers };
}

export const strangerResult = (participant: Participant, kind: DocumentKind): DocumentResult => ({
  participant,
  kind,
  ok: false,
  status: "NOT-READY",
  missing: [],
  error: "Ce point ne participe pas à ce projet.",
});

export const doneResult = (
  holder: DocumentHolder,
  kind: DocumentKind,
  status: DocumentStatus,
): DocumentResult => ({
  participant: participantOf(holder),
  kind,
  ok: true,
  status,
  missing: [],
});

export const refusedResult = (
  holder: DocumentHolder,
  kind: DocumentKind,
  { status, gaps, isRetracted }: DocumentState,
  error: string,
): DocumentResult => ({
  participant: participantOf(holder),
  kind,
  ok: false,
  status,
  missing: missingOf(gaps),
  // Whoever supplies them, nothing goes to who has retracted.
  ...(!isRetracted && { gaps: [...gaps] }),
  error,
});

/** Why a document cannot be sent, by its status. */
const sendRefusals: Record<DocumentStatus, string> = {
  "NOT-READY": "Ce document n’est pas complet.",
  READY: "Ce document n’a pas été envoyé.",
  IN_TRANSIT: "Ce document est déjà en cours d’envoi.",
  SENT: "Ce document est déjà envoyé.",
  RESENT: "Ce document est déjà envoyé.",
  DONE: "Ce document est déjà signé.",
  DECLINED: "Un signataire a refusé ce document.",
  EXPIRED: "Le délai pour signer ce document est dépassé.",
  ERROR: "L’envoi de ce document a échoué.",
  IGNORED: "Ce document est réalisé en dehors de la plateforme.",
};

/** Who has retracted is asked nothing again: a new yes comes from him. */
export const retractedContract =
  "Ce consommateur s’est rétracté du contrat avec ce producteur\u00a0: il ne lui est pas renvoyé sans nouvel accord de sa part.";

/** Who asked to leave sells nothing new, by the names that an owner reads; the contracts that all have signed run on. */
function askedText(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const [each, whose] =
    names.length > 1 ? ["ont demandé à quitter", "leur nom"] : ["a demandé à quitter", "son nom"];
  return [
    `${conjunction(names)} ${each} le projet\u00a0: aucun nouveau contrat de vente n’est préparé à ${whose}.`,
  ];
}

/** Why nothing is made with these producers: who has asked to leave, and whose purchase contract keeps him from sharing for years. */
export function leavingSellersText(
  { producers, today }: Pick<ProjectSources, "producers" | "today">,
  pointIds: readonly string[],
): string {
  const named = producers.filter(({ pointId }) => pointIds.includes(pointId));
  const nameOf = ({ identity, ...point }: (typeof named)[number]) => participantPerson(identity, point);
  const asked = named.filter(({ isLeaving }) => isLeaving).map(nameOf);
  const held = named.flatMap((one) => {
    const endsOn = one.isLeaving ? null : heldUntilOf(one, { today });
    if (endsOn === null) return [];
    const text = contractToEndText({ endsOn }, "owner", today);
    return `${nameOf(one)}\u00a0: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  });
  return [...askedText([...new Set(asked)]), ...new Set(held)].join(" ");
}

/** Why this document cannot be sent, in words: who sells nothing new, what is missing, else where it stands. */
export function refusalOf(sources: ProjectSources, state: DocumentState): string {
  const { status, gaps, isRetracted, leaving } = state;
  if (isHeldBack(state)) return leavingSellersText(sources, leaving);
  if (isRetracted) return retractedContract;
  return gaps.length > 0 ? gapsSentence(gaps) : sendRefusals[status];
}

export const soldWithConsumers =
  "Le producteur signe le contrat de vente de chaque consommateur\u00a0: envoyez celui des consommateurs.";
