import { pages } from "@mec/api";
import { formatDate } from "@mec/domain/shared";
import { signingName } from "@mec/domain/signature";
import type { Deps } from "../../../deps.ts";
import { type MailDraft, webLink } from "../../../jobs/reaction.ts";
import type { SignerPlace } from "../place-store.ts";
import type { ProjectFacts } from "./mail-facts.ts";
import { quoted } from "./mail-words.ts";

interface Holder {
  readonly firstName: string;
  readonly email: string;
}

type Places = readonly [SignerPlace, ...SignerPlace[]];

/** Where the holder follows it: his installation stands in his own list. */
const followed = ([{ consumptionPointId }]: Places): string =>
  consumptionPointId === null
    ? pages.portfolio.to()
    : pages.consumerApplication.to({ consumerId: consumptionPointId });

/** To who named somebody else to sign for his places: the documents have left, to whom and where, and what if he does not answer. */
export function leftForSignerMail(
  deps: Deps,
  { projectName }: ProjectFacts,
  places: Places,
  holder: Holder,
): MailDraft {
  const [first] = places;
  const name = signingName(first);
  const until = formatDate(new Date(Math.min(...places.map(({ expiresAt }) => expiresAt.getTime()))));
  const isKnown = first.address === "confirmed";
  return {
    to: holder.email,
    subject: `Les documents de ${quoted(projectName)} sont chez ${name}`,
    title: `Les documents à signer sont chez ${name}`,
    preheader: `À signer avant le ${until}.`,
    paragraphs: [
      `Bonjour ${holder.firstName},`,
      // Not which: those of his other places may follow, by the same link.
      `Les documents à signer pour ${quoted(projectName)} sont partis à ${name}, à l’adresse ${first.email}.`,
      isKnown
        ? `Vous n’avez rien à signer\u00a0: le lien de cet e-mail suffit pour lire et signer, sans compte, jusqu’au ${until}.`
        : `Vous n’avez rien à signer\u00a0: le lien de cet e-mail confirme d’abord l’adresse, puis ouvre les documents, sans compte, jusqu’au ${until}.`,
      "Pas de réponse\u202f? L’e-mail est peut-être parmi les indésirables\u00a0: votre page le renvoie en un geste. Si l’adresse n’est pas la bonne, corrigez-la dans le profil de ce lieu, puis demandez au porteur du projet de renvoyer les documents.",
    ],
    action: { label: "Suivre la signature", url: webLink(deps, followed(places)) },
  };
}

/**
 * The mails to the accounts whose places these are, where another mailbox than the account's signs: each of them all its
 * own documents at once.
 */
export async function leftForSignerMails(
  deps: Deps,
  facts: ProjectFacts,
  places: readonly SignerPlace[],
): Promise<MailDraft[]> {
  const own = places.filter(({ role, accountId }) => role === "participant" && accountId !== null);
  const drafts: MailDraft[] = [];
  for (const accountId of new Set(own.flatMap((place) => place.accountId ?? []))) {
    const holder = await deps.db
      .selectFrom("account")
      .select(["first_name as firstName", "email"])
      .where("id", "=", accountId)
      .executeTakeFirst();
    const [first, ...others] = own.filter((place) => place.accountId === accountId);
    if (!holder || !first || holder.email.toLowerCase() === first.email.toLowerCase()) continue;
    drafts.push(leftForSignerMail(deps, facts, [first, ...others], holder));
  }
  return drafts;
}
