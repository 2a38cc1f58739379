import { type Dues, duesText } from "@mec/domain/pmo";
import { inTransaction, type Tx } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { composeMail, type MailDraft } from "../../../jobs/reaction.ts";
import { findFeeAmounts } from "../../pmo/reads.ts";
import { noteDuesTold, readLessThan } from "../read-dues.ts";
import { lockNamed } from "../store.ts";
import { findToTell, mostToldAtOnce, type ToTell } from "../to-tell.ts";
import { quoted } from "./mail-facts.ts";
import { placeNames, toPlaces } from "./told-places.ts";

/** What members pay has come or risen after a price was told to its holder. */
function raisedFeeMail(
  deps: Deps,
  projectName: string,
  { email, firstName, places }: ToTell,
  dues: Dues,
): MailDraft {
  return {
    to: email,
    subject: `Ce que vous apporte ${quoted(projectName)} a changé`,
    title: "La cotisation de votre projet a changé",
    paragraphs: [
      `Bonjour ${firstName},`,
      `Le porteur de ${quoted(projectName)} demande maintenant ${duesText(dues)}. La somme que vous aviez lue pour ${placeNames(places)} change d’autant.`,
      "Ce qui est déjà signé ne change pas. Pour le reste, vous êtes libre\u00a0: vous pouvez en parler au porteur, ou vous retirer.",
    ],
    action: toPlaces(deps, places, {
      one: "Voir ma nouvelle somme",
      several: "Voir mes nouvelles sommes",
    }),
  };
}

async function tellSome(deps: Deps, tx: Tx, projectId: string, jobId: string): Promise<void> {
  const project = await lockNamed(tx, projectId);
  if (!project) return;
  const { membership, entrance } = (await findFeeAmounts(tx, [projectId]))(projectId);
  const now = { yearly: membership ?? 0, once: entrance };
  // The fee was taken back since the event.
  if (duesText(now) === "") return;
  const people = await findToTell(tx, projectId, readLessThan(now));
  if (people.length === 0) return;
  await noteDuesTold(
    tx,
    people.flatMap(({ places }) => places.map(({ applicationId }) => applicationId)),
    now,
  );
  // A job that is done again finds others, or the same after another rise.
  const origin = `${jobId}.${now.yearly}.${now.once}`;
  const mails = people.map((person) =>
    composeMail(deps, origin, raisedFeeMail(deps, project.name, person, now)),
  );
  await deps.queue.queueMails(tx, ...mails.map((mail) => ({ kind: "fee-raised" as const, mail })));
  if (people.length === mostToldAtOnce) await deps.queue.emit(tx, { type: "fee-raised", projectId });
}

/** Tells some of those who read that members pay less; a job of its own tells the next. */
export async function tellRaisedFee(deps: Deps, projectId: string, jobId: string): Promise<[]> {
  await inTransaction(deps.db, (tx) => tellSome(deps, tx, projectId, jobId));
  return [];
}
