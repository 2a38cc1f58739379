import { type Dues, duesText } from "@mec/domain/pmo";
import { inTransaction, type Tx } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { composeMail, type MailDraft } from "../../../jobs/reaction.ts";
import { findFeeAmounts } from "../../pmo/reads.ts";
import { endedGainOfPlaces, gainOfPlaces, outcomesOfPrices } from "../../study/index.ts";
import { noteDuesTold, readLessThan } from "../read-dues.ts";
import { lockNamed } from "../store.ts";
import { findToTell, mostToldAtOnce, type ToTell } from "../to-tell.ts";
import { quoted } from "./mail-facts.ts";
import { findPrices } from "./taxed-price.ts";
import { placeNames, toPlaces } from "./told-places.ts";

/** By application: what its place brings at its price, in words. */
type Gains = ReadonlyMap<string, string>;

/** What members pay has come or risen after a price was told to its holder: how much it is, and what his places bring now. */
function raisedFeeMail(
  deps: Deps,
  projectName: string,
  { email, firstName, places }: ToTell,
  { dues, gains }: { dues: Dues; gains: Gains },
): MailDraft {
  const told = duesText(dues);
  const brought = places.flatMap(({ applicationId }) => gains.get(applicationId) ?? []);
  return {
    to: email,
    subject: `${told.charAt(0).toUpperCase()}${told.slice(1)} pour ${quoted(projectName)}`,
    title: `Votre projet demande maintenant ${told}`,
    paragraphs: [
      `Bonjour ${firstName},`,
      `Le porteur de ${quoted(projectName)} demande maintenant ${told}. La somme que vous aviez lue pour ${placeNames(places)} change d’autant.`,
      ...brought,
      "Ce qui est déjà signé ne change pas. Pour le reste, vous êtes libre\u00a0: vous pouvez en parler au porteur, ou vous retirer.",
    ],
    action: toPlaces(deps, places, {
      one: "Voir ma nouvelle somme",
      several: "Voir mes nouvelles sommes",
    }),
  };
}

async function findConcerned(tx: Tx, projectId: string): Promise<{ dues: Dues; people: ToTell[] }> {
  const { membership, entrance } = (await findFeeAmounts(tx, [projectId]))(projectId);
  const dues = { yearly: membership ?? 0, once: entrance };
  // The fee was taken back since the event.
  const people = duesText(dues) === "" ? [] : await findToTell(tx, projectId, readLessThan(dues));
  return { dues, people };
}

/** The new sums of those about to be told, worked out before the project is locked for it; nothing of a place whose sum is not known. */
async function gainsOf(deps: Deps, projectId: string): Promise<{ countedDues: Dues; gains: Gains }> {
  const { dues, people } = await inTransaction(deps.db, (tx) => findConcerned(tx, projectId));
  const places = people.flatMap((person) => person.places);
  const gains = new Map<string, string>();
  if (places.length === 0) return { countedDues: dues, gains };
  const priced = await findPrices(deps, places);
  const outcomes = await outcomesOfPrices(deps, projectId, priced);
  for (const { place, pointId } of priced) {
    const outcome = outcomes.get(pointId);
    const gain = outcome?.isConsumptionKnown && gainOfPlaces([outcome]);
    if (!outcome || !gain) continue;
    const ended = endedGainOfPlaces([outcome]);
    const other = ended ? `, ou ${ended} si l’exonération d’accise s’arrêtait` : "";
    gains.set(
      place.applicationId,
      `${quoted(place.name)} vous apporte maintenant\u00a0: ${gain} par an${other}.`,
    );
  }
  return { countedDues: dues, gains };
}

interface Telling {
  readonly projectId: string;
  readonly jobId: string;
  readonly counted: Awaited<ReturnType<typeof gainsOf>>;
}

async function tellSome(deps: Deps, tx: Tx, { projectId, jobId, counted }: Telling): Promise<void> {
  const project = await lockNamed(tx, projectId);
  if (!project) return;
  const { dues: now, people } = await findConcerned(tx, projectId);
  if (people.length === 0) return;
  await noteDuesTold(
    tx,
    people.flatMap(({ places }) => places.map(({ applicationId }) => applicationId)),
    now,
  );
  // A fee that changed since they were worked out is told without them.
  const isCounted = duesText(counted.countedDues) === duesText(now);
  const told = { dues: now, gains: isCounted ? counted.gains : new Map() };
  // A job that is done again finds others, or the same after another rise.
  const origin = `${jobId}.${now.yearly}.${now.once}`;
  const mails = people.map((person) =>
    composeMail(deps, origin, raisedFeeMail(deps, project.name, person, told)),
  );
  await deps.queue.queueMails(tx, ...mails.map((mail) => ({ kind: "fee-raised" as const, mail })));
  if (people.length === mostToldAtOnce) await deps.queue.emit(tx, { type: "fee-raised", projectId });
}

/** Tells some of those who read that members pay less; a job of its own tells the next. */
export async function tellRaisedFee(deps: Deps, projectId: string, jobId: string): Promise<[]> {
  const counted = await gainsOf(deps, projectId);
  await inTransaction(deps.db, (tx) => tellSome(deps, tx, { projectId, jobId, counted }));
  return [];
}
