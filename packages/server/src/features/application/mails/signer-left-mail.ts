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

/** To who signed for a place that is another's account, a mayor for his clerk's: that it takes part no more. The account's own mailbox is told elsewhere. */
export async function signerLeftMails(deps: Deps, applicationId: string, jobId: string): Promise<Mail[]> {
  const facts = await findApplicationFacts(deps.db, applicationId, deps.now());
  if (!facts) return [];
  const signers = await findSigners(deps.db, applicationId);
  return signers
    .filter(({ email }) => !isOwnMailbox(email, facts.holder) && !isOwnMailbox(email, facts.owner))
    .map((signer) => composeMail(deps, jobId, draftOf(facts, signer, deps.now())));
}
