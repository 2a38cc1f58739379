import { dayInParis, taxedPart, vatOfSellers } from "@mec/domain/shared";
import { sql } from "kysely";
import { inTransaction } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail, type EventOf, type MailDraft } from "../../../jobs/reaction.ts";
import { mayCount } from "../../../limits/limits.ts";
import { gainOfPlaces, outcomesOfPrices } from "../../study/index.ts";
import { newestPrice, priceProposedAt, withOpenPrice } from "../scopes.ts";
import { findToTell, mostToldAtOnce, type ToTell } from "../to-tell.ts";
import { priceOf } from "./holder-mails.ts";
import { findApplicationFacts, quoted } from "./mail-facts.ts";
import { toPlaces } from "./told-places.ts";

type Taxed = EventOf<"price-taxed">;
type Place = ToTell["places"][number];

/** Some of those whose price was proposed before that moment and waits for their answer. */
const findWaiting = (deps: Deps, { projectId, at, after }: Taxed): Promise<ToTell[]> =>
  inTransaction(deps.db, (tx) =>
    findToTell(
      tx,
      projectId,
      sql<boolean>`(application.consumption_point_id is not null
        and ${withOpenPrice("application", dayInParis(deps.now()))} and ${priceProposedAt("application")} <= ${at}
        and (${after ?? null}::uuid is null or h.id > ${after ?? null}::uuid))`,
    ),
  );

/** The prices of these places, €/kWh without VAT. */
async function findPrices({ db }: Deps, places: readonly Place[]) {
  const rows = await db
    .selectFrom("application as a")
    .select(["a.id as applicationId", newestPrice("a").as("price")])
    .where(
      "a.id",
      "in",
      places.map(({ applicationId }) => applicationId),
    )
    .execute();
  const priceOfEach = new Map(rows.map(({ applicationId, price }) => [applicationId, price]));
  return places.flatMap((place) => {
    const price = priceOfEach.get(place.applicationId);
    return price ? [{ place, pointId: place.participant.id, price }] : [];
  });
}

/** What a place's price was and is, and what it brought and brings, in a sentence each; of those for whom it rose. */
async function changesOf(deps: Deps, { projectId, at, was }: Taxed, people: readonly ToTell[]) {
  const priced = await findPrices(
    deps,
    people.flatMap(({ places }) => places),
  );
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
  const told = new Map<string, string>();
  for (const { place, pointId, price } of priced) {
    const [before, today] = [then.get(pointId), now.get(pointId)];
    if (!before || !today || taxedPart(today.vatRegime) <= taxedPart(before.vatRegime)) continue;
    const facts = await findApplicationFacts(deps.db, place.applicationId, deps.now());
    if (!facts) continue;
    const [read, asked] = [before, today].map(({ vatRegime }) => priceOf({ ...facts, vatRegime }, price));
    // Who gets VAT back reads the same price.
    if (read === asked) continue;
    const gains = `${gainOfPlaces([before])} par an auparavant, ${gainOfPlaces([today])} aujourd’hui`;
    told.set(
      place.applicationId,
      `Pour ${quoted(place.name)}, le prix proposé était de ${read}. Il est maintenant de ${asked}. Ce qu’il vous apporte\u00a0: ${gains}.`,
    );
  }
  return told;
}

function taxedPriceMail(
  deps: Deps,
  projectName: string,
  { email, firstName, places }: ToTell,
  told: ReadonlyMap<string, string>,
): MailDraft {
  return {
    to: email,
    subject: `Le prix proposé pour ${quoted(projectName)} a changé`,
    title: "Le prix qui vous est proposé a changé",
    paragraphs: [
      `Bonjour ${firstName},`,
      `Dans ${quoted(projectName)}, ceux qui vendent ne sont plus les mêmes, ou n’ont plus la même TVA\u00a0: le prix que vous paieriez, TVA comprise, a augmenté.`,
      ...places.flatMap(({ applicationId }) => told.get(applicationId) ?? []),
      "Rien ne vous engage\u00a0: vous n’avez pas répondu à ce prix. Vous pouvez l’accepter, le refuser ou en parler au porteur.",
    ],
    action: toPlaces(deps, places, { one: "Voir ce prix", several: "Voir mes lieux et leurs prix" }),
  };
}

/** Tells some of those whose price waits and costs more since who sells, or his VAT, has changed; a job of its own tells the next. */
export async function tellTaxedPrice(deps: Deps, event: Taxed, jobId: string): Promise<Mail[]> {
  const { projectId } = event;
  const people = await findWaiting(deps, event);
  if (people.length === 0) return [];
  const { name } = await deps.db
    .selectFrom("project")
    .select("name")
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  const told = await changesOf(deps, event, people);
  // The pages of those who wait tell it in any case.
  const isFirst = event.after === undefined && told.size > 0;
  if (isFirst && !(await mayCount(deps.limits, "taxedPriceMailsPerProject", projectId))) return [];
  const last = people.at(-1);
  if (last && people.length === mostToldAtOnce)
    await inTransaction(deps.db, (tx) =>
      deps.queue.emitAfter(tx, 0, { ...event, after: last.holderId }, `${jobId} ${last.holderId}`),
    );
  return people.flatMap((person) => {
    const places = person.places.filter(({ applicationId }) => told.has(applicationId));
    const draft = taxedPriceMail(deps, name, { ...person, places }, told);
    return places.length > 0 ? [composeMail(deps, jobId, draft)] : [];
  });
}
