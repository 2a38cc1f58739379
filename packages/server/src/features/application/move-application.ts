import {
  type ApplicationProgress,
  actorsOf,
  checkTransition,
  countsAsParticipant,
  leaverStartIssue,
  type PriceTerm,
  type ProgressInput,
  type Actor as Side,
} from "@mec/domain/application";
import { DomainError, dayInParis, type Relation } from "@mec/domain/shared";
import { inTransaction, type Tx, violatedUnique } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { followVat } from "../../meeting/follow-vat.ts";
import { tellOthers } from "../../meeting/moments.ts";
import { type Binding, findBinding, holdSigningOf } from "../document/reads.ts";
import { attachToProject, detachProducer, settleBarred } from "../point/index.ts";
import { applicationRelations } from "./access.ts";
import { endInvitationOf } from "./invitations/invitation-store.ts";
import { readApplication } from "./reads.ts";
import { refuseEarly } from "./refuse-early.ts";
import { refuseFormerMeter } from "./refuse-former-meter.ts";
import { asksOutside, refuseOutside } from "./refuse-outside.ts";
import { refuseUnsettled } from "./refuse-unsettled.ts";
import { refuseUnsold } from "./refuse-unsold.ts";
import {
  findApplicantPoint,
  findParties,
  findProposedPrice,
  insertProgress,
  type LockedApplication,
  lockApplicantPoint,
  lockApplication,
  lockProjectOf,
  type Parties,
  setState,
} from "./store.ts";

const notFound = () => new DomainError("NOT_FOUND", "NOT_FOUND");

/**
 * The side on which the person takes this step; an owner who applied with a point of his own may be on both.
 * @throws DomainError of `checkTransition` when neither side may.
 */
function sideThatMay(
  application: LockedApplication,
  relations: ReadonlySet<Relation>,
  step: ProgressInput,
  term: PriceTerm,
): Side {
  if (application.hasLeft) {
    throw new DomainError("INVALID_TRANSITION", "Ce participant a quitté le projet.");
  }
  const refusals: DomainError[] = [];
  for (const side of actorsOf([...relations])) {
    const verdict = checkTransition({
      ...step,
      status: application.status,
      actor: side,
      to: step.status,
      term,
    });
    if (verdict.ok) return side;
    refusals.push(verdict.error);
  }
  throw refusals.find(({ code }) => code !== "INVALID_TRANSITION") ?? refusals[0] ?? notFound();
}

/**
 * From acceptance until a refusal the application holds the meter, and a producer's point belongs to the
 * project.
 */
async function saveStatus(
  tx: Tx,
  id: string,
  { status }: ProgressInput,
  { participant, projectId, by, now }: Parties & { readonly by: Side; readonly now: Date },
): Promise<void> {
  const accepted = countsAsParticipant(status);
  const point = await findApplicantPoint(tx, participant);
  // The holder's own yes is to what he read, which may be older.
  await setState(tx, id, { status, prm: accepted ? point.prm : null, isTold: by === "owner" });
  if (participant.kind === "consumer") return;
  if (accepted) await attachToProject(tx, participant.id, projectId, now);
  else await detachProducer(tx, participant.id, projectId);
}

const nothingSigned: Binding = { signed: [], elsewhere: [], sold: 0 };

/** What binds who leaves, while nobody signs it. */
async function holdBinding(tx: Tx, parties: Parties): Promise<Binding> {
  await holdSigningOf(tx, parties);
  return findBinding(tx, parties);
}

/** What keeps somebody from beginning to share, in the order in which it is settled. */
async function refuseStart(
  tx: Tx,
  { departure }: LockedApplication,
  parties: Parties,
  step: ProgressInput,
  now: Date,
): Promise<void> {
  const issue = departure && leaverStartIssue(step.startsOn ?? dayInParis(now), departure);
  if (issue) throw issue;
  await refuseFormerMeter(tx, parties);
  await refuseUnsettled(tx, parties);
  await refuseUnsold(tx, parties);
  await refuseEarly(tx, parties, step, now);
}

async function moveIn(deps: Deps, tx: Tx, id: string, step: ProgressInput, actor: Actor): Promise<void> {
  await lockProjectOf(tx, id);
  const application = await lockApplication(tx, id);
  const parties = await findParties(tx, id);
  if (parties) await lockApplicantPoint(tx, parties.participant);
  const relations = await applicationRelations(tx, actor, id);
  if (!application || !parties || !relations) throw notFound();
  const { openPrice = null, openUntil = null } = (await findProposedPrice(tx, id)) ?? {};
  const term = { until: step.priceUntil, openPrice, openUntil, now: deps.now() };
  const by = sideThatMay(application, relations, step, term);
  if (by === "owner" && asksOutside(step))
    await refuseOutside(tx, parties, { to: step.status, now: deps.now() });
  const startsOn = step.status === "EXPLOITATION" ? step.startsOn : undefined;
  if (step.status === "EXPLOITATION") await refuseStart(tx, application, parties, step, deps.now());
  // Before his plant leaves the project, whose contracts it sells by.
  const { signed, elsewhere, sold } =
    step.status === "REJECTED" ? await holdBinding(tx, parties) : nothingSigned;
  const sellsIn = parties.participant.kind === "producer" ? parties.projectId : null;
  await followVat(deps, tx, sellsIn, () => saveStatus(tx, id, step, { ...parties, by, now: deps.now() }));
  // An acceptance repeats the price, which is kept with its proposal only.
  const price = step.status === "PROPOSAL" ? step.price : undefined;
  const taken = { ...step, price, startsOn };
  await insertProgress(tx, { ...taken, applicationId: id, authorId: actor.id, by, now: deps.now() });
  await settleBarred(tx, parties.projectId, deps.now());
  if (step.status === "SIGNATURE") await tellOthers(deps, tx, { type: "participation-accepted", ...parties });
  if (step.status === "REJECTED") {
    await tellOthers(deps, tx, { type: "participation-ended", ...parties });
    if (by === "owner") await endInvitationOf(tx, id, deps.now());
  }
  await deps.queue.emit(tx, {
    type: "application-moved",
    applicationId: id,
    from: application.status,
    to: step.status,
    by,
    ...(price === undefined ? {} : { price }),
    ...(step.priceUntil === undefined ? {} : { priceUntil: step.priceUntil }),
    ...(startsOn === undefined ? {} : { startsOn }),
    ...(step.message ? { message: step.message } : {}),
    ...(signed.length > 0 ? { signed: signed.map(({ kind }) => kind) } : {}),
    ...(elsewhere.length > 0 ? { elsewhere } : {}),
    ...(sold > 0 ? { sold } : {}),
  });
  // In a moment, with what starts in the same go.
  if (step.status === "EXPLOITATION" && parties.participant.kind === "consumer")
    await deps.queue.emitAfter(tx, deps.config.signingMailWait, { type: "place-started", applicationId: id });
  if (by === "holder" && signed.length + sold > 0) {
    await deps.queue.emit(tx, {
      type: "left-after-signing",
      applicationId: id,
      documentIds: signed.map((document) => document.id),
      ...(sold > 0 ? { sold } : {}),
    });
  }
}

function refuseSecondMeter(error: unknown): never {
  if (violatedUnique(error) === "application_accepted_prm") {
    throw new DomainError(
      "PRM_ALREADY_ACCEPTED",
      "Ce compteur (PDL) est déjà accepté dans un projet, sous une autre candidature.",
    );
  }
  throw error;
}

/** Whose steps are counted, of which application: nobody uses up those of the other side. */
export const stepKey = (applicationId: string, { id }: Pick<Actor, "id">): string => `${applicationId} ${id}`;

/**
 * One step in the life of an application. Steps of the same application come one after the other: of two at
 * once the second is judged by where the first has led.
 * @throws DomainError of `checkTransition`, OUT_OF_PERIMETER, START_DAY_INVALID, SUPPLY_TOO_EARLY, PRM_ALREADY_ACCEPTED, NOT_FOUND.
 * @throws TooManyTries: each step is a mail to the other side.
 */
export async function moveApplication(
  deps: Deps,
  id: string,
  step: ProgressInput,
  actor: Actor,
): Promise<ApplicationProgress> {
  await deps.limits.count("stepsPerApplication", stepKey(id, actor));
  return inTransaction(deps.db, async (tx) => {
    await moveIn(deps, tx, id, step, actor);
    return readApplication(tx, id);
  }).catch(refuseSecondMeter);
}
