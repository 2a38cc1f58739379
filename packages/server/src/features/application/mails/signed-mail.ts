import type { Deps } from "../../../deps.ts";
import type { MailDraft } from "../../../jobs/reaction.ts";
import { outcomeOfPlant } from "../../study/index.ts";
import { findPaymentOf } from "../find-payment.ts";
import type { ApplicationFacts } from "./mail-facts.ts";
import { signedContent } from "./signed-content.ts";
import { findSignedPlaces } from "./signed-places.ts";

const greeted = (
  { holder }: ApplicationFacts,
  { paragraphs, ...content }: Omit<MailDraft, "to">,
): MailDraft => ({
  ...content,
  to: holder.email,
  paragraphs: [`Bonjour ${holder.firstName},`, ...paragraphs],
});

/** A producer's, whose own documents are signed: his contracts may still be to come. */
export async function producerSignedMail(deps: Deps, facts: ApplicationFacts): Promise<MailDraft> {
  const sale = await outcomeOfPlant(deps, { projectId: facts.projectId, pointId: facts.participant.id });
  const contractsToCome = (sale?.toCome?.consumers ?? 0) + (sale?.toCome?.onTheirWay ?? 0);
  return greeted(facts, signedContent(deps, facts, [facts.pointName], contractsToCome));
}

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
  return greeted(facts, signedContent(deps, told, names));
}
