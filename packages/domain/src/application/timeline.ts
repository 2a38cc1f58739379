import { newestProgress } from "./progress.ts";
import type { ApplicationStatus } from "./status.ts";

export type TimelineStep = {
  key: "application" | "study" | "price" | "documents" | "exploitation";
  title: string;
  /** Who must act for the step to be done. */
  actor: "you" | "owner" | "both";
  /** The usual delay, in words; it binds nobody. */
  delay: string;
  state: "done" | "current" | "upcoming" | "refused";
  /** When the step was done or refused (ISO 8601); null as long as it is not. */
  date: string | null;
};

type Dated = { readonly status: ApplicationStatus; readonly createdAt: string };
type Step = Omit<TimelineStep, "state" | "date"> & { readonly doneAt: ApplicationStatus };

/** A candidate's way; each step is done once the application has come to `doneAt`. */
const steps: readonly Step[] = [
  {
    key: "application",
    title: "Vous envoyez votre candidature",
    actor: "you",
    delay: "5 minutes",
    doneAt: "APPLICATION",
  },
  {
    key: "study",
    title: "Le porteur du projet étudie votre candidature",
    actor: "owner",
    delay: "environ 1 semaine",
    doneAt: "PROPOSAL",
  },
  {
    key: "price",
    title: "Vous répondez à la proposition de prix",
    actor: "you",
    delay: "quelques minutes",
    doneAt: "SIGNATURE",
  },
  {
    key: "documents",
    title: "Le porteur prépare les documents et chacun les signe",
    actor: "both",
    delay: "environ 4 semaines, dont 25 minutes pour signer",
    doneAt: "SIGNED",
  },
  {
    key: "exploitation",
    title: "Vous rejoignez l’opération",
    actor: "owner",
    delay: "environ 2 semaines",
    doneAt: "EXPLOITATION",
  },
];

const rankOf = (status: ApplicationStatus): number => steps.findIndex(({ doneAt }) => doneAt === status);

/**
 * Where an application stands, as dated steps: the one that is current says who must act next. An accepted
 * candidate to whom no price was proposed has no price step; a refused one has no step after the refusal.
 */
export function timeline(progress: readonly Dated[]): TimelineStep[] {
  const oldestFirst = progress.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  const advances = oldestFirst.filter(({ status }) => status !== "REJECTED");
  const newest = newestProgress(progress);
  const refusal = newest?.status === "REJECTED" ? newest : null;
  const reached = Math.max(-1, ...advances.map(({ status }) => rankOf(status)));
  const priceSkipped =
    reached >= rankOf("SIGNATURE") && !advances.some(({ status }) => status === "PROPOSAL");

  const shown = steps.flatMap(({ doneAt, ...step }, rank): TimelineStep[] => {
    if (rank <= reached) {
      const entry = advances.find(({ status }) => rankOf(status) >= rank);
      return [{ ...step, state: "done", date: entry?.createdAt ?? null }];
    }
    if (rank > reached + 1) return refusal ? [] : [{ ...step, state: "upcoming", date: null }];
    return [{ ...step, state: refusal ? "refused" : "current", date: refusal?.createdAt ?? null }];
  });
  return priceSkipped ? shown.filter(({ key }) => key !== "price") : shown;
}
