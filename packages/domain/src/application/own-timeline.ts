import type { TimelineStep } from "./timeline.ts";

const titles: Partial<Record<TimelineStep["key"], string>> = {
  application: "Vous ajoutez votre lieu",
  study: "Vous acceptez ce lieu",
  price: "Vous répondez au prix que vous avez proposé",
  documents: "Vous préparez les documents et chacun les signe",
  exploitation: "Vous faites entrer ce lieu dans le partage",
  leaving: "Ce lieu quitte le projet",
};

/**
 * The steps of a place as they read to its holder where he bears the project himself: each is his own, nobody studies anything for a
 * week, and a price is a step where he proposed one alone.
 */
export const inOwnProject = (told: readonly TimelineStep[]): TimelineStep[] =>
  told
    .filter(({ key, state }) => key !== "price" || state !== "upcoming")
    .map((step) => ({
      ...step,
      title: titles[step.key] ?? step.title,
      actor: "holder",
      ...(step.key === "study" && { delay: "quelques minutes" }),
    }));
