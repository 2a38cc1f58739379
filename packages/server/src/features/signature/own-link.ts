import { pages } from "@mec/api";
import { DomainError } from "@mec/domain/shared";
import { ownTurnObstacle, placeTurn } from "@mec/domain/signature";
import type { Actor, Deps } from "../../deps.ts";
import { webLink } from "../../jobs/reaction.ts";
import { newToken } from "../../links/tokens.ts";
import { requireConfirmedAddress } from "../account/index.ts";
import { keepLink } from "./link.ts";
import { findWaiting, type Where } from "./waiting-store.ts";

export const nothingToSign = () =>
  new DomainError("NOTHING_TO_SIGN", "Aucun document n’attend votre signature.");

/**
 * A fresh personal link for a signed-in person who has something to sign: it shows only the documents for
 * which this account named its own mailbox. What another is to sign, he opens by what is mailed to him.
 * @throws DomainError NOTHING_TO_SIGN, EMAIL_NOT_CONFIRMED, ADDRESS_NOT_CONFIRMED, SIGNED_BY_ANOTHER
 */
export async function makeOwnLink(deps: Deps, actor: Actor, where: Where): Promise<{ url: string }> {
  const waiting = await findWaiting(deps, actor.id, where);
  if (waiting.length === 0) throw nothingToSign();
  requireConfirmedAddress("sign", actor);
  const obstacle = ownTurnObstacle(waiting, actor);
  if (obstacle) throw obstacle;
  const own = waiting.find((place) => placeTurn(place, actor) === "own");
  if (!own) throw nothingToSign();
  if (own.link !== null) return { url: own.link };
  const token = newToken();
  const { projectId, email } = own;
  await keepLink(deps.db, { projectId, email, accountId: actor.id }, token, deps.now());
  return { url: webLink(deps, pages.signature.to({ token })) };
}
