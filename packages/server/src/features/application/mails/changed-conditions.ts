import { type AskedChange, changedTerms, emptySalesTerms, type SalesTerms } from "@mec/domain/document";
import { changedDues, type Dues } from "@mec/domain/pmo";
import { conjunction, type SellerVat, type VatRegime } from "@mec/domain/shared";
import type { RawBuilder } from "kysely";
import { inTransaction, type Tx } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import { composeMail, type EventOf, type MailDraft } from "../../../jobs/reaction.ts";
import { loadWrittenTermsOf, type TermsOfEach } from "../../document/terms/reads.ts";
import { findFeeAmounts } from "../../pmo/reads.ts";
import { loadVatOf } from "../../project/reads.ts";
import { noteDuesTold } from "../read-dues.ts";
import { readLessThan, untoldBefore, untoldTerms } from "../reads.ts";
import { lockNamed } from "../store.ts";
import { findToTell, mostToldAtOnce, type ToTell } from "../to-tell.ts";
import { noteTermsTold } from "../untold-terms.ts";
import { gainsOfChanges } from "./changed-gains.ts";
import { priceOf } from "./holder-mails.ts";
import { quoted } from "./mail-facts.ts";
import { placeNames, toPlaces } from "./told-places.ts";

type Written = EventOf<"fee-raised" | "terms-written" | "signers-to-tell">;
type Place = ToTell["places"][number];

/** Those to be told of something, with what is asked of them now. */
interface Concerned {
  readonly people: readonly ToTell[];
  readonly dues: Dues;
  /** As written: a contract that is about to leave tells its plants and its price besides, which is no change. */
  readonly termsOf: TermsOfEach;
  readonly vatOf: (planned: SellerVat | null) => VatRegime;
}

/** Who is to be told, by what happened. */
function untoldBy(event: Written, dues: Dues, now: Date): RawBuilder<boolean> {
  switch (event.type) {
    case "fee-raised":
      return readLessThan(dues);
    case "terms-written":
      return untoldTerms(now);
    case "signers-to-tell":
      return untoldBefore(event, dues);
  }
}

const isFirst = ({ type }: Written): boolean => type === "signers-to-tell";

const leavingIn = (event: Written): string[] => (event.type === "signers-to-tell" ? event.documentIds : []);

async function findConcerned(tx: Tx, event: Written, now: Date): Promise<Concerned> {
  const { projectId } = event;
  const { membership, entrance } = (await findFeeAmounts(tx, [projectId]))(projectId);
  const dues = { yearly: membership ?? 0, once: entrance };
  const people = await findToTell(tx, projectId, untoldBy(event, dues, now), leavingIn(event));
  const ids = people.flatMap(({ places }) => places.map(({ participant }) => participant.id));
  const vatOf = await loadVatOf(tx, [projectId]);
  return {
    people,
    dues,
    termsOf: await loadWrittenTermsOf(tx, projectId, ids),
    vatOf: (planned) => vatOf(projectId, planned),
  };
}

/** What is asked of a place otherwise than when its holder last read it. */
function changesOf(event: Written, { dues, termsOf, vatOf }: Concerned, place: Place): AskedChange[] {
  const unnoted = event.type === "fee-raised" ? { yearly: 0, once: 0 } : dues;
  const { id } = place.participant;
  // A price that was said yes to is named as such, beside another that is written for him alone.
  const atHisPrice = (terms: SalesTerms | undefined) =>
    terms && { ...terms, price: terms.price ?? place.price };
  const now = place.isWrittenSince ? atHisPrice(termsOf(id)?.terms) : undefined;
  const asPaid = (price: number, planned: SellerVat | null) =>
    priceOf({ ...place, vatRegime: vatOf(planned) }, price);
  const before = atHisPrice(termsOf(id, place.readAt)?.terms ?? emptySalesTerms);
  return [...changedDues(place.readDues ?? unnoted, dues), ...(now ? changedTerms(before, now, asPaid) : [])];
}

interface Told {
  readonly place: Place;
  readonly changes: readonly AskedChange[];
  readonly gain: string | undefined;
}

const lineOf = ({ name, was, is }: AskedChange): string => `${name}\u00a0: ${was} → ${is}`;

/** What changed for all of these places, once; what did for some, with their names. */
function linesOf(told: readonly Told[]): string[] {
  const places = new Map<string, Place[]>();
  for (const { place, changes } of told)
    for (const line of changes.map(lineOf)) places.set(line, [...(places.get(line) ?? []), place]);
  const changed = [...places].map(([line, some]) =>
    some.length === told.length ? line : `pour ${placeNames(some)}, ${line}`,
  );
  const gains = told.flatMap(({ place, gain }) =>
    gain === undefined
      ? []
      : [`estimation par an${told.length > 1 ? ` pour ${quoted(place.name)}` : ""}\u00a0: ${gain}`],
  );
  return [...changed, ...gains];
}

/** "La cotisation et le préavis ont changé". */
function headingOf(told: readonly Told[]): string {
  const names = [...new Set(told.flatMap(({ changes }) => changes.map(({ name }) => name)))];
  const shown = names.length > 3 ? [...names.slice(0, 2), "d’autres conditions"] : names;
  return `${conjunction(shown)} ${shown.length > 1 ? "ont" : "a"} changé`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function changedMail(
  deps: Deps,
  projectName: string,
  { email, firstName }: ToTell,
  { told, isBefore }: { readonly told: readonly Told[]; readonly isBefore: boolean },
): MailDraft {
  const places = told.map(({ place }) => place);
  const paragraphs: MailParagraph[] = [
    `Bonjour ${firstName},`,
    `Depuis ce que vous avez lu pour ${placeNames(places)}, le porteur de ${quoted(projectName)} a changé\u00a0:`,
    { list: linesOf(told) },
    ...(isBefore
      ? ["Les documents à signer partent maintenant aussi, par un autre e-mail à qui les signe."]
      : []),
    "Ce qui est déjà signé ne change pas. Pour le reste, rien ne vous engage avant votre signature\u00a0: vous pouvez en parler au porteur, ou vous retirer.",
  ];
  return {
    to: email,
    subject: `${quoted(projectName)}\u00a0: ${headingOf(told)}`,
    title: capital(headingOf(told)),
    paragraphs,
    action: toPlaces(deps, places, { one: "Voir ma nouvelle somme", several: "Voir mes nouvelles sommes" }),
  };
}

type Gains = Awaited<ReturnType<typeof gainsOfChanges>>;

async function tellSome(
  deps: Deps,
  tx: Tx,
  event: Written,
  { jobId, gains }: { jobId: string; gains: Gains },
) {
  const { projectId } = event;
  const project = await lockNamed(tx, projectId);
  if (!project) return;
  const now = deps.now();
  const concerned = await findConcerned(tx, event, now);
  const { people, dues } = concerned;
  const places = people.flatMap((person) => person.places);
  const idsOf = (some: readonly Place[]) => some.map(({ applicationId }) => applicationId);
  await noteDuesTold(tx, idsOf(places), dues);
  await noteTermsTold(tx, idsOf(places.filter(({ isWrittenSince }) => isWrittenSince)), now);
  const mails = people.flatMap((person) => {
    const told = person.places
      .map((place) => ({
        place,
        changes: changesOf(event, concerned, place),
        gain: gains.get(place.applicationId),
      }))
      .filter(({ changes }) => changes.length > 0);
    const draft = changedMail(deps, project.name, person, { told, isBefore: isFirst(event) });
    return told.length > 0 ? [composeMail(deps, `${jobId}.${now.getTime()}`, draft)] : [];
  });
  await deps.queue.queueMails(tx, ...mails.map((mail) => ({ kind: event.type, mail })));
  // Another job tells the next; what is to be signed leaves once all have been told.
  if (people.length === mostToldAtOnce) await deps.queue.emit(tx, event);
  else await emitWaiting(deps, tx, event);
}

/** Sends on the documents that waited for what their signers are told first. */
async function emitWaiting({ queue }: Pick<Deps, "queue">, tx: Tx, event: Written): Promise<void> {
  const sets = event.type === "signers-to-tell" ? event.documents : [];
  await queue.emit(tx, ...sets.map((documentIds) => ({ type: "document-to-prepare" as const, documentIds })));
}

/**
 * Tells some of those of whom something else is asked than what they read with their price: one mail with the fee and the terms, what
 * they were and are, and what the sum becomes. A job of its own tells the next.
 */
export async function tellChanged(deps: Deps, event: Written, jobId: string): Promise<[]> {
  const concerned = await inTransaction(deps.db, (tx) => findConcerned(tx, event, deps.now()));
  const changed = concerned.people
    .flatMap(({ places }) => places)
    .filter((place) => changesOf(event, concerned, place).length > 0);
  // Outside of the transaction, which has a connection of its own.
  const gains = await gainsOfChanges(deps, event.projectId, { ...concerned, places: changed }).catch(
    (error: unknown): Gains => {
      // What is to be signed waits for no sum.
      if (!isFirst(event)) throw error;
      deps.log.error({ err: error }, "the sums of a change");
      return new Map();
    },
  );
  await inTransaction(deps.db, (tx) => tellSome(deps, tx, event, { jobId, gains }));
  return [];
}

/** What waited for a mail that could not be written is not lost for it. */
export const giveUpTelling = (deps: Pick<Deps, "db" | "queue">, event: Written): Promise<void> =>
  inTransaction(deps.db, (tx) => emitWaiting(deps, tx, event));
