import { changedTerms } from "@mec/domain/document";
import { conjunction } from "@mec/domain/shared";
import { inTransaction, type Tx } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { composeMail, type MailDraft } from "../../../jobs/reaction.ts";
import { loadTermsOf, type TermsOfEach } from "../../document/reads.ts";
import { untoldTerms } from "../reads.ts";
import { lockNamed } from "../store.ts";
import { findToTell, mostToldAtOnce, type ToTell } from "../to-tell.ts";
import { noteTermsTold } from "../untold-terms.ts";
import { quoted } from "./mail-facts.ts";
import { placeNames, toPlaces } from "./told-places.ts";

/** What a place's contract says otherwise than when its holder last read it. */
function changesOf(termsOf: TermsOfEach, { participant, readAt }: ToTell["places"][number]): string[] {
  const now = termsOf(participant.id)?.terms;
  return now ? changedTerms(termsOf(participant.id, readAt)?.terms, now) : [];
}

function changedTermsMail(
  deps: Deps,
  projectName: string,
  { email, firstName, places }: ToTell,
  changes: readonly string[],
): MailDraft {
  return {
    to: email,
    subject: `Le contrat de vente de ${quoted(projectName)} a changé`,
    title: "Le contrat de vente de votre projet a changé",
    paragraphs: [
      `Bonjour ${firstName},`,
      `Depuis ce que vous avez lu pour ${placeNames(places)}, le porteur de ${quoted(projectName)} a écrit autrement dans le contrat de vente\u00a0: ${conjunction(changes)}.`,
      "Un contrat qui vous a déjà été envoyé à signer ne change pas. Pour le reste, rien ne vous engage avant votre signature\u00a0: vous pouvez en parler au porteur, ou vous retirer.",
    ],
    action: toPlaces(deps, places, {
      one: "Voir ce que dit le contrat",
      several: "Voir mes lieux et leurs contrats",
    }),
  };
}

async function tellSome(deps: Deps, tx: Tx, projectId: string, jobId: string): Promise<void> {
  const project = await lockNamed(tx, projectId);
  if (!project) return;
  const now = deps.now();
  const people = await findToTell(tx, projectId, untoldTerms(now));
  if (people.length === 0) return;
  const places = people.flatMap((person) => person.places);
  const termsOf = await loadTermsOf(
    tx,
    projectId,
    places.map(({ participant }) => participant.id),
  );
  await noteTermsTold(
    tx,
    places.map(({ applicationId }) => applicationId),
    now,
  );
  const mails = people.flatMap((person) => {
    const told = person.places.filter((place) => changesOf(termsOf, place).length > 0);
    const changes = [...new Set(told.flatMap((place) => changesOf(termsOf, place)))];
    const draft = changedTermsMail(deps, project.name, { ...person, places: told }, changes);
    return told.length > 0 ? [composeMail(deps, `${jobId}.${now.getTime()}`, draft)] : [];
  });
  await deps.queue.queueMails(tx, ...mails.map((mail) => ({ kind: "terms-written" as const, mail })));
  if (people.length === mostToldAtOnce) await deps.queue.emit(tx, { type: "terms-written", projectId });
}

/** Tells some of those whose contract was written otherwise after their price; a job of its own tells the next. */
export async function tellChangedTerms(deps: Deps, projectId: string, jobId: string): Promise<[]> {
  await inTransaction(deps.db, (tx) => tellSome(deps, tx, projectId, jobId));
  return [];
}
