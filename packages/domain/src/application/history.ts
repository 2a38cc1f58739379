import type { ParticipantKind } from "../point/participant.ts";
import { formatDate } from "../shared/index.ts";
import type { Departure, Progress, Retraction } from "./schemas.ts";
import { type ApplicationStatus, statusText } from "./status.ts";
import type { Actor } from "./transitions.ts";

/** Who reads an application: the point's holder, the project's owner, or the support team. */
export const applicationReaders = ["holder", "owner", "support"] as const;
export type ApplicationReader = (typeof applicationReaders)[number];

/** One step that was taken; `from` is null for the first. */
export type TakenStep = {
  readonly from: ApplicationStatus | null;
  readonly to: ApplicationStatus;
  readonly by: Actor;
  /** Of a start, the day that the grid operator confirmed. */
  readonly startsOn?: string | undefined;
};

/** "par vous" when the reader took the step himself. */
function byWhom(actor: Actor, reader: ApplicationReader, kind: ParticipantKind): string {
  if (actor === reader) return "par vous";
  const holder = kind === "producer" ? "par le producteur" : "par le candidat";
  return { owner: "par le porteur", holder, system: "par la plateforme" }[actor];
}

/** What a request to take part is called: a producer offers his production. */
const requests: Record<ParticipantKind, string> = { consumer: "Candidature", producer: "Proposition" };

type Sentence = (by: string, request: string, reader: ApplicationReader) => string;
const key = ({ from, to, by }: TakenStep) => `${from ?? ""} ${to} ${by}`;

/** The sentence of each step, by who took it: see transitions.ts. */
const sentences: Readonly<Record<string, Sentence>> = {
  " APPLICATION holder": (by, request) => `${request} envoyée ${by}`,
  // His own place, in his own project: its holder is he.
  " APPLICATION owner": (_by, _request, reader) =>
    reader === "support" ? "Ajouté par le porteur, son propre lieu" : "Ajouté par vous, votre propre lieu",
  "APPLICATION PROPOSAL owner": (by) => `Prix proposé ${by}`,
  "PROPOSAL PROPOSAL owner": (by) => `Autre prix proposé ${by}`,
  // The specification's own words, the same for every reader: no price was proposed, so nobody answered one.
  "APPLICATION SIGNATURE owner": () => "Accepté par le porteur, sans proposition de prix",
  // Nobody answered for the candidate: he reads what binds him.
  "PROPOSAL SIGNATURE owner": (by, _, reader) =>
    reader === "holder"
      ? `Accepté ${by} avant votre réponse au prix\u00a0: seule votre signature vous engage`
      : `Accepté ${by}, sans attendre la réponse au prix proposé`,
  "APPLICATION REJECTED owner": (by, request) => `${request} refusée ${by}`,
  "PROPOSAL REJECTED owner": (by, request) => `${request} refusée ${by}, après une proposition de prix`,
  "SIGNATURE REJECTED owner": (by, request) => `${request} refusée ${by}, après avoir été acceptée`,
  "SIGNED EXPLOITATION owner": (by) => `Mise en exploitation ${by}`,
  "PROPOSAL SIGNATURE holder": (by) => `Prix accepté ${by}`,
  "PROPOSAL REJECTED holder": (by, request) => `Prix refusé et ${request.toLowerCase()} retirée ${by}`,
  "APPLICATION REJECTED holder": (by, request) => `${request} retirée ${by}`,
  "SIGNATURE REJECTED holder": (by, request) => `${request} retirée ${by}, après avoir été acceptée`,
  // Only a right of retraction ends what all have signed.
  "SIGNED REJECTED holder": (by) => `Rétractation déclarée ${by}`,
  "EXPLOITATION REJECTED holder": (by) => `Rétractation déclarée ${by}`,
  "SIGNATURE SIGNED system": () => "Documents signés",
  "SIGNED SIGNATURE system": () => "Un document reste à signer",
};

/** A producer is proposed no price; the one that he asks for binds nobody before contracts say one. */
const producerAccepted: Readonly<Record<ApplicationReader, string>> = {
  holder: "Accepté par le porteur",
  owner: "Accepté par vous",
  support: "Accepté par le porteur",
};

/** Who did what, as worded for this reader: "Prix accepté par le candidat". */
export function stepSentence(
  step: TakenStep,
  reader: ApplicationReader,
  kind: ParticipantKind = "consumer",
): string {
  if (kind === "producer" && key(step) === "APPLICATION SIGNATURE owner") return producerAccepted[reader];
  const sentence =
    sentences[key(step)]?.(byWhom(step.by, reader, kind), requests[kind], reader) ?? statusText(step.to);
  return step.startsOn === undefined ? sentence : `${sentence}, partage dès le ${formatDate(step.startsOn)}`;
}

/** What its owner is told of a participant who asks to leave, and of one who has left: no step of an application says either. */
export const leavingSentence = ({ leavingOn }: Pick<Departure, "leavingOn">): string =>
  `Départ demandé pour le ${formatDate(leavingOn)}`;
export const leftSentence = "Participation terminée";

/** Who used his right of retraction, as the owner's list says it. */
export const retractedSentence = ({ declaredAt }: Pick<Retraction, "declaredAt">): string =>
  `Rétractation déclarée le ${formatDate(declaredAt)}`;

type Stepped = Pick<Progress, "status" | "by" | "startsOn">;

/** The steps, in the order given (newest first), each with its sentence; the last of who retracted says so, though all had not signed. */
export function applicationHistory<T extends Stepped>(
  progress: readonly T[],
  reader: ApplicationReader,
  retraction: Pick<Retraction, "isOfAdded"> | null = null,
): (T & { sentence: string })[] {
  return progress.map((entry, index) => {
    if (index === 0 && entry.status === "REJECTED" && retraction && !retraction.isOfAdded)
      return { ...entry, sentence: `Rétractation déclarée ${byWhom("holder", reader, "consumer")}` };
    const from = progress[index + 1]?.status ?? null;
    return {
      ...entry,
      sentence: stepSentence({ from, to: entry.status, by: entry.by, startsOn: entry.startsOn }, reader),
    };
  });
}

/** What is told of a departure beside the steps, which it is none of: by whom it was asked, and that he has left. */
export interface LeavingEntry {
  readonly id: string;
  readonly sentence: string;
  readonly createdAt: string;
}

/** The lines of a history that a departure adds: none where nobody asked, nor left. */
export function leavingHistory(
  {
    departure,
    leftAt,
  }: {
    readonly departure?: Pick<Departure, "leavingOn" | "requestedAt" | "settledFor" | "isOwners"> | undefined;
    readonly leftAt?: string | undefined;
  },
  reader: ApplicationReader,
  kind: ParticipantKind = "consumer",
): LeavingEntry[] {
  const asked = departure && {
    id: "departure",
    sentence: departure.isOwners
      ? `Fin de participation donnée ${byWhom("owner", reader, kind)} pour le ${formatDate(departure.leavingOn)}`
      : [
          `Départ demandé ${byWhom("holder", reader, kind)} pour le ${formatDate(departure.leavingOn)}`,
          ...(departure.settledFor ? [`acté pour le ${formatDate(departure.settledFor)}`] : []),
        ].join(", "),
    createdAt: departure.requestedAt,
  };
  return [
    ...(leftAt === undefined ? [] : [{ id: "left", sentence: leftSentence, createdAt: leftAt }]),
    ...(asked ? [asked] : []),
  ];
}
