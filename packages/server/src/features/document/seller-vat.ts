import { pages } from "@mec/api";
import { asProducer } from "@mec/domain/point";
import { plural } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import { composeMail, type EventOf, webLink } from "../../jobs/reaction.ts";
import { mayCount } from "../../limits/limits.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { quotedName } from "../project/index.ts";
import { concluded } from "../signature/scopes.ts";
import { findPointAndOwner } from "./point-and-owner.ts";
import { holdSigningOf } from "./reads.ts";
import { inFlight, living } from "./scopes.ts";
import { takeBack } from "./withdraw-documents.ts";

/**
 * What a document says of a seller's VAT: a contract beside his name, his own accord for the invoices that are made for him; null of
 * one that states none.
 */
const statedVat = (pointId: string) => sql<
  string | null
>`case kind when 'accord' then data->>'vatRegime' else (
  select coalesce(seller->>'vatRegime', data->'terms'->>'vatRegime')
  from jsonb_array_elements(data->'producers') seller where seller->>'pointId' = ${pointId}) end`;

/**
 * What states another VAT of this plant than this: the contracts that all have signed, and the documents on their way. An accord
 * that is signed declares what was so on its day.
 */
async function findOtherwise(tx: Tx, projectId: string, pointId: string, vatRegime: string | null) {
  const rows = await tx
    .selectFrom("document")
    .select(["id", "kind", concluded("document").$castTo<boolean>().as("isSigned")])
    .where("project_id", "=", projectId)
    .where(({ eb, and, or }) =>
      or([
        eb("kind", "=", "salesContract"),
        and([eb("kind", "=", "accord"), eb("production_point_id", "=", pointId)]),
      ]),
    )
    .where(living())
    .where(sql<boolean>`(${concluded("document")} or ${inFlight()})`)
    .where(sql<boolean>`${statedVat(pointId)} <> coalesce(${vatRegime}::text, '')`)
    .execute();
  const idsOf = (some: typeof rows) => some.map(({ id }) => id);
  return {
    signed: idsOf(rows.filter(({ kind, isSigned }) => isSigned && kind === "salesContract")),
    onTheirWay: idsOf(rows.filter(({ isSigned }) => !isSigned)),
  };
}

/**
 * A seller adds VAT from now on, or no longer does. What all have signed stays as it is; what is on its way would make somebody
 * sign what is no longer so, and is withdrawn. The owner hears of both.
 */
export async function followSellerVat(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  { productionPointId, vatRegime }: MomentOf<"seller-vat-changed">,
): Promise<void> {
  const plant = await tx
    .selectFrom("production_point")
    .select("project_id as projectId")
    .where("id", "=", productionPointId)
    .executeTakeFirst();
  const projectId = plant?.projectId;
  if (!projectId) return;
  await holdSigningOf(tx, { projectId, participant: asProducer(productionPointId) });
  const { signed, onTheirWay } = await findOtherwise(tx, projectId, productionPointId, vatRegime);
  if (signed.length + onTheirWay.length === 0) return;
  const withdrawn = await takeBack(deps, tx, onTheirWay);
  await deps.queue.emit(tx, {
    type: "seller-vat-changed",
    projectId,
    productionPointId,
    vatRegime,
    signed: signed.length,
    withdrawn: withdrawn.length,
  });
}

const saidNow = {
  standard: "ajoute désormais la TVA à son prix",
  franchise: "n’ajoute plus de TVA à son prix (franchise, article 293\u00a0B)",
  unsaid: "ne dit plus s’il ajoute la TVA à son prix",
} as const;

function consequences({ signed, withdrawn, vatRegime }: EventOf<"seller-vat-changed">): string[] {
  const kept = plural(signed, "contrat signé garde ce qu’il dit", "contrats signés gardent ce qu’ils disent");
  const next =
    vatRegime === "standard"
      ? "un contrat en franchise prévoit que la TVA s’ajoute, si le producteur l’annonce un mois à l’avance à ses consommateurs."
      : "pour qu’il change, convenez d’un nouveau contrat avec le consommateur et le producteur.";
  const back = plural(
    withdrawn,
    "document en cours de signature disait l’ancien régime\u00a0: il est retiré, renvoyez-le.",
    "documents en cours de signature disaient l’ancien régime\u00a0: ils sont retirés, renvoyez-les.",
  );
  return [...(signed > 0 ? [`${kept}\u00a0: ${next}`] : []), ...(withdrawn > 0 ? [back] : [])];
}

/** To the owner: what a seller's other VAT does to his contracts. */
export async function sellerVatMails(
  deps: Deps,
  event: EventOf<"seller-vat-changed">,
  jobId: string,
): Promise<Mail[]> {
  const { projectId, productionPointId, vatRegime, withdrawn } = event;
  const plant = await findPointAndOwner(deps, { projectId, participant: asProducer(productionPointId) });
  if (!plant) return [];
  if (withdrawn === 0 && !(await mayCount(deps.limits, "vatMailsPerPoint", productionPointId))) return [];
  const { name, projectName, email, ownerFirstName, firstName, lastName } = plant;
  return [
    composeMail(deps, jobId, {
      to: email,
      subject: `${quotedName(projectName)}\u00a0: la TVA de ${quotedName(name)} a changé`,
      title: "La TVA d’un producteur a changé",
      paragraphs: [
        `Bonjour ${ownerFirstName},`,
        `${firstName} ${lastName} ${saidNow[vatRegime ?? "unsaid"]}, pour ${quotedName(name)}.`,
        ...consequences(event),
      ],
      action: {
        label: "Ouvrir les contrats",
        url: webLink(deps, pages.ownerDocuments.to({ projectId, tab: "contracts" })),
      },
    }),
  ];
}
