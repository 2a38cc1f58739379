import { conjunction, DomainError } from "../shared/index.ts";
import { type AddressState, isOwnMailbox, type NamingAccount } from "./address.ts";
import { maskEmail } from "./mask.ts";

/** A place to sign that waits for somebody whom an account named. */
export interface NamedPlace {
  readonly email: string;
  readonly address: AddressState;
}

/**
 * Whose turn it is at a place that an account named somebody for, as that account is told it. `own`: it signs, and is led there;
 * `own-address`: it signs once it has confirmed its address; `another`: somebody else signs by his own mailbox; `another-address`:
 * he confirms it first; `disowned`: who reads that mailbox says that he is another.
 */
export const placeTurns = ["own", "own-address", "another", "another-address", "disowned"] as const;
export type PlaceTurn = (typeof placeTurns)[number];

export function placeTurn({ email, address }: NamedPlace, account: NamingAccount): PlaceTurn {
  if (address === "disowned") return "disowned";
  if (isOwnMailbox(email, account)) return account.emailVerified ? "own" : "own-address";
  return address === "confirmed" ? "another" : "another-address";
}

/** Whether the account itself signs there, at once or after it confirmed its address. */
export const isOwnTurn = (turn: PlaceTurn): turn is "own" | "own-address" =>
  turn === "own" || turn === "own-address";

/** Whether the account may have the person written to once more: to confirm a mailbox, or to sign by one that is not its own. */
export const mayBeAskedAgain = (place: NamedPlace, account: NamingAccount): boolean =>
  place.address === "to-confirm" || placeTurn(place, account) === "another";

interface Named extends NamedPlace {
  readonly firstName: string;
  readonly lastName: string;
}

const addressesOf = (places: readonly Named[]): string =>
  conjunction(new Set(places.map(({ email }) => maskEmail(email))));
const namesOf = (places: readonly Named[]): string =>
  conjunction(new Set(places.map(({ firstName, lastName }) => `${firstName} ${lastName}`)));

/** Why an account that has confirmed its address opens none of these places itself, and what it can do; null where one is its own. */
export function ownTurnObstacle(
  places: readonly Named[],
  { email }: Pick<NamingAccount, "email">,
): DomainError | null {
  const at = (turn: PlaceTurn) =>
    places.filter((place) => placeTurn(place, { email, emailVerified: true }) === turn);
  if (at("own").length > 0) return null;
  const others = at("another");
  if (others.length > 0)
    return new DomainError(
      "SIGNED_BY_ANOTHER",
      `C’est à ${namesOf(others)} de signer, par le lien envoyé à ${addressesOf(others)}. Un nouvel e-mail peut y être envoyé.`,
    );
  const unproven = at("another-address");
  if (unproven.length > 0)
    return new DomainError(
      "ADDRESS_NOT_CONFIRMED",
      `C’est à ${namesOf(unproven)} de signer, après avoir confirmé son adresse ${addressesOf(unproven)} par le lien que nous y avons envoyé.`,
    );
  const [disowned] = at("disowned");
  return disowned
    ? new DomainError(
        "ADDRESS_NOT_CONFIRMED",
        `La personne qui lit ${maskEmail(disowned.email)} répond qu’elle n’est pas ${namesOf([disowned])}. Corrigez l’adresse de qui signe.`,
      )
    : null;
}
