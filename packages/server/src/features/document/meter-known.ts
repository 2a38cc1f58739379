import { pages } from "@mec/api";
import { asProducer } from "@mec/domain/point";
import { dayInParis, plural } from "@mec/domain/shared";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import { composeMail, type EventOf, webLink } from "../../jobs/reaction.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { quotedName } from "../project/index.ts";
import { findPointAndOwner } from "./point-and-owner.ts";
import { findAwaitedSales } from "./sales/awaited/reads.ts";

/**
 * The first meter of a plant in another person's project: its contracts waited for it. A meter never comes without a consent,
 * so who has given one before had a meter: he only corrects it.
 */
export async function tellOfFirstMeter(
  { queue }: Pick<Deps, "queue">,
  tx: Tx,
  { participant: { kind, id }, prm }: MomentOf<"meter-changed">,
): Promise<void> {
  if (kind !== "producer" || prm === "") return;
  const plant = await tx
    .selectFrom("production_point as point")
    .innerJoin("project as p", "p.id", "point.project_id")
    .select("p.id as projectId")
    .where("point.id", "=", id)
    .whereRef("p.account_id", "<>", "point.account_id")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("sge_consent as c").select("c.id").where("c.production_point_id", "=", id))),
    )
    .executeTakeFirst();
  if (plant) await queue.emit(tx, { type: "seller-meter-known", productionPointId: id, ...plant });
}

/** To the owner: a producer's meter is known, and how many contracts wait for nobody else; none where no contract does. */
export async function sellerMeterMails(
  deps: Deps,
  { projectId, productionPointId }: EventOf<"seller-meter-known">,
  jobId: string,
): Promise<Mail[]> {
  const plant = await findPointAndOwner(deps, { projectId, participant: asProducer(productionPointId) });
  if (!plant) return [];
  const { toCome, waitsFor } = await findAwaitedSales(deps.db, {
    ...{ projectId, pointId: productionPointId },
    today: dayInParis(deps.now()),
  });
  if (toCome.size === 0 || waitsFor === "meter") return [];
  const { name, projectName, email, ownerFirstName, firstName, lastName } = plant;
  const contracts = plural(toCome.size, "contrat de vente l’attendait", "contrats de vente l’attendaient");
  return [
    composeMail(deps, jobId, {
      to: email,
      subject: `${quotedName(projectName)}\u00a0: le compteur de ${quotedName(name)} est connu`,
      title: "Le compteur d’un producteur est connu",
      paragraphs: [
        `Bonjour ${ownerFirstName},`,
        `${firstName} ${lastName} a donné le numéro de compteur (PDL) de ${quotedName(name)}. ${contracts}.`,
        waitsFor === "signatory"
          ? "Il lui reste à dire qui signe\u00a0: vous pourrez alors les envoyer."
          : waitsFor === "vat"
            ? "Il lui reste à dire s’il facture la TVA\u00a0: vous pourrez alors les envoyer."
            : "Ceux à qui il ne manque rien d’autre peuvent partir\u00a0: chaque consommateur signe le sien, puis le producteur.",
      ],
      action: {
        label: "Ouvrir les contrats",
        url: webLink(deps, pages.ownerDocuments.to({ projectId, tab: "contracts" })),
      },
    }),
  ];
}
