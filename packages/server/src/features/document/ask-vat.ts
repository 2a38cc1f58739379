import { pages } from "@mec/api";
import type { Seller } from "@mec/domain/document";
import { dayInParis, plural } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import { composeMail, type EventOf, webLink } from "../../jobs/reaction.ts";
import { mayCount } from "../../limits/limits.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { quotedName } from "../project/index.ts";
import { findAwaitedSales } from "./sales/awaited/reads.ts";
import { findSellers } from "./sales/reads.ts";
import { vatSaid } from "./scopes.ts";

/** The plants of a project, not its owner's nor still to be laid, whose contracts wait for what their sellers say of their VAT. */
const findUnsaid = (db: Db, projectId: string) =>
  db
    .selectFrom("production_point as point")
    .innerJoin("project as p", "p.id", "point.project_id")
    .innerJoin("account as h", "h.id", "point.account_id")
    .select(["point.id", "point.name", "p.name as projectName", "h.email", "h.first_name as firstName"])
    .where("p.id", "=", projectId)
    .whereRef("p.account_id", "<>", "point.account_id")
    .where(({ not }) =>
      not(sql<boolean>`(coalesce(point.prm, '') = '' and coalesce(point.is_planned, false))`),
    )
    .where(({ not }) => not(vatSaid("point").$castTo<boolean>()))
    .orderBy("point.created_at")
    .execute();

/** Terms of sale state a VAT, by which contracts may wait for a seller's. */
export async function askForVat({ queue }: Pick<Deps, "queue">, tx: Tx, projectId: string): Promise<void> {
  if ((await findUnsaid(tx, projectId)).length > 0)
    await queue.emit(tx, { type: "seller-vat-awaited", projectId });
}

/** The same once a buyer is accepted; who sells reads it in the mail of his own acceptance. */
export async function askForVatOfBuyer(
  deps: Pick<Deps, "queue">,
  tx: Tx,
  { projectId, participant }: MomentOf<"participation-accepted">,
): Promise<void> {
  if (participant.kind === "consumer") await askForVat(deps, tx, projectId);
}

const waitingText = (contracts: number): string =>
  plural(
    contracts,
    "contrat de vente attend que vous disiez si vous facturez la TVA\u00a0: il l’écrit à côté de votre nom.",
    "contrats de vente attendent que vous disiez si vous facturez la TVA\u00a0: ils l’écrivent à côté de votre nom.",
  );

/** What the contracts lack of him besides. */
const lackingText = ({ prm, signatory }: Seller): string => {
  if (!prm) return "Donnez aussi le numéro de votre compteur (PDL)\u00a0: les contrats le nomment.";
  return signatory
    ? "Rien d’autre ne manque de votre part."
    : "Dites aussi qui signe pour cette installation.";
};

/** To each seller whose contracts wait for his VAT: that they do, at most once a week for each of his plants. */
export async function awaitedVatMails(
  deps: Deps,
  { projectId }: EventOf<"seller-vat-awaited">,
  jobId: string,
): Promise<Mail[]> {
  const today = dayInParis(deps.now());
  const sellers = new Map(
    (await findSellers(deps.db, { projectId, today })).map((one) => [one.pointId, one]),
  );
  const mails: Mail[] = [];
  for (const { id, name, projectName, email, firstName } of await findUnsaid(deps.db, projectId)) {
    const seller = sellers.get(id);
    // Of sales that are settled outside of the platform no contract states anything here.
    if (!seller || seller.isElsewhere) continue;
    const count = (await findAwaitedSales(deps.db, { projectId, pointId: id, today })).toCome.size;
    if (count === 0) continue;
    if (!(await mayCount(deps.limits, "vatAskedPerPoint", id))) continue;
    mails.push(
      composeMail(deps, `${jobId}.${id}`, {
        to: email,
        subject: `${quotedName(projectName)}\u00a0: dites si vous facturez la TVA`,
        title: "Vos contrats attendent votre TVA",
        paragraphs: [
          `Bonjour ${firstName},`,
          `Pour ${quotedName(name)}, ${waitingText(count)}`,
          lackingText(seller),
        ],
        action: {
          label: "Dire si je facture la TVA",
          url: webLink(deps, pages.producerStep.to({ step: "price" }, { query: { productionPointId: id } })),
        },
      }),
    );
  }
  return mails;
}
