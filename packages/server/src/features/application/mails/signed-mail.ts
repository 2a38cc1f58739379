import type { Deps } from "../../../deps.ts";
import type { MailDraft } from "../../../jobs/reaction.ts";
import { findPaymentOf } from "../find-payment.ts";
import type { ApplicationFacts } from "./mail-facts.ts";
import { signedContent } from "./signed-content.ts";
import { findSignedPlaces } from "./signed-places.ts";

/**
 * A consumer's, once all his documents are signed. Of several of his places that were signed in one go, the mail of the one that
 * was settled last tells them all, and the others send none.
 */
export async function signedMail(
  deps: Deps,
  facts: ApplicationFacts,
  applicationId: string,
): Promise<MailDraft | null> {
  const found = await findSignedPlaces(deps.db, facts, deps.now());
  // One that has moved on since is told by its own event, as it was.
  const isThere = found.some((place) => place.applicationId === applicationId);
  if (isThere && found.at(-1)?.applicationId !== applicationId) return null;
  const several = isThere && found.length > 1 ? found : [];
  const participants = several.map(({ pointId }) => ({ kind: "consumer" as const, id: pointId }));
  const told =
    several.length > 0
      ? { ...facts, payment: await findPaymentOf(deps.db, { projectId: facts.projectId, participants }) }
      : facts;
  const names = several.length > 0 ? several.map(({ name }) => name) : [facts.pointName];
  const { paragraphs, ...content } = signedContent(deps, told, names);
  return {
    ...content,
    to: facts.holder.email,
    paragraphs: [`Bonjour ${facts.holder.firstName},`, ...paragraphs],
  };
}
