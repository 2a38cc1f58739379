import { dayInParis } from "../shared/index.ts";
import { type Dated, newestProgress } from "./newest-progress.ts";
import { awaitsAnswer } from "./status.ts";

/** The day in Paris on which the price that stands was proposed; null where the owner has proposed none. */
export function pricedOn(application: { readonly progress: readonly Dated[] } | null): string | null {
  const proposal = newestProgress(application?.progress.filter(({ status }) => awaitsAnswer(status)) ?? []);
  return proposal && dayInParis(new Date(proposal.createdAt));
}
