import { participantName } from "@mec/domain/document";
import { formatDate } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";
import { type SqlBool, sql } from "kysely";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail, type EventOf, type MailDraft } from "../../../jobs/reaction.ts";
import { findFirstDays } from "../../document/index.ts";
import { living, sellers } from "../../document/scopes.ts";
import { findTold, mayTell, tellOnce } from "../../point/index.ts";
import { findPlacesIn, type SignerPlace } from "../place-store.ts";
import { signedByConsumer } from "../scopes.ts";
import { byBuyer } from "./buyers.ts";
import { findProjectFacts, type ProjectFacts } from "./mail-facts.ts";
import { documentList, quoted } from "./mail-words.ts";

type Changed = EventOf<"seller-begins-otherwise">;

interface Sale {
  readonly id: string;
  readonly identity: SignatoryInput | null;
}

/** Where this plant is, and when its purchase contract ends. */
const findPlant = ({ db }: Deps, { productionPointId: id }: Changed) =>
  db
    .selectFrom("production_point")
    .select(["project_id as projectId", "contract_ends_on as endsOn"])
    .where("id", "=", id)
    .executeTakeFirst();

/** The contracts of its project that name this plant and that their buyers have signed. */
async function findSales(
  { db }: Deps,
  { productionPointId: id }: Changed,
  projectId: string,
): Promise<Sale[]> {
  return db
    .selectFrom("document")
    .select("id")
    .select(
      sql<SignatoryInput | null>`(select one->'identity' from jsonb_array_elements(coalesce(document.data->'producers', '[]')) one
        where one->>'pointId' = ${id}::text limit 1)`.as("identity"),
    )
    .where("project_id", "=", projectId)
    .where("kind", "=", "salesContract")
    .where(living())
    .where(signedByConsumer("document"))
    .where(sql<SqlBool>`${sellers} ? ${id}::text`)
    .execute();
}

const daysOf = (endsOn: string, was: string | null): string =>
  `prend fin le ${formatDate(endsOn)}${was === null ? "" : `, et non plus le ${formatDate(was)}`}`;

/** What keeps his places from buying now, as his own page has it. */
function startTexts(
  own: readonly SignerPlace[],
  starts: Awaited<ReturnType<typeof findFirstDays>>,
): string[] {
  const known = own.flatMap(({ consumptionPointId: id }) => (id === null ? [] : (starts.get(id) ?? [])));
  const later = known.map(({ plantFrom, laterSellersText }) => {
    if (plantFrom !== undefined)
      return `Personne d’autre ne vous vend\u00a0: rien n’est partagé avec vous avant le ${formatDate(plantFrom)}.`;
    return laterSellersText ?? "Son électricité peut vous revenir dès que votre participation commence.";
  });
  return [...new Set(later)];
}

function draft(
  { projectName, ownerEmail }: ProjectFacts,
  [first, ...others]: readonly [SignerPlace, ...SignerPlace[]],
  told: { readonly seller: string; readonly days: string; readonly starts: readonly string[] },
): MailDraft {
  return {
    to: first.email,
    subject: `${quoted(projectName)}\u00a0: ${told.seller} commence un autre jour`,
    title: `${told.seller} commence un autre jour`,
    paragraphs: [
      `Bonjour ${first.firstName},`,
      `Le contrat d’achat de ${told.seller}, qui vous vend son électricité dans ${quoted(projectName)}, ${told.days}. Il ne vous vend rien avant.`,
      ...told.starts,
      "Vous avez signé ensemble\u00a0:",
      documentList([first, ...others]),
      "Ce que vous avez signé ne change pas, et votre fournisseur vous livre le reste. Une question\u202f? Répondez à cet e-mail\u00a0: le porteur du projet vous répond.",
    ],
    replyTo: ownerEmail,
  };
}

interface Said {
  readonly projectId: string;
  readonly endsOn: string;
  /** The day that they read before. */
  readonly was: string | null;
}

/** To each consumer who has signed with him, from when he is sold to. */
async function mailsOf(
  deps: Deps,
  sales: readonly Sale[],
  { projectId, endsOn, was, jobId }: Said & { readonly jobId: string },
): Promise<Mail[]> {
  const facts = await findProjectFacts(deps.db, projectId);
  if (!facts) return [];
  const places = await findPlacesIn(
    deps.db,
    sales.map(({ id }) => id),
  );
  const pointIds = [...new Set(places.flatMap(({ consumptionPointId }) => consumptionPointId ?? []))];
  const starts = await findFirstDays(deps.db, projectId, { pointIds, now: deps.now() });
  const identity = sales[0]?.identity;
  const seller = identity
    ? participantName(identity, { ...identity, lastName: identity.name })
    : "un producteur";
  return byBuyer(places).flatMap(([first, ...others]) => {
    if (!first) return [];
    const own = [first, ...others];
    const told = { seller, days: daysOf(endsOn, was), starts: startTexts(own, starts) };
    return [composeMail(deps, jobId, draft(facts, [first, ...others], told))];
  });
}

/** What a seller says of his purchase contract's end once he has left it some minutes, against what his buyers were told before. */
export async function sellerLaterMails(deps: Deps, event: Changed, jobId: string): Promise<Mail[]> {
  const plant = await findPlant(deps, event);
  // Without a contract nothing keeps him: his own day is no other.
  if (!plant?.projectId || plant.endsOn === null) return [];
  const { projectId, endsOn } = plant;
  const { told, kept } = await findTold(deps.db, projectId, event, "buyers");
  if (told.endsOn === endsOn) return [];
  const sales = await findSales(deps, event, projectId);
  if (sales.length > 0 && !(await mayTell(deps, "contractMailsPerPoint", event, "buyers"))) return [];
  const mails = await mailsOf(deps, sales, { projectId, endsOn, was: told.endsOn, jobId });
  // Kept where nobody has signed yet too: who signs reads what stands.
  await tellOnce(deps, event, { reader: "buyers", kept, now: { endsOn, tooLong: null }, mails });
  return [];
}
