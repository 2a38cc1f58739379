import { DomainError, type ErrorCode, messages } from "../shared/index.ts";
import { isPriceOpen, priceExpired, priceTermIssue } from "./price-term.ts";
import type { ApplicationStatus, ReadStatus } from "./status.ts";

/** Who moves an application: the project's owner, the holder of the point, or the platform by itself. */
export const actors = ["owner", "holder", "system"] as const;
export type Actor = (typeof actors)[number];

export type Transition = {
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
  readonly actor: Actor;
  /** What must be given with it; `reason` is the message, which the other side receives. */
  readonly requires?: "price" | "reason";
  /** The button's label. */
  readonly label: string;
};

/**
 * The life of an application; what is not here is forbidden. An application begins at APPLICATION, and one that was
 * REJECTED stays so: the point applies again with a new one.
 *
 * PROPOSAL holds the owner's price. The progress row has no place for "price accepted", so the holder who accepts it
 * moves the application to SIGNATURE: the owner then finds the consumer among the pre-integrated, which is his own
 * acceptance of the candidate, or refuses from there. The owner may also accept without waiting for the answer, skip
 * the price altogether when he does not sell through the platform, or propose another price.
 *
 * SIGNED is left again, by the platform, once its owner says that a document set aside is to be signed here after all.
 */
export const transitions: readonly Transition[] = [
  { from: "APPLICATION", to: "PROPOSAL", actor: "owner", requires: "price", label: "Proposer un prix" },
  { from: "PROPOSAL", to: "PROPOSAL", actor: "owner", requires: "price", label: "Proposer un autre prix" },
  { from: "APPLICATION", to: "SIGNATURE", actor: "owner", label: "Accepter la candidature" },
  { from: "PROPOSAL", to: "SIGNATURE", actor: "owner", label: "Accepter la candidature" },
  { from: "APPLICATION", to: "REJECTED", actor: "owner", requires: "reason", label: "Refuser" },
  { from: "PROPOSAL", to: "REJECTED", actor: "owner", requires: "reason", label: "Refuser" },
  { from: "SIGNATURE", to: "REJECTED", actor: "owner", requires: "reason", label: "Refuser" },
  { from: "SIGNED", to: "EXPLOITATION", actor: "owner", label: "Mettre en exploitation" },
  { from: "PROPOSAL", to: "SIGNATURE", actor: "holder", label: "Accepter le prix" },
  { from: "PROPOSAL", to: "REJECTED", actor: "holder", label: "Refuser le prix et retirer ma candidature" },
  { from: "APPLICATION", to: "REJECTED", actor: "holder", label: "Retirer ma candidature" },
  { from: "SIGNATURE", to: "REJECTED", actor: "holder", label: "Retirer ma candidature" },
  { from: "SIGNATURE", to: "SIGNED", actor: "system", label: "Documents signés" },
  { from: "SIGNED", to: "SIGNATURE", actor: "system", label: "Un document reste à signer" },
];

/** The steps that this actor may take from this status, in the order in which to show them. */
export function allowedTransitions(status: ReadStatus, actor: Actor): Transition[] {
  return transitions.filter((transition) => transition.from === status && transition.actor === actor);
}

/** What a step is judged by besides its status: days, and the price that awaits an answer. */
export type PriceTerm = {
  /** Given with the step. */
  readonly until: string | null | undefined;
  /** The price that awaits an answer, €/kWh without tax, and its last day. */
  readonly openPrice?: number | null | undefined;
  readonly openUntil: string | null | undefined;
  readonly now: Date;
};

export type TransitionRequest = {
  readonly status: ReadStatus;
  readonly actor: Actor;
  readonly to: ApplicationStatus;
  readonly price?: number | null | undefined;
  readonly message?: string | null | undefined;
  readonly term?: PriceTerm;
};
export type TransitionVerdict = { ok: true } | { ok: false; error: DomainError };

const refused = (code: ErrorCode, message: string): TransitionVerdict => ({
  ok: false,
  error: new DomainError(code, message),
});

/** The holder's yes to a proposed price. */
const acceptsPrice = ({ actor, to }: Pick<TransitionRequest, "actor" | "to">): boolean =>
  actor === "holder" && to === "SIGNATURE";

const priceChanged = () =>
  new DomainError(
    "PRICE_CHANGED",
    "Le porteur du projet a proposé un autre prix entre-temps\u00a0: relisez-le avant de l’accepter.",
  );

/**
 * Checks days and price: a price is proposed until an acceptable day; its holder accepts it by that day, and no
 * other price than the one that he says he read.
 */
function priceIssue(
  request: TransitionRequest,
  { until, openPrice, openUntil, now }: PriceTerm,
): DomainError | null {
  if (until != null) return priceTermIssue(until, now);
  if (!acceptsPrice(request)) return null;
  if (request.price != null && request.price !== openPrice) return priceChanged();
  return openUntil != null && !isPriceOpen(openUntil, now) ? priceExpired(openUntil) : null;
}

/**
 * Whether one step may be taken. Codes: INVALID_TRANSITION (not in the table), PRICE_REQUIRED,
 * REASON_REQUIRED, PRICE_UNEXPECTED (only a proposal or an acceptance names a price, only a proposal its last
 * day), PRICE_TERM_INVALID, PRICE_EXPIRED, PRICE_CHANGED (the holder accepts another price than the one that
 * is proposed).
 */
export function checkTransition(request: TransitionRequest): TransitionVerdict {
  const { status, actor, to, price, message, term } = request;
  const transition = allowedTransitions(status, actor).find((candidate) => candidate.to === to);
  if (!transition) {
    return refused("INVALID_TRANSITION", "Cette candidature ne peut pas passer à ce statut.");
  }
  const { requires } = transition;
  if (requires === "price" && price == null) return refused("PRICE_REQUIRED", messages.priceRequired);
  const mayPrice = requires === "price" || acceptsPrice(request);
  if ((price != null && !mayPrice) || (term?.until != null && requires !== "price")) {
    return refused("PRICE_UNEXPECTED", messages.priceUnexpected);
  }
  if (requires === "reason" && !message?.trim()) return refused("REASON_REQUIRED", messages.reasonRequired);
  const issue = term && priceIssue(request, term);
  return issue ? { ok: false, error: issue } : { ok: true };
}
