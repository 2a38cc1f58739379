import { type InvitationInput, maxInvitationsPerDay } from "@mec/domain/application";
import { formatNumber } from "@mec/domain/shared";
import { inTransaction, type Tx } from "../../../db/transaction.ts";
import type { Actor, Deps } from "../../../deps.ts";
import { requireConfirmedAddress } from "../../account/index.ts";
import {
  countInvitationsSince,
  findApplicantEmails,
  insertInvitations,
  isHidden,
} from "./invitation-store.ts";

export interface InvitationResult {
  readonly email: string;
  readonly ok: boolean;
  readonly error?: string;
}

const dayMs = 86_400_000;
const refusals = {
  own: "C’est votre propre adresse.",
  applicant: "Cette personne est déjà candidate ou participante.",
  invited: "Cette personne a déjà été invitée.",
  hidden: "Votre projet est masqué par notre équipe\u00a0: il ne peut inviter personne.",
  limit: `Vous avez atteint la limite de ${formatNumber(maxInvitationsPerDay)} invitations en 24 heures\u00a0: réessayez demain.`,
};

/**
 * The result for each e-mail: the reason why it was not invited, or null. Locks the owner's account, so that
 * calls at once cannot pass the limit together.
 */
async function inviteIn(
  deps: Deps,
  tx: Tx,
  { projectId, emails, word, actor }: InvitationInput & { projectId: string; actor: Actor },
): Promise<Map<string, string | null>> {
  const now = deps.now();
  await tx.selectFrom("account").select("id").where("id", "=", actor.id).forNoKeyUpdate().execute();
  if (await isHidden(tx, projectId)) return new Map(emails.map((email) => [email, refusals.hidden]));
  const applicants = await findApplicantEmails(tx, projectId, emails);
  const sentToday = await countInvitationsSince(tx, actor.id, new Date(now.getTime() - dayMs));
  const remaining = Math.max(0, maxInvitationsPerDay - sentToday);

  const verdicts = new Map<string, string | null>();
  if (emails.includes(actor.email.toLowerCase())) verdicts.set(actor.email.toLowerCase(), refusals.own);
  for (const email of applicants) verdicts.set(email, refusals.applicant);
  const candidates = emails.filter((email) => !verdicts.has(email));
  const invitations = await insertInvitations(tx, {
    projectId,
    emails: candidates.slice(0, remaining),
    word: word || null,
    now,
  });
  await deps.queue.emit(
    tx,
    ...invitations.map(({ id }) => ({ type: "invitation-created", invitationId: id }) as const),
  );

  const invited = new Set(invitations.map(({ email }) => email));
  candidates.forEach((email, index) => {
    if (invited.has(email)) verdicts.set(email, null);
    else verdicts.set(email, index < remaining ? refusals.invited : refusals.limit);
  });
  return verdicts;
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
  const verdicts = await inTransaction(deps.db, (tx) =>
    inviteIn(deps, tx, { ...input, projectId, emails: distinct, actor }),
  );
  return distinct.map((email) => {
    const error = verdicts.get(email);
    return error ? { email, ok: false, error } : { email, ok: true };
  });
}
