import type { PurchaseContract } from "../point/buy-back.ts";
import { formatDate } from "../shared/index.ts";
import type { TimelineStep } from "./timeline.ts";

const buyerTitles: Record<PurchaseContract | "untold", string | null> = {
  none: null,
  older: "vous réglez avec votre acheteur la fin de votre contrat d’achat",
  recent: "vous prévenez l’acheteur de votre contrat d’achat",
  untold: "vous prévenez votre acheteur, si vous avez un contrat d’achat",
};

/**
 * The steps of a plant that stood before: what its holder settles with who buys its electricity by a contract of before comes before
 * it shares, and may begin as soon as he is accepted. Nobody ticks it: it is never told as done, and goes once the plant shares. Who
 * has no contract has nobody to tell.
 * @param purchaseContract whether one runs, and since when; null as long as he has not said
 * @param contractEndsOn its last day, while that is to come; null where none is told
 */
export function withBuyer(
  told: readonly TimelineStep[],
  purchaseContract: PurchaseContract | null,
  contractEndsOn: string | null = null,
): TimelineStep[] {
  const what =
    contractEndsOn === null
      ? buyerTitles[purchaseContract ?? "untold"]
      : `votre contrat d’achat finit le ${formatDate(contractEndsOn)}`;
  const documents = told.find(({ key }) => key === "documents");
  if (what === null || !documents || documents.state === "refused") return [...told];
  const state = documents.state === "done" ? "current" : documents.state;
  const title = `Avant le partage, ${what}`;
  return told.flatMap((step): TimelineStep[] =>
    step.key === "exploitation" && step.state !== "done"
      ? [{ key: "buyer", title, actor: "holder", delay: "", state, date: null }, step]
      : [step],
  );
}

/** The steps with what is said of a purchase contract, before all that is still to be done of what it parts. */
function withContract(
  told: readonly TimelineStep[],
  step: Pick<TimelineStep, "title" | "state" | "date">,
): TimelineStep[] {
  const at = told.findIndex(
    ({ key, state }) =>
      (key === "documents" || key === "sales" || key === "exploitation") && state !== "done",
  );
  const said: TimelineStep = { key: "buyer", actor: "holder", delay: "", ...step };
  return at === -1 ? [...told, said] : [...told.slice(0, at), said, ...told.slice(at)];
}

/** The steps once a purchase contract has ended: that is done, on its last day. */
export const withContractOver = (told: readonly TimelineStep[], endsOn: string): TimelineStep[] =>
  told.some(({ state }) => state === "refused")
    ? [...told]
    : withContract(told, { title: "Votre contrat d’achat a pris fin", state: "done", date: endsOn });

/** The steps where a purchase contract keeps its plant from sharing for years: what is signed comes but afterwards. */
export function withContractKept(told: readonly TimelineStep[], endsOn: string): TimelineStep[] {
  const next = told.find(({ state }) => state === "current");
  if (!next || next.key === "study") return [...told];
  const title = `Vous gardez votre contrat d’achat jusqu’au ${formatDate(endsOn)}`;
  const later = told.map(
    (step): TimelineStep => (step.state === "current" ? { ...step, state: "upcoming" } : step),
  );
  return withContract(later, { title, state: "current", date: null });
}
