import { pages } from "@mec/api";
import { formatDate } from "@mec/domain/shared";
import { isOwnMailbox, signingName } from "@mec/domain/signature";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { inFlight, living } from "../../document/scopes.ts";
import { quotedNames } from "../../project/index.ts";
import type { SignerPlace } from "../place-store.ts";
import type { ProjectFacts } from "./mail-facts.ts";
import { quoted } from "./mail-words.ts";

interface Holder {
  readonly firstName: string;
  readonly email: string;
}

type Places = readonly [SignerPlace, ...SignerPlace[]];

/** A place that consumes, by the name that its documents have. */
interface LeftPlace {
  readonly id: string;
  readonly name: string;
}

/**
 * The places of an account whose documents have left for a mailbox. They leave in one go and are made one after the other: when
 * the first is there, the mail tells of all.
 */
async function findPlacesLeft(
  db: Db,
  { projectId, accountId, email }: { projectId: string; accountId: string; email: string },
): Promise<LeftPlace[]> {
  const { rows } = await sql<LeftPlace>`
    select point.id, min(d.data->'site'->>'name') as name
    from document d join consumption_point point on point.id = d.consumption_point_id
    where d.project_id = ${projectId} and point.account_id = ${accountId}
      and ${living("d")} and ${inFlight("d")} and d.data->'site'->>'name' is not null
      and lower(coalesce(d.data->'participant', d.data->'consumer')->>'email') = ${email.toLowerCase()}
    group by point.id order by name, point.id`.execute(db);
  return rows;
}

/** Where the holder follows it: several places, and an installation, stand in his own list. */
const followed = ([first, ...others]: readonly LeftPlace[]): string =>
  first === undefined || others.length > 0
    ? pages.portfolio.to()
    : pages.consumerApplication.to({ consumerId: first.id });

const whatLeft = (projectName: string, left: readonly LeftPlace[]): string =>
  left.length === 0
    ? `Les documents à signer pour ${quoted(projectName)}`
    : `Les documents à signer pour ${quotedNames(left.map(({ name }) => name))}, dans ${quoted(projectName)},`;

/** To who named somebody else to sign for his places: the documents have left, to whom and where, and what if he does not answer. */
function leftForSignerMail(
  deps: Deps,
  { projectName, ownerEmail }: ProjectFacts,
  { places, left, holder }: { places: Places; left: readonly LeftPlace[]; holder: Holder },
): MailDraft {
  const [first] = places;
  const name = signingName(first);
  const until = formatDate(new Date(Math.min(...places.map(({ expiresAt }) => expiresAt.getTime()))));
  const isKnown = first.address === "confirmed";
  // Who bears the project himself sends them again.
  const again =
    holder.email === ownerEmail
      ? "renvoyez les documents depuis votre projet"
      : "demandez au porteur du projet de renvoyer les documents";
  return {
    to: holder.email,
    subject: `Les documents de ${quoted(projectName)} sont chez ${name}`,
    title: `Les documents à signer sont chez ${name}`,
    preheader: `À signer avant le ${until}.`,
    paragraphs: [
      `Bonjour ${holder.firstName},`,
      `${whatLeft(projectName, left)} sont partis à ${name}, à l’adresse ${first.email}.`,
      isKnown
        ? `Vous n’avez rien à signer\u00a0: le lien de cet e-mail suffit pour lire et signer, sans compte, jusqu’au ${until}.`
        : `Vous n’avez rien à signer\u00a0: le lien de cet e-mail confirme d’abord l’adresse, puis ouvre les documents, sans compte, jusqu’au ${until}.`,
      `Pas de réponse\u202f? L’e-mail est peut-être parmi les indésirables\u00a0: votre page le renvoie. Si l’adresse n’est pas la bonne, corrigez-la dans le profil de ce lieu, puis ${again}.`,
    ],
    action: { label: "Suivre la signature", url: webLink(deps, followed(left)) },
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
    if (!holder || !first || isOwnMailbox(first.email, holder)) continue;
    const left = await findPlacesLeft(deps.db, { projectId: facts.projectId, accountId, email: first.email });
    drafts.push(leftForSignerMail(deps, facts, { places: [first, ...others], left, holder }));
  }
  return drafts;
}
