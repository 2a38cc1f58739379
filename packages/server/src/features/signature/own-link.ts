import { pages } from "@mec/api";
import { DomainError } from "@mec/domain/shared";
import { maskEmail } from "@mec/domain/signature";
import type { Actor, Deps } from "../../deps.ts";
import { webLink } from "../../jobs/reaction.ts";
import { newToken } from "../../links/tokens.ts";
import { requireConfirmedAddress } from "../account/index.ts";
import { keepLink } from "./link.ts";
import { findWaiting, type Where } from "./waiting-store.ts";

export const nothingToSign = () =>
  new DomainError("NOTHING_TO_SIGN", "Aucun document n’attend votre signature.");

const addressNotConfirmed = (email: string) =>
  new DomainError(
    "ADDRESS_NOT_CONFIRMED",
    `La personne qui signe doit d’abord confirmer son adresse ${maskEmail(email)}, par le lien que nous lui avons envoyé.`,
  );

/**
 * A fresh personal link for a signed-in person who has something to sign: it shows only the documents for
 * which this account named a signer, whoever else may sign by the same mailbox.
 * @throws DomainError NOTHING_TO_SIGN, EMAIL_NOT_CONFIRMED, ADDRESS_NOT_CONFIRMED
 */
export async function makeOwnLink(deps: Deps, actor: Actor, where: Where): Promise<{ url: string }> {
  const waiting = await findWaiting(deps, actor.id, where);
  const [first] = waiting;
  if (!first) throw nothingToSign();
  requireConfirmedAddress("sign", actor);
  const own = waiting.find(({ address }) => address === "confirmed");
  if (!own) throw addressNotConfirmed(first.email);
  if (own.link !== null) return { url: own.link };
  const token = newToken();
  const { projectId, email } = own;
  await keepLink(deps.db, { projectId, email, accountId: actor.id }, token, deps.now());
  return { url: webLink(deps, pages.signature.to({ token })) };
}
