import { participantName } from "@mec/domain/document";
import { formatDate } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";
import { type SqlBool, sql } from "kysely";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail, type EventOf, type MailDraft } from "../../../jobs/reaction.ts";
import { mayCount } from "../../../limits/limits.ts";
import { findFirstDays } from "../../document/index.ts";
import { living, sellers } from "../../document/scopes.ts";
import { findPlacesIn, type SignerPlace } from "../place-store.ts";
import { signedByConsumer } from "../scopes.ts";
import { byBuyer } from "./buyers.ts";
import { findProjectFacts, type ProjectFacts } from "./mail-facts.ts";
import { documentList, quoted } from "./mail-words.ts";

type Changed = EventOf<"seller-begins-otherwise">;

interface Sale {
  readonly id: string;
  readonly projectId: string;
  readonly endsOn: string | null;
  readonly identity: SignatoryInput | null;
}

/** The contracts of its project that name this plant and that their buyers have signed. */
async function findSales({ db }: Deps, { productionPointId: id }: Changed): Promise<Sale[]> {
  return db
    .selectFrom("document")
    .innerJoin("production_point as plant", "plant.project_id", "document.project_id")
    .select(["document.id", "document.project_id as projectId", "plant.contract_ends_on as endsOn"])
    .select(
      sql<SignatoryInput | null>`(select one->'identity' from jsonb_array_elements(coalesce(document.data->'producers', '[]')) one
        where one->>'pointId' = ${id}::text limit 1)`.as("identity"),
    )
    .where("plant.id", "=", id)
    .where("document.kind", "=", "salesContract")
    .where(living())
    .where(signedByConsumer("document"))
    .where(sql<SqlBool>`${sellers} ? ${id}::text`)
    .execute();
}

const daysOf = (endsOn: string, was: string | undefined): string =>
  `prend fin le ${formatDate(endsOn)}${was === undefined ? "" : `, et non plus le ${formatDate(was)}`}`;

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

/** To each consumer who has signed with a seller who tells another day on which his purchase contract ends: from when he is sold to. */
export async function sellerLaterMails(deps: Deps, event: Changed, jobId: string): Promise<Mail[]> {
  const sales = await findSales(deps, event);
  const [sale] = sales;
  // Without a contract nothing keeps him, and what is as it was is no news: his own day is no other.
  if (
    !sale?.endsOn ||
    sale.endsOn === event.was ||
    !(await mayCount(deps.limits, "contractMailsPerPoint", `${event.productionPointId} buyers`))
  )
    return [];
  const { endsOn } = sale;
  const facts = await findProjectFacts(deps.db, sale.projectId);
  if (!facts) return [];
  const places = await findPlacesIn(
    deps.db,
    sales.map(({ id }) => id),
  );
  const pointIds = [...new Set(places.flatMap(({ consumptionPointId }) => consumptionPointId ?? []))];
  const starts = await findFirstDays(deps.db, sale.projectId, { pointIds, now: deps.now() });
  const seller =
    sale.identity === null
      ? "un producteur"
      : participantName(sale.identity, { ...sale.identity, lastName: sale.identity.name });
  return byBuyer(places).flatMap(([first, ...others]) => {
    if (!first) return [];
    const own = [first, ...others];
    const told = { seller, days: daysOf(endsOn, event.was), starts: startTexts(own, starts) };
    return [composeMail(deps, jobId, draft(facts, [first, ...others], told))];
  });
}
