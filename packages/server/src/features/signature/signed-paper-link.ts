import { pages } from "@mec/api";
import { signedPapersLinkHours } from "@mec/domain/signature";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import { composeMail, type EventOf, webLink } from "../../jobs/reaction.ts";
import { hashToken, linkToken } from "../../links/tokens.ts";
import { notFound } from "./link.ts";
import type { Reader } from "./signed-papers/signed-paper-store.ts";
import { hasSignedAny } from "./signed-papers/signed-papers.ts";

const hourMs = 3_600_000;

/**
 * Mails a link to a mailbox that signed something. Only its reader learns whether it did: the answer is the
 * same, and as fast.
 * @throws TooManyTries
 */
export async function askSignedPapers(deps: Deps, email: string, { ip }: Origin): Promise<void> {
  await deps.limits.count("signedPapersPerIp", ip);
  await deps.limits.count("signedPapersPerEmail", email);
  await inTransaction(deps.db, (tx) => deps.queue.emit(tx, { type: "signed-papers-wanted", email }));
}

/** The mail with the link, which is made here: only its hash is kept. No mail when nothing was signed. */
export async function signedPapersMails(
  deps: Deps,
  { email }: EventOf<"signed-papers-wanted">,
  jobId: string,
): Promise<Mail[]> {
  if (!(await hasSignedAny(deps.db, { accountId: null, email }))) return [];
  const token = linkToken(deps.config.sessionSecret, jobId, "signed-papers");
  const now = deps.now();
  await deps.db
    .insertInto("signed_paper_link")
    .values({
      token_hash: hashToken(token),
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + signedPapersLinkHours * hourMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return [
    composeMail(deps, jobId, {
      to: email,
      subject: "Vos papiers signés",
      title: "Retrouvez vos papiers signés",
      paragraphs: [
        "Bonjour,",
        `Vous avez demandé à retrouver les papiers signés avec cette adresse. Ce lien les ouvre pendant ${signedPapersLinkHours}\u00a0heures\u00a0: téléchargez-les et conservez-les.`,
      ],
      action: { label: "Voir mes papiers signés", url: webLink(deps, pages.signedPapers.to({ token })) },
      footer: "Vous n’avez rien demandé\u202f? Ignorez cet e-mail, et ne transférez ce lien à personne.",
    }),
  ];
}

/**
 * The mailbox that a link was sent to: whoever opens the link reads it. Tokens that open nothing are counted, after the look-up.
 * @throws DomainError NOT_FOUND
 * @throws TooManyTries
 */
export async function openMailbox(deps: Deps, token: string, { ip }: Origin): Promise<Reader> {
  const link = await deps.db
    .selectFrom("signed_paper_link")
    .select("email")
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", deps.now())
    .executeTakeFirst();
  if (link) return { accountId: null, email: link.email };
  await deps.limits.count("unknownLinksPerIp", ip);
  throw notFound();
}
