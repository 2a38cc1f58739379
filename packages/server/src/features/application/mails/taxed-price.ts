import { isDearer, isTaxedSince } from "@mec/domain/document";
import { dayInParis, pricesReadAs, vatOfSellers } from "@mec/domain/shared";
import { gainBesideThen, paysNobody } from "@mec/domain/study";
import { sql } from "kysely";
import { inTransaction } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail, type EventOf, type MailDraft } from "../../../jobs/reaction.ts";
import { mayCount, mayStillCount } from "../../../limits/limits.ts";
import { findContractsBeside } from "../../document/sales/index.ts";
import { placeTakenBack } from "../../document/scopes.ts";
import { agreedPriceOf } from "../../document/terms/reads.ts";
import { outcomesOfPrices } from "../../study/index.ts";
import { findKeptSum } from "../kept-sums/reads.ts";
import { awaitingAnswer, saidYes, takingPart } from "../scopes.ts";
import { findToTell, mostToldAtOnce, type ToTell } from "../to-tell.ts";
import { hasContractBeside, hasUncontractedPrice } from "../vat-change/reads.ts";
import { isVatPaid, priceOf } from "./holder-mails.ts";
import { type ApplicationFacts, findApplicationFacts, quoted } from "./mail-facts.ts";
import { takenBackNext, takenBackReason, tellTakenBack } from "./taken-back-contracts.ts";
import { toPlaces } from "./told-places.ts";

type Taxed = EventOf<"price-taxed">;
type Place = ToTell["places"][number];

/** Some of those whose price was proposed or accepted before that moment, without a contract or with others alone, or whose contract was taken back for it. */
const findConcerned = (deps: Deps, event: Taxed): Promise<ToTell[]> =>
  inTransaction(deps.db, (tx) =>
    findToTell(
      tx,
      event.projectId,
      sql<boolean>`((${hasUncontractedPrice(event.at, deps.now())}
          or (${takingPart()} and ${placeTakenBack("application", event)}) or ${hasContractBeside(event)})
        and (${event.after ?? null}::uuid is null or h.id > ${event.after ?? null}::uuid))`,
    ),
  );

/** The prices of these places, €/kWh without VAT. */
async function findPrices({ db }: Deps, places: readonly Place[]) {
  const rows = await db
    .selectFrom("application as a")
    .select([
      "a.id as applicationId",
      agreedPriceOf("a").as("price"),
      awaitingAnswer("a").$castTo<boolean>().as("isWaiting"),
      saidYes("a").$castTo<boolean>().as("saidYes"),
      sql<Date | null>`(select max(step.created_at) from application_progress step
        where step.application_id = a.id and step.price is not null)`.as("proposedAt"),
    ])
    .where(
      "a.id",
      "in",
      places.map(({ applicationId }) => applicationId),
    )
    .execute();
  const rowOfEach = new Map(rows.map((row) => [row.applicationId, row]));
  return places.flatMap((place) => {
    const row = rowOfEach.get(place.applicationId);
    if (!row?.price) return [];
    const { price, isWaiting, saidYes: hasSaidYes, proposedAt } = row;
    return [{ place, pointId: place.participant.id, price, isWaiting, hasSaidYes, proposedAt }];
  });
}

/** Why a place is told: its price waits, has its holder's yes, or but its owner's, has VAT which it gets back, stands in a contract with others, or stood in one. */
type Why = "proposed" | "accepted" | "unanswered" | "reclaimed" | "contracted" | "taken-back";
type Told = ReadonlyMap<string, { readonly why: Why; readonly text: string }>;

/** What the contracts of a place ask that was sent one, and that another comes; null where none was sent, "" where none comes. */
async function tellBeside(
  { db, now }: Deps,
  facts: ApplicationFacts,
  place: { projectId: string; pointId: string; price: number },
): Promise<string | null> {
  const reader = { isBusiness: facts.consumerType === "professional", isVatPaid: isVatPaid(facts) };
  const { isSent, isComing, texts } = await findContractsBeside(
    db,
    { ...place, today: dayInParis(now()) },
    reader,
  );
  if (!isSent) return null;
  return isComing ? texts.join(" ") : "";
}

/** What a place's price was and is, and what it brought and brings, in a sentence each; of those for whom it rose, or who advance its VAT. */
async function dearerOf(deps: Deps, { projectId, at, was }: Taxed, places: readonly Place[]): Promise<Told> {
  const priced = await findPrices(deps, places);
  const sellers = [
    { powerKwc: was.taxed, vatRegime: "standard" },
    { powerKwc: was.exempt, vatRegime: "franchise" },
    { powerKwc: was.untold, vatRegime: null },
  ] as const;
  const now = await outcomesOfPrices(deps, projectId, priced);
  const then = await outcomesOfPrices(deps, projectId, priced, {
    moment: { at, together: [] },
    vatThen: (planned) => vatOfSellers(planned, sellers),
  });
  const told = new Map<string, { why: Why; text: string }>();
  for (const { place, pointId, price, isWaiting, hasSaidYes, proposedAt } of priced) {
    const [before, today] = [then.get(pointId), now.get(pointId)];
    const facts = await findApplicationFacts(deps.db, place.applicationId, deps.now());
    if (!before || !today || !facts || paysNobody(today)) continue;
    const readAs = pricesReadAs(facts.consumerType ?? "professional", !isVatPaid(facts));
    const move = { price, from: before.vatRegime, to: today.vatRegime };
    const isReclaimed = isTaxedSince(move, readAs);
    if (!isReclaimed && !isDearer(move, readAs)) continue;
    // What was told with the price, as its page and its signature compare with it; worked out again where it was not kept.
    const kept =
      proposedAt &&
      (await findKeptSum(deps.db, { projectId, pointId, proposedAt: proposedAt.toISOString() }));
    const gains = gainBesideThen(kept ?? before, today);
    const beside = isWaiting ? null : await tellBeside(deps, facts, { projectId, pointId, price });
    if (beside !== null) {
      if (beside)
        told.set(place.applicationId, {
          why: "contracted",
          text: `${quoted(place.name)}\u00a0: ${beside} Ce que le projet vous apporte par an, avec tous ceux qui vendent\u00a0: ${gains}.`,
        });
      continue;
    }
    const [read, asked] = [before, today].map(({ vatRegime }) => priceOf({ ...facts, vatRegime }, price));
    const kind = hasSaidYes ? "accepté" : "proposé";
    const is = isReclaimed
      ? `toujours de ${asked}\u00a0: au moins un producteur y ajoute désormais la TVA, que vous récupérez`
      : `maintenant de ${asked}`;
    told.set(place.applicationId, {
      why: isReclaimed ? "reclaimed" : isWaiting ? "proposed" : hasSaidYes ? "accepted" : "unanswered",
      text: `Pour ${quoted(place.name)}, le prix ${kind} était de ${read}. Il est ${is}. Ce qu’il vous apporte par an\u00a0: ${gains}.`,
    });
  }
  return told;
}

/** What is told, and whether a change's mails about prices are among those of the day: not known as long as nobody's is dearer. */
interface Changes {
  readonly told: Told;
  readonly prices: Taxed["prices"];
}

/**
 * What is told of each place: of one whose contract was taken back its contract alone. That what somebody was to sign, or signed, is no
 * longer valid always is; that a price alone is dearer a few times a day, counted once for all whom a change concerns.
 */
async function changesOf(deps: Deps, event: Taxed, people: readonly ToTell[]): Promise<Changes> {
  const { prices, projectId } = event;
  const places = people.flatMap((person) => person.places);
  const takenBack = await tellTakenBack(deps, event, places);
  const told = new Map([...takenBack].map(([id, text]) => [id, { why: "taken-back" as const, text }]));
  const others = places.filter(({ applicationId }) => !takenBack.has(applicationId));
  // The pages of those who wait tell it in any case; nothing is worked out for who is not told by mail.
  if (others.length === 0 || prices === "left-out") return { told, prices };
  const limit = [deps.limits, "taxedPriceMailsPerProject", projectId] as const;
  if (prices === undefined && !(await mayStillCount(...limit))) return { told, prices: "left-out" };
  const dearer = await dearerOf(deps, event, others);
  if (dearer.size === 0) return { told, prices };
  if (prices === undefined && !(await mayCount(...limit))) return { told, prices: "left-out" };
  return { told: new Map([...told, ...dearer]), prices: "counted" };
}

const headings: Record<Why, { subject: (project: string) => string; title: string }> = {
  "taken-back": {
    subject: (project) => `Votre contrat de vente pour ${project} est à refaire`,
    title: "Votre contrat de vente est à refaire",
  },
  contracted: {
    subject: (project) => `Un autre contrat viendra pour ${project}`,
    title: "Un autre producteur vend dans votre projet",
  },
  accepted: {
    subject: (project) => `Le prix accepté pour ${project} a changé`,
    title: "Le prix que vous aviez accepté a changé",
  },
  unanswered: {
    subject: (project) => `Le prix proposé pour ${project} a changé`,
    title: "Le prix qui vous a été proposé a changé",
  },
  proposed: {
    subject: (project) => `Le prix proposé pour ${project} a changé`,
    title: "Le prix qui vous est proposé a changé",
  },
  reclaimed: {
    subject: (project) => `Un producteur ajoute la TVA dans ${project}`,
    title: "Un producteur ajoute la TVA à son prix",
  },
};

/** What is his to do, the most binding first. */
const nextOf: Record<Why, string> = {
  "taken-back": takenBackNext,
  contracted:
    "Vous n’avez rien à faire maintenant\u00a0: vous recevrez l’autre contrat par e-mail, et vous pourrez le signer ou le refuser.",
  accepted:
    "Vous aviez dit oui à l’ancien prix\u00a0: rien ne vous engage avant votre signature. Vous lirez le nouveau dans votre contrat, que vous pourrez signer ou refuser.",
  unanswered:
    "Vous n’aviez pas répondu au prix proposé, et le porteur vous a accepté sans attendre\u00a0: rien ne vous engage avant votre signature. Vous lirez le nouveau prix dans votre contrat, que vous pourrez signer ou refuser.",
  proposed:
    "Rien ne vous engage\u00a0: vous n’avez pas répondu à ce prix. Vous pouvez l’accepter, le refuser ou en parler au porteur.",
  reclaimed:
    "Rien ne vous engage avant votre signature\u00a0: vous lirez la TVA de chaque producteur dans votre contrat, que vous pourrez signer ou refuser.",
};
const whys = [
  "taken-back",
  "accepted",
  "unanswered",
  "proposed",
  "reclaimed",
  "contracted",
] as const satisfies readonly Why[];

function changedPriceMail(
  deps: Deps,
  projectName: string,
  { email, firstName, places }: ToTell,
  told: Told,
): MailDraft | null {
  const lines = places.flatMap(({ applicationId }) => told.get(applicationId) ?? []);
  const own = whys.filter((why) => lines.some((line) => line.why === why));
  const [first] = own;
  if (!first) return null;
  const isDearerToo = own.some((why) => why === "accepted" || why === "unanswered" || why === "proposed");
  return {
    to: email,
    subject: headings[first].subject(quoted(projectName)),
    title: headings[first].title,
    paragraphs: [
      `Bonjour ${firstName},`,
      ...(first === "taken-back" ? [takenBackReason(projectName)] : []),
      ...(isDearerToo
        ? [
            `Dans ${quoted(projectName)}, ceux qui vendent ne sont plus les mêmes, ou n’ont plus la même TVA\u00a0: le prix que vous paieriez, TVA comprise, a augmenté.`,
          ]
        : []),
      ...lines.map(({ text }) => text),
      ...own.map((why) => nextOf[why]),
    ],
    action: toPlaces(deps, places, { one: "Voir ce prix", several: "Voir mes lieux et leurs prix" }),
  };
}

/**
 * Tells some of those whose price costs more since who sells, or his VAT, has changed, or whose contract was taken back for it: one
 * mail each. A job of its own tells the next.
 */
export async function tellTaxedPrice(deps: Deps, event: Taxed, jobId: string): Promise<Mail[]> {
  const { projectId } = event;
  const people = await findConcerned(deps, event);
  if (people.length === 0) return [];
  const { name } = await deps.db
    .selectFrom("project")
    .select("name")
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  const { told, prices } = await changesOf(deps, event, people);
  const last = people.at(-1);
  if (last && people.length === mostToldAtOnce)
    await inTransaction(deps.db, (tx) =>
      deps.queue.emitAfter(tx, 0, { ...event, after: last.holderId, prices }, `${jobId} ${last.holderId}`),
    );
  return people.flatMap((person) => {
    const places = person.places.filter(({ applicationId }) => told.has(applicationId));
    const draft = changedPriceMail(deps, name, { ...person, places }, told);
    return draft ? [composeMail(deps, jobId, draft)] : [];
  });
}
