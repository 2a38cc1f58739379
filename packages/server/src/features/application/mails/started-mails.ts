import { firstDayText } from "@mec/domain/application";
import { conjunction, dayInParis } from "@mec/domain/shared";
import { isOwnMailbox } from "@mec/domain/signature";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail, type EventOf, type MailDraft } from "../../../jobs/reaction.ts";
import { findStarts } from "../../document/sales/starts/reads.ts";
import { inOperation, startingSteps } from "../scopes.ts";
import { type ApplicationFacts, findApplicationFacts, fullName, quoted } from "./mail-facts.ts";
import { findSigners } from "./signer-left-mail.ts";
import { toPlaces } from "./told-places.ts";

interface StartedPlace {
  readonly applicationId: string;
  readonly participant: { readonly kind: "consumer"; readonly id: string };
  readonly name: string;
  readonly startedAt: Date;
  readonly startsOn: string | null;
  /** Whether it still shares, or is to. */
  readonly shares: boolean;
}

/** What one person starts in one go is started one after the other, within seconds. */
const togetherMs = 60_000;

/** The places of this holder that began to share in the project, in that order; also those that have left since. */
async function findStarted(
  db: Db,
  { projectId, holder }: Pick<ApplicationFacts, "projectId" | "holder">,
): Promise<StartedPlace[]> {
  const { rows } = await sql<Omit<StartedPlace, "participant"> & { pointId: string }>`
    select a.id as "applicationId", point.id as "pointId", point.name, step.created_at as "startedAt",
      step.starts_on as "startsOn", ${inOperation("a")} as shares
    from application a
      join consumption_point point on point.id = a.consumption_point_id
      join lateral (select s.id, s.created_at, s.starts_on from application_progress s
        where s.application_id = a.id and ${startingSteps("s")} order by s.id desc limit 1) step on true
    where a.project_id = ${projectId} and point.account_id = ${holder.id}
    order by step.id`.execute(db);
  return rows.map(({ pointId, ...row }) => ({ ...row, participant: { kind: "consumer", id: pointId } }));
}

/**
 * The places that began with this one and share, where it is the last of them that began; none where a later one tells of it. It tells
 * of the others where it has left meanwhile: their own mails were left to it.
 */
function endingWith(started: readonly StartedPlace[], applicationId: string): readonly StartedPlace[] {
  const index = started.findIndex((place) => place.applicationId === applicationId);
  const isWithNext = (at: number): boolean => {
    const [one, next] = [started[at], started[at + 1]];
    return !!one && !!next && next.startedAt.getTime() - one.startedAt.getTime() <= togetherMs;
  };
  if (index < 0 || isWithNext(index)) return [];
  let first = index;
  while (first > 0 && isWithNext(first - 1)) first -= 1;
  return started.slice(first, index + 1).filter(({ shares }) => shares);
}

interface Told extends StartedPlace {
  readonly firstDay: string | null;
}

const namesOf = (places: readonly Told[]): string => conjunction(places.map(({ name }) => quoted(name)));

/** Their first day, once where it is the same for all. */
function daysOf(places: readonly Told[]) {
  const days = [...new Set(places.map(({ firstDay }) => firstDay))];
  const [day] = days;
  if (days.length === 1) return day ? [day] : [];
  return [
    { list: places.map(({ name, firstDay }) => `${quoted(name)}. ${firstDay ?? "Le partage a commencé."}`) },
  ];
}

function draftOf(
  { projectName }: ApplicationFacts,
  {
    to,
    firstName,
    places,
  }: { readonly to: string; readonly firstName: string; readonly places: readonly Told[] },
): MailDraft {
  const isOne = places.length === 1;
  const title = isOne
    ? `Le partage commence pour ${namesOf(places)}`
    : `Le partage commence pour ${places.length}\u00a0lieux`;
  return {
    to,
    subject: `${quoted(projectName)}\u00a0: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    title,
    paragraphs: [
      `Bonjour ${firstName},`,
      `${namesOf(places)} ${isOne ? "entre" : "entrent"} dans le partage de ${quoted(projectName)}.`,
      ...daysOf(places),
      `${isOne ? "Ce lieu garde son fournisseur" : "Ces lieux gardent leurs fournisseurs"} pour le reste, et il n’y a rien à changer sur place.`,
    ],
  };
}

/** Of who signed for some of these places by a mailbox that is neither the holder's nor the owner's: what he signed for. */
async function signersOfPlaces(deps: Deps, { holder, owner }: ApplicationFacts, places: readonly Told[]) {
  const signers = new Map<string, { to: string; firstName: string; places: Told[] }>();
  for (const place of places) {
    for (const { email, firstName } of await findSigners(deps.db, place.applicationId)) {
      if (isOwnMailbox(email, holder) || isOwnMailbox(email, owner)) continue;
      const key = email.toLowerCase();
      signers.set(key, { to: email, firstName, places: [...(signers.get(key)?.places ?? []), place] });
    }
  }
  return [...signers.values()];
}

/**
 * The mail of a start to who has no other: the owner, for places of his own account, and who signed for a place that another's account
 * holds, a mayor for his clerk's. One for all that start in one go: the last tells them.
 */
export async function startedMails(
  deps: Deps,
  { applicationId }: Pick<EventOf<"place-started">, "applicationId">,
  jobId: string,
): Promise<Mail[]> {
  const now = deps.now();
  const facts = await findApplicationFacts(deps.db, applicationId, now);
  if (!facts) return [];
  const together = endingWith(await findStarted(deps.db, facts), applicationId);
  if (together.length === 0) return [];
  const { projectId, holder, owner } = facts;
  const starts = await findStarts(deps.db, projectId, {
    pointIds: together.map(({ participant }) => participant.id),
    now,
  });
  const places = together.map((place) => {
    const started = { ...starts.get(place.participant.id), startsOn: place.startsOn ?? undefined };
    return { ...place, firstDay: firstDayText(started, dayInParis(now)) };
  });
  const own = {
    ...draftOf(facts, { to: holder.email, firstName: holder.firstName, places }),
    action: toPlaces(deps, places, { one: "Voir ce lieu", several: "Voir mes lieux" }),
  };
  const others = (await signersOfPlaces(deps, facts, places)).map((signer) => {
    const draft = draftOf(facts, signer);
    const signedFor = `Vous avez signé pour ${signer.places.length === 1 ? "ce lieu" : "ces lieux"}\u00a0; ${fullName(holder)} les suit sur la plateforme.`;
    return { ...draft, replyTo: owner.email, paragraphs: [...draft.paragraphs, signedFor] };
  });
  return [...(owner.id === holder.id ? [own] : []), ...others].map((draft) =>
    composeMail(deps, jobId, draft),
  );
}
