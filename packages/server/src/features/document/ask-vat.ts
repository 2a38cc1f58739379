import { pages } from "@mec/api";
import { plural } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import { composeMail, type EventOf, webLink } from "../../jobs/reaction.ts";
import { mayCount } from "../../limits/limits.ts";
import { quotedName } from "../project/index.ts";
import { findConsumerIds } from "./participant-store.ts";
import { findSalesToCome } from "./sales/reads.ts";
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

/** Something has happened by which a project's contracts may wait for a seller's VAT: a buyer was accepted, or terms state one. */
export async function askForVat({ queue }: Pick<Deps, "queue">, tx: Tx, projectId: string): Promise<void> {
  if ((await findUnsaid(tx, projectId)).length > 0)
    await queue.emit(tx, { type: "seller-vat-awaited", projectId });
}

const waitingText = (contracts: number): string =>
  plural(
    contracts,
    "contrat de vente attend que vous disiez si vous facturez la TVA\u00a0: il l’écrit à côté de votre nom.",
    "contrats de vente attendent que vous disiez si vous facturez la TVA\u00a0: ils l’écrivent à côté de votre nom.",
  );

const alsoLacking = {
  meter: ["Donnez aussi le numéro de votre compteur (PDL)\u00a0: les contrats le nomment."],
  signatory: ["Dites aussi qui signe pour cette installation."],
  vat: ["Rien d’autre ne manque de votre part."],
  owner: [],
} as const;

/** To each seller whose contracts wait for his VAT: that they do, at most once a week for each of his plants. */
export async function awaitedVatMails(
  deps: Deps,
  { projectId }: EventOf<"seller-vat-awaited">,
  jobId: string,
): Promise<Mail[]> {
  const { ids } = await findConsumerIds(deps.db, projectId, { limit: Number.MAX_SAFE_INTEGER, offset: 0 });
  const mails: Mail[] = [];
  for (const { id, name, projectName, email, firstName } of await findUnsaid(deps.db, projectId)) {
    const { toCome, waitsFor } = await findSalesToCome(deps.db, { projectId, pointId: id }, ids);
    if (toCome.size === 0 || !(await mayCount(deps.limits, "vatAskedPerPoint", id))) continue;
    mails.push(
      composeMail(deps, `${jobId}.${id}`, {
        to: email,
        subject: `${quotedName(projectName)}\u00a0: dites si vous facturez la TVA`,
        title: "Vos contrats attendent votre TVA",
        paragraphs: [
          `Bonjour ${firstName},`,
          `Pour ${quotedName(name)}, ${waitingText(toCome.size)}`,
          ...alsoLacking[waitsFor],
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
