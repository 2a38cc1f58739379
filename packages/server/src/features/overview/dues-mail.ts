import { pages } from "@mec/api";
import { callLackText } from "@mec/domain/pmo";
import { DomainError, dayInParis } from "@mec/domain/shared";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import { composeMail, type EventOf, webLink } from "../../jobs/reaction.ts";
import { findDues } from "./dues.ts";
import { findMembers, findPayee, writeCalls } from "./dues-call.ts";

/** Calls each member who owes something today by mail: it is what his accountant books. */
export async function callByMail({ queue, now }: Deps, tx: Tx, projectId: string): Promise<void> {
  const day = dayInParis(now());
  const dues = await findDues(tx, projectId, day);
  const due = new Map(dues.map((one) => [one.id, one]));
  const lacks = callLackText(await findPayee(tx, projectId));
  if (lacks) throw new DomainError("ASSOCIATION_UNKNOWN", lacks);
  const members = await findMembers(tx, projectId, dues);
  await queue.emit(
    tx,
    ...members.map(({ points }) => ({
      type: "dues-called" as const,
      projectId,
      day,
      points: points.flatMap(({ id }) => due.get(id) ?? []),
    })),
  );
}

/** The letter as the owner reads it on his page; nothing to who has deleted his account since. */
export async function duesCalledMails(
  deps: Deps,
  { projectId, day, points }: EventOf<"dues-called">,
  jobId: string,
): Promise<Mail[]> {
  const calls = await writeCalls(deps.db, projectId, points, day);
  if (calls.length === 0) return [];
  const owner = await deps.db
    .selectFrom("project")
    .innerJoin("account", "account.id", "project.account_id")
    .select("account.email")
    .where("project.id", "=", projectId)
    .executeTakeFirst();
  return calls.map(({ email, subject, text }) =>
    composeMail(deps, jobId, {
      to: email,
      subject,
      title: "Appel de cotisation",
      paragraphs: [
        ...text.split("\n\n"),
        "Gardez cet e-mail\u00a0: c’est la pièce que demande votre comptabilité. Répondez-y pour écrire à l’association.",
      ],
      ...(owner && { replyTo: owner.email }),
      action: { label: "Voir mes lieux", url: webLink(deps, pages.portfolio.to()) },
    }),
  );
}
