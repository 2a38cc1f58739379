import { unsignedSalesOf } from "@mec/api/study";
import { inTransaction, type Tx } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { composeMail, type MailDraft } from "../../../jobs/reaction.ts";
import { findFirstDays } from "../../document/index.ts";
import { outcomeOfPlant } from "../../study/index.ts";
import { findPaymentOf } from "../find-payment.ts";
import { lockProjectOf } from "../store.ts";
import { type ApplicationFacts, findApplicationFacts } from "./mail-facts.ts";
import { signedContent } from "./signed-content.ts";
import {
  findSetAside,
  findSignedName,
  findUntoldPlaces,
  isAnotherClosing,
  notePlacesTold,
  noteProducerTold,
  type SignedPlace,
} from "./signed-places.ts";

const greeted = (
  { holder }: ApplicationFacts,
  { paragraphs, ...content }: Omit<MailDraft, "to">,
): MailDraft => ({
  ...content,
  to: holder.email,
  paragraphs: [`Bonjour ${holder.firstName},`, ...paragraphs],
});

/** How many of a producer's contracts not all have signed, whoever is told. */
export async function countContractsLeft(deps: Deps, facts: ApplicationFacts): Promise<number> {
  const sale = await outcomeOfPlant(deps, { projectId: facts.projectId, pointId: facts.participant.id });
  return (sale && unsignedSalesOf(sale)) ?? 0;
}

/** A producer's, whose own documents are signed: his contracts may still be to come. */
export async function producerSignedMail(
  deps: Deps,
  facts: ApplicationFacts,
  elsewhere: SignedPlace["elsewhere"],
): Promise<MailDraft> {
  const contractsToCome = await countContractsLeft(deps, facts);
  return greeted(
    facts,
    signedContent(deps, facts, { places: [facts.pointName], contractsToCome, elsewhere }),
  );
}

/** What an owner says to be settled elsewhere he may take back at once: it is told in a moment. */
const putOffSetAside = ({ queue, config }: Deps, tx: Tx, applicationId: string): Promise<void> =>
  queue.emitAfter(tx, config.signingMailWait, {
    type: "signed-place-waiting",
    applicationId,
    hasWaited: true,
  });

async function tellProducer(
  deps: Deps,
  facts: ApplicationFacts,
  { applicationId, jobId, hasWaited }: Telling,
): Promise<void> {
  const elsewhere = await findSetAside(deps.db, applicationId);
  if (elsewhere.length > 0 && !hasWaited)
    return inTransaction(deps.db, (tx) => putOffSetAside(deps, tx, applicationId));
  const pointName = (await findSignedName(deps.db, applicationId)) ?? facts.pointName;
  const mail = composeMail(deps, jobId, await producerSignedMail(deps, { ...facts, pointName }, elsewhere));
  await inTransaction(deps.db, async (tx) => {
    if (await noteProducerTold(tx, applicationId, deps.now()))
      await deps.queue.queueMails(tx, { kind: "application-moved", mail });
  });
}

/** Copies of who signs for several places in one go are made one after the other, within minutes: no longer is waited for the others. */
const copiesMs = 3_600_000;

/** Whether this place is told with another, once its copy is made; what is put off is told an hour after it was settled. */
async function isPutOff(deps: Deps, tx: Tx, facts: ApplicationFacts, own: SignedPlace): Promise<boolean> {
  const left = own.settledAt.getTime() + copiesMs - deps.now().getTime();
  if (left <= 0 || !(await isAnotherClosing(tx, facts))) return false;
  const seconds = Math.ceil(Math.min(left, copiesMs) / 1000);
  await deps.queue.emitAfter(tx, seconds, {
    type: "signed-place-waiting",
    applicationId: own.applicationId,
  });
  return true;
}

const namesOf = (places: readonly SignedPlace[]): string[] => places.map(({ name }) => name);

interface Telling {
  readonly applicationId: string;
  readonly jobId: string;
  /** Whether a moment has passed since what its owner said of a document. */
  readonly hasWaited: boolean;
}

async function tellIn(deps: Deps, tx: Tx, { applicationId, jobId, hasWaited }: Telling): Promise<void> {
  await lockProjectOf(tx, applicationId);
  const now = deps.now();
  const facts = await findApplicationFacts(tx, applicationId, now);
  if (!facts || facts.owner.id === facts.holder.id) return;
  const places = await findUntoldPlaces(tx, facts, applicationId, now);
  const own = places.find((place) => place.applicationId === applicationId);
  if (!own) return;
  if (own.elsewhere.length > 0 && !hasWaited) return putOffSetAside(deps, tx, applicationId);
  if (await isPutOff(deps, tx, facts, own)) return;
  await notePlacesTold(tx, places, now);
  const participants = places.map(({ pointId }) => ({ kind: "consumer" as const, id: pointId }));
  const payment = await findPaymentOf(tx, { projectId: facts.projectId, participants, now });
  const starts = await findFirstDays(tx, facts.projectId, {
    pointIds: places.map(({ pointId }) => pointId),
    now,
  });
  const toEnter = places.filter(({ isInOperation }) => !isInOperation);
  const content = signedContent(
    deps,
    { ...facts, payment },
    {
      places: namesOf(places),
      elsewhere: [...new Set(places.flatMap(({ elsewhere }) => elsewhere))],
      toEnter: toEnter.map(({ name, pointId }) => ({ name, ...starts.get(pointId) })),
    },
  );
  const mail = composeMail(deps, jobId, greeted(facts, content));
  await deps.queue.queueMails(tx, { kind: "application-moved", mail });
}

/**
 * Tells somebody, once, that all his documents are signed, if that is still so: a consumer with the others of his places that are not
 * told yet. It is noted with the mail, in one transaction, so that of several at once one tells.
 */
export async function tellSigned(
  deps: Deps,
  applicationId: string,
  jobId: string,
  hasWaited = false,
): Promise<[]> {
  const telling = { applicationId, jobId, hasWaited };
  const facts = await findApplicationFacts(deps.db, applicationId, deps.now());
  if (!facts || facts.owner.id === facts.holder.id) return [];
  if (facts.participant.kind === "producer") await tellProducer(deps, facts, telling);
  else await inTransaction(deps.db, (tx) => tellIn(deps, tx, telling));
  return [];
}
