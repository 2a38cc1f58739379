import { addressObstacle, type GuardedVerb, storedProjectsObstacle } from "@mec/domain/account";
import type { Tx } from "./db/transaction.ts";
import type { Actor, Deps } from "./deps.ts";
import { standingColumns, standingOf } from "./project-standing.ts";

/**
 * The one door of the rule for the confirmed address.
 * @throws DomainError EMAIL_NOT_CONFIRMED
 */
export function requireConfirmedAddress(verb: GuardedVerb, actor: Pick<Actor, "emailVerified">): void {
  const obstacle = addressObstacle(verb, actor);
  if (obstacle) throw obstacle;
}

/**
 * Asked before a project is stored; holds the account, so that many at once do not pass together.
 * @throws DomainError EMAIL_NOT_CONFIRMED
 */
export async function admitProject(tx: Tx, actor: Pick<Actor, "id" | "emailVerified">): Promise<void> {
  if (actor.emailVerified) return;
  await tx.selectFrom("account").select("id").where("id", "=", actor.id).forNoKeyUpdate().execute();
  const { stored } = await tx
    .selectFrom("project")
    .select(({ fn }) => fn.countAll<string>().as("stored"))
    .where("account_id", "=", actor.id)
    .executeTakeFirstOrThrow();
  const obstacle = storedProjectsObstacle(actor, Number(stored));
  if (obstacle) throw obstacle;
}

/** The projects that the confirmation puts online; taken before the account, as everybody does (see `lockPoint`). */
async function takeWaitingProjects(tx: Tx, accountId: string): Promise<{ id: string }[]> {
  const projects = await tx
    .selectFrom("project")
    .select(["id", ...standingColumns])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return projects.filter((project) => standingOf(project) === "awaiting-confirmation");
}

/** The applications whose owner is told only now, with the subject that the applicant's page asked for. */
async function takeWaitingApplications(tx: Tx, accountId: string) {
  const rows = await tx
    .selectFrom("application as a")
    .leftJoin("consumption_point as c", "c.id", "a.consumption_point_id")
    .leftJoin("production_point as p", "p.id", "a.production_point_id")
    .select(["a.id", "a.email_object"])
    .where((eb) => eb.or([eb("c.account_id", "=", accountId), eb("p.account_id", "=", accountId)]))
    .where("a.email_object", "is not", null)
    .execute();
  return rows.map(({ id, email_object }) => ({ id, emailObject: email_object ?? "" }));
}

/**
 * The address of an account was proven to be its person's: what waited for that takes effect, in the same transaction.
 * `newEmail` becomes the account's when it is another one.
 * @throws a violation of the unique index `account_email` when another account has this address.
 */
export async function confirmAddress(
  deps: Deps,
  tx: Tx,
  { accountId, newEmail, now }: { accountId: string; newEmail?: string; now: Date },
): Promise<void> {
  const projects = await takeWaitingProjects(tx, accountId);
  await tx
    .updateTable("account")
    .set({ ...(newEmail === undefined ? {} : { email: newEmail }), email_verified_at: now })
    .where("id", "=", accountId)
    .execute();
  const applications = await takeWaitingApplications(tx, accountId);
  await deps.queue.emit(
    tx,
    ...projects.map(({ id }) => ({ type: "project-published" as const, projectId: id })),
    ...applications.map(({ id, emailObject }) => ({
      type: "application-announced" as const,
      applicationId: id,
      emailObject,
    })),
  );
  if (applications.length === 0) return;
  const ids = applications.map(({ id }) => id);
  await tx.updateTable("application").set({ email_object: null }).where("id", "in", ids).execute();
}
