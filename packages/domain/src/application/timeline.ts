import type { ParticipantKind } from "../point/participant.ts";
import type { ProductionType } from "../point/production-types.ts";
import { type ApplicationReader, stepSentence } from "./history.ts";
import { newestProgress } from "./newest-progress.ts";
import type { Progress } from "./schemas.ts";
import type { ApplicationStatus } from "./status.ts";

export type TimelineStep = {
  key:
    | "application"
    | "study"
    | "price"
    | "laying"
    | "buyer"
    | "documents"
    | "sales"
    | "exploitation"
    | "leaving";
  title: string;
  /** Who must act for the step to be done. */
  actor: "holder" | "owner" | "both";
  /** The usual delay, in words; it binds nobody. */
  delay: string;
  state: "done" | "current" | "upcoming" | "refused";
  /** When the step was done or refused (ISO 8601); null as long as it is not. */
  date: string | null;
};

type Dated = Pick<Progress, "status" | "createdAt" | "by" | "startsOn">;
/** A step's title, by who reads it. */
interface Titles {
  /** The title as the holder reads it. */
  readonly yours: string;
  /** The title as others read it. */
  readonly theirs: string;
}
type Step = Omit<TimelineStep, "state" | "date" | "title"> &
  Titles & {
    readonly doneAt: ApplicationStatus;
    /** The titles for a producer, where they differ: he proposes his production. */
    readonly ofProducer?: Titles;
  };

/** The steps of a candidate; each is done once the application has reached `doneAt`. */
const steps: readonly Step[] = [
  {
    key: "application",
    yours: "Vous envoyez votre candidature",
    theirs: "La personne envoie sa candidature",
    ofProducer: { yours: "Vous envoyez votre proposition", theirs: "La personne envoie sa proposition" },
    actor: "holder",
    delay: "5 minutes",
    doneAt: "APPLICATION",
  },
  {
    key: "study",
    yours: "Le porteur du projet étudie votre candidature",
    theirs: "Le porteur du projet étudie la candidature",
    ofProducer: {
      yours: "Le porteur du projet étudie votre proposition",
      theirs: "Le porteur du projet étudie la proposition",
    },
    actor: "owner",
    delay: "environ 1 semaine",
    doneAt: "PROPOSAL",
  },
  {
    key: "price",
    yours: "Vous répondez à la proposition de prix",
    theirs: "La personne répond à la proposition de prix",
    actor: "holder",
    delay: "quelques minutes",
    doneAt: "SIGNATURE",
  },
  {
    key: "documents",
    yours: "Le porteur prépare les documents et chacun les signe",
    theirs: "Le porteur prépare les documents et chacun les signe",
    actor: "both",
    delay: "environ 4\u00a0semaines",
    doneAt: "SIGNED",
  },
  {
    key: "exploitation",
    yours: "Vous commencez à partager l’électricité",
    theirs: "La personne commence à partager l’électricité",
    ofProducer: {
      yours: "Votre électricité commence à être partagée",
      theirs: "L’électricité du producteur commence à être partagée",
    },
    actor: "owner",
    delay: "environ 2 semaines",
    doneAt: "EXPLOITATION",
  },
];

const rankOf = (status: ApplicationStatus): number => steps.findIndex(({ doneAt }) => doneAt === status);

/**
 * The step that the owner completed by accepting, in place of the candidate's answer, and its sentence; null when he
 * did not.
 */
function acceptedByOwner(
  advances: readonly Dated[],
  reader: ApplicationReader,
  kind: ParticipantKind,
): Pick<TimelineStep, "key" | "title"> | null {
  const at = advances.findIndex(({ status }) => status === "SIGNATURE");
  if (advances[at]?.by !== "owner") return null;
  const from = advances[at - 1]?.status ?? null;
  const title = stepSentence({ from, to: "SIGNATURE", by: "owner" }, reader, kind);
  return { key: from === "PROPOSAL" ? "price" : "study", title };
}

/** The end of a participation: to come once it is asked for, or there at once. */
const leavingStep = (
  reader: ApplicationReader,
  { state, date }: Pick<TimelineStep, "state" | "date">,
): TimelineStep => ({
  key: "leaving",
  title: reader === "holder" ? "Vous quittez le projet" : "La personne quitte le projet",
  actor: "owner",
  delay: "",
  state,
  date,
});

/**
 * Where an application stands, as dated steps; the current one says who must act next. An accepted candidate
 * to whom no price was proposed has no price step, and one whom the owner accepted is not said to have
 * answered; a refused one has no step after the refusal, and one that ended after the last step has that end as its
 * own. A producer names his price himself, and is proposed none.
 */
export function timeline(
  progress: readonly Dated[],
  reader: ApplicationReader = "holder",
  kind: ParticipantKind = "consumer",
): TimelineStep[] {
  // The list has the newest first, also among steps of the same moment.
  const oldestFirst = progress
    .toReversed()
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  const advances = oldestFirst.filter(({ status }) => status !== "REJECTED");
  const newest = newestProgress(progress);
  const refusal = newest?.status === "REJECTED" ? newest : null;
  const last = advances.at(-1);
  const reached = last ? rankOf(last.status) : -1;
  const priceSkipped =
    (kind === "producer" || reached >= rankOf("SIGNATURE")) &&
    !advances.some(({ status }) => status === "PROPOSAL");
  const accepted = acceptedByOwner(advances, reader, kind);

  const shown = steps.flatMap(({ doneAt, yours, theirs, ofProducer, ...step }, rank): TimelineStep[] => {
    const titles = (kind === "producer" && ofProducer) || { yours, theirs };
    const told = { ...step, title: reader === "holder" ? titles.yours : titles.theirs };
    if (rank <= reached) {
      const entry = advances.find(({ status }) => rankOf(status) >= rank);
      const done = accepted?.key === step.key ? { ...told, ...accepted, actor: "owner" as const } : told;
      return [{ ...done, state: "done", date: entry?.startsOn ?? entry?.createdAt ?? null }];
    }
    if (rank > reached + 1) return refusal ? [] : [{ ...told, state: "upcoming", date: null }];
    return [{ ...told, state: refusal ? "refused" : "current", date: refusal?.createdAt ?? null }];
  });
  const whole = priceSkipped ? shown.filter(({ key }) => key !== "price") : shown;
  return refusal && reached === steps.length - 1
    ? [...whole, leavingStep(reader, { state: "refused", date: refusal.createdAt })]
    : whole;
}

/** What is to be done before a planned plant has its meter. */
export const layingTitle = (productionType: ProductionType): string =>
  productionType === "photovoltaic"
    ? "Poser et raccorder les panneaux"
    : "Construire et raccorder l’installation";

const layingOf = (productionType: ProductionType, { state }: Pick<TimelineStep, "state">): TimelineStep => ({
  key: "laying",
  title: layingTitle(productionType),
  actor: "holder",
  delay: "selon l’installateur et le gestionnaire de réseau",
  state,
  date: null,
});

/** The same once it is laid, as its meter says: what is done stays, ticked. */
export function withLaid(told: readonly TimelineStep[], productionType: ProductionType): TimelineStep[] {
  const at = told.findIndex(({ key }) => key === "documents");
  if (at === -1) return [...told];
  return [...told.slice(0, at), layingOf(productionType, { state: "done" }), ...told.slice(at)];
}

/** How far a producer is with what he signs. */
interface OwnSales {
  /** Whether he has signed his own documents, and nothing but contracts is left to him. */
  readonly isOwnSigned: boolean;
  /** Whether one of the contracts was sent, or is signed. */
  readonly isOut: boolean;
  /** How many are not signed by all who sell and buy. */
  readonly left: number;
}

/**
 * The same for a producer, whose contracts are signed one by one with his consumers: they are a step of their own, after his own
 * documents or as soon as one of them is out, and it is done with the last of them.
 */
export function withSales(
  told: readonly TimelineStep[],
  { isOwnSigned, isOut, left }: OwnSales,
): TimelineStep[] {
  return told.flatMap((step): TimelineStep[] => {
    if (step.key === "documents") {
      const isSigned = isOwnSigned || step.state === "done";
      const isDone = step.state === "done" && left === 0;
      const isBegun = isSigned || (isOut && step.state === "current");
      const state = isDone ? "done" : isBegun && step.state !== "refused" ? "current" : "upcoming";
      const sales: TimelineStep = {
        key: "sales",
        title: "Les contrats de vente se signent, un par participant",
        actor: "both",
        delay: "",
        state,
        date: null,
      };
      const own = isSigned && step.state === "current" ? ("done" as const) : step.state;
      const title = "Le porteur prépare vos documents et chacun les signe";
      return step.state === "refused" ? [step] : [{ ...step, title, state: own }, sales];
    }
    return [
      step.key === "exploitation" && step.state === "current" && left > 0
        ? { ...step, state: "upcoming" }
        : step,
    ];
  });
}

/**
 * The same for a plant that is only planned: it is laid and connected before its documents are signed, which name its meter.
 * No status says it: it is current as soon as the project has said yes.
 */
export function withLaying(told: readonly TimelineStep[], productionType: ProductionType): TimelineStep[] {
  const at = told.findIndex(
    ({ key, state }) => state !== "done" && (key === "documents" || key === "exploitation"),
  );
  const next = told[at];
  if (!next || next.state === "refused") return [...told];
  const laying = layingOf(productionType, next);
  return [...told.slice(0, at), laying, { ...next, state: "upcoming" }, ...told.slice(at + 1)];
}

/** The same for who asked to leave: his departure comes next, in place of a start that has not come. */
export function withLeaving(told: readonly TimelineStep[], reader: ApplicationReader): TimelineStep[] {
  const done = told.filter(({ state }) => state === "done");
  return [...done, leavingStep(reader, { state: "current", date: null })];
}
