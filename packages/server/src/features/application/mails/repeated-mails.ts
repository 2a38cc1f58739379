import type { Deps } from "../../../deps.ts";
import type { MailDraft } from "../../../jobs/reaction.ts";
import { countOneMore } from "../../../limits/limits.ts";
import { type ApplicationFacts, requestOf } from "./mail-facts.ts";

/*
 * Who applies and withdraws again and again, before anybody has answered him: his own page and the owner's tell
 * each time, and some mails a day do.
 */

type Counted = Parameters<typeof countOneMore>;

/** The mail while the day has room for it; the last says that what follows is read on the page. */
async function bounded(
  mail: MailDraft | null,
  count: Counted,
  later: string,
  isLastTold = true,
): Promise<MailDraft | null> {
  if (!mail) return null;
  const left = await countOneMore(...count);
  if (left === null) return null;
  return left > 0 || !isLastTold ? mail : { ...mail, paragraphs: [...mail.paragraphs, later] };
}

/** To who applied or withdrew: once where his mailbox has not answered, which asks him to confirm it. */
export const boundedToHolder = (
  { limits }: Pick<Deps, "limits">,
  facts: ApplicationFacts,
  mail: MailDraft | null,
): Promise<MailDraft | null> =>
  bounded(
    mail,
    [
      limits,
      facts.isHolderConfirmed ? "applicationMailsPerMailbox" : "applicationMailsPerUnconfirmed",
      facts.holder.email,
    ],
    `Si vous envoyez ou retirez encore une ${requestOf(facts)}, votre espace vous le dira, sans autre e-mail aujourd’hui.`,
    facts.isHolderConfirmed,
  );

/** To the owner, of what one person sends and withdraws. */
export const boundedToOwner = (
  { limits }: Pick<Deps, "limits">,
  facts: ApplicationFacts,
  mail: MailDraft | null,
): Promise<MailDraft | null> =>
  bounded(
    mail,
    [limits, "applicationMailsPerApplicant", `${facts.projectId} ${facts.holder.id}`],
    "Cette personne a envoyé ou retiré plusieurs demandes aujourd’hui\u00a0: les suivantes se lisent dans votre espace, sans autre e-mail aujourd’hui.",
  );
