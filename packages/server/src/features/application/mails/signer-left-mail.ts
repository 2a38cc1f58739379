import { dayInParis, formatDate } from "@mec/domain/shared";
import { isOwnMailbox } from "@mec/domain/signature";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail, type MailDraft } from "../../../jobs/reaction.ts";
import { living } from "../../document/scopes.ts";
import { havingSigned } from "../../signature/scopes.ts";
import { type ApplicationFacts, findApplicationFacts, quoted } from "./mail-facts.ts";

interface LeftSigner {
  readonly email: string;
  readonly firstName: string;
  /** Of a departure; null of who was refused just now. */
  readonly endedAt: Date | null;
}

/** Who has signed for the point of an application that is live or has ended, by the mailbox through which he did, once each. */
export async function findSigners(db: Db, applicationId: string): Promise<LeftSigner[]> {
  const { rows } = await sql<LeftSigner>`
    select distinct on (lower(s.email)) s.email, s.first_name as "firstName", a.ended_at as "endedAt"
    from application a
      join document d on d.project_id = a.project_id
        and coalesce(d.consumption_point_id, d.production_point_id) = coalesce(a.consumption_point_id, a.production_point_id)
        and (${living("d")} or d.superseded_at >= a.created_at)
      join signature_request r on r.document_id = d.id
      join signature_signer s on s.request_id = r.id and s.role = 'participant' and ${havingSigned("s")}
    where a.id = ${applicationId}
    order by lower(s.email), s.id`.execute(db);
  return rows;
}

const draftOf = (
  { projectName, pointName, owner }: ApplicationFacts,
  { email, firstName, endedAt }: LeftSigner,
  now: Date,
): MailDraft => ({
  to: email,
  replyTo: owner.email,
  subject: `${quoted(pointName)} ne participe plus à ${quoted(projectName)}`,
  title: `${quoted(pointName)} ne participe plus au projet`,
  paragraphs: [
    `Bonjour ${firstName},`,
    `${quoted(pointName)}, pour lequel vous avez signé, ne participe plus à ${quoted(projectName)} depuis le ${formatDate(dayInParis(endedAt ?? now))}.`,
    "Ce que tous ont signé dit ce que chacun doit encore à l’autre. Vous n’avez rien à signer.",
  ],
});

export interface Notice {
  readonly day: string;
  readonly isOff: boolean;
}

/** On the day on which the owner ends it by a notice, and where he gives that up. */
const noticeOf = (
  { projectName, pointName, owner }: ApplicationFacts,
  { email, firstName }: LeftSigner,
  { day, isOff }: Notice,
): MailDraft => ({
  to: email,
  replyTo: owner.email,
  subject: isOff
    ? `${quoted(pointName)} continue de participer à ${quoted(projectName)}`
    : `La participation de ${quoted(pointName)} à ${quoted(projectName)} prend fin le ${formatDate(day)}`,
  title: isOff ? "La participation continue" : `La participation prend fin le ${formatDate(day)}`,
  paragraphs: [
    `Bonjour ${firstName},`,
    isOff
      ? `Le porteur de ${quoted(projectName)} renonce à mettre fin à la participation de ${quoted(pointName)}, pour lequel vous avez signé\u00a0: ce qui est signé tient, comme avant.`
      : `Le porteur de ${quoted(projectName)} met fin à la participation de ${quoted(pointName)}, pour lequel vous avez signé\u00a0: elle prend fin le ${formatDate(day)}, au terme du préavis de ce qui est signé. D’ici là rien ne change, et vous n’avez rien à signer.`,
  ],
});

/** To who signed for a place that is another's account, a mayor for his clerk's. The account's own mailbox is told elsewhere. */
async function toSigners(
  deps: Deps,
  { applicationId, jobId }: { readonly applicationId: string; readonly jobId: string },
  draft: (facts: ApplicationFacts, signer: LeftSigner) => MailDraft,
): Promise<Mail[]> {
  const facts = await findApplicationFacts(deps.db, applicationId, deps.now());
  if (!facts) return [];
  const signers = await findSigners(deps.db, applicationId);
  return signers
    .filter(({ email }) => !isOwnMailbox(email, facts.holder) && !isOwnMailbox(email, facts.owner))
    .map((signer) => composeMail(deps, jobId, draft(facts, signer)));
}

/** That the place takes part no more. */
export const signerLeftMails = (deps: Deps, applicationId: string, jobId: string): Promise<Mail[]> =>
  toSigners(deps, { applicationId, jobId }, (facts, signer) => draftOf(facts, signer, deps.now()));

/** That it will not from a day on, or does after all. */
export const signerNoticeMails = (
  deps: Deps,
  applicationId: string,
  notice: Notice,
  jobId: string,
): Promise<Mail[]> =>
  toSigners(deps, { applicationId, jobId }, (facts, signer) => noticeOf(facts, signer, notice));
