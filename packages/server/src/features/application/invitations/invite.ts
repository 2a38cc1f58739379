import { type InvitationInput, maxInvitationsPerDay } from "@mec/domain/application";
import { formatNumber } from "@mec/domain/shared";
import { inTransaction } from "../../../db/transaction.ts";
import type { Actor, Deps } from "../../../deps.ts";
import { mayCount } from "../../../limits/limits.ts";
import { requireConfirmedAddress } from "../../account/index.ts";
import { findApplicantEmails, findInvited, insertInvitations, isHidden } from "./invitation-store.ts";

export interface InvitationResult {
  readonly email: string;
  readonly ok: boolean;
  readonly error?: string;
}

const refusals = {
  own: "C’est votre propre adresse.",
  applicant: "Cette personne est déjà candidate ou participante.",
  invited: "Cette personne a déjà été invitée.",
  hidden: "Votre projet est masqué par notre équipe\u00a0: il ne peut inviter personne.",
  limit: `Vous avez atteint la limite de ${formatNumber(maxInvitationsPerDay)} invitations en 24 heures\u00a0: réessayez demain.`,
  mailbox: "Cette adresse a reçu plusieurs invitations aujourd’hui\u00a0: réessayez demain.",
};

type Inviting = InvitationInput & { readonly projectId: string; readonly actor: Actor };

/** Why some of these are not invited, whatever was sent today. */
async function refusedAmong(
  { db, now }: Deps,
  { projectId, emails, actor }: Inviting,
): Promise<Map<string, string>> {
  if (await isHidden(db, projectId)) return new Map(emails.map((email) => [email, refusals.hidden]));
  const own = actor.email.toLowerCase();
  const invited = await findInvited(db, { projectId, emails, now: now() });
  const applicants = await findApplicantEmails(db, projectId, emails);
  return new Map([
    ...[...invited].map((email) => [email, refusals.invited] as const),
    ...[...applicants].map((email) => [email, refusals.applicant] as const),
    ...(emails.includes(own) ? [[own, refusals.own] as const] : []),
  ]);
}

/**
 * Counts a mail to each of these: as it is asked for, so that its owner reads of none that it leaves. Whatever becomes of the
 * invitation or its project afterwards, it stays counted.
 */
async function refusedByLimits(
  { limits }: Deps,
  emails: readonly string[],
  ownerId: string,
): Promise<Map<string, string>> {
  const refused = new Map<string, string>();
  let isSpent = false;
  for (const email of emails) {
    if (!isSpent && !(await mayCount(limits, "invitationMailsPerMailbox", email)))
      refused.set(email, refusals.mailbox);
    else if (isSpent || !(await mayCount(limits, "invitationMailsPerAccount", ownerId))) {
      isSpent = true;
      refused.set(email, refusals.limit);
    }
  }
  return refused;
}

/** Why each e-mail was not invited; those that are not named were. */
async function inviteEach(deps: Deps, given: Inviting): Promise<ReadonlyMap<string, string>> {
  const { projectId, emails, word, actor } = given;
  const known = await refusedAmong(deps, given);
  const newcomers = emails.filter((email) => !known.has(email));
  const flooded = await refusedByLimits(deps, newcomers, actor.id);
  const wanted = newcomers.filter((email) => !flooded.has(email));
  const now = deps.now();
  const invited = await inTransaction(deps.db, async (tx) => {
    const made = await insertInvitations(tx, { projectId, emails: wanted, word: word || null, now });
    const events = made.map(({ id }) => ({ type: "invitation-created", invitationId: id }) as const);
    await deps.queue.emit(tx, ...events);
    return new Set(made.map(({ email }) => email.toLowerCase()));
  });
  // Another call has invited these meanwhile.
  const late = wanted.flatMap((email) => (invited.has(email) ? [] : [[email, refusals.invited] as const]));
  return new Map([...known, ...flooded, ...late]);
}

/**
 * The owner invites neighbours; each who is new to the project gets a mail with a personal link.
 * @throws DomainError EMAIL_NOT_CONFIRMED
 */
export async function invite(
  deps: Deps,
  projectId: string,
  input: InvitationInput,
  actor: Actor,
): Promise<InvitationResult[]> {
  requireConfirmedAddress("invite", actor);
  const distinct = [...new Set(input.emails.map((email) => email.toLowerCase()))];
  const refused = await inviteEach(deps, { ...input, projectId, emails: distinct, actor });
  return distinct.map((email) => {
    const error = refused.get(email);
    return error ? { email, ok: false, error } : { email, ok: true };
  });
}
