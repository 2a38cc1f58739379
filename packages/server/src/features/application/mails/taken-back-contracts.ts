import { type MovedPrice, movedSale } from "@mec/domain/document";
import { displayedPrice, formatPaidPrice, pricesReadAs } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Deps } from "../../../deps.ts";
import { takenBackWith, type VatChanged } from "../../document/scopes.ts";
import { type ConsumerSale, findStatedSales } from "../../document/stated-vat/reads.ts";
import type { ToTell } from "../to-tell.ts";
import { isVatPaid } from "./holder-mails.ts";
import { type ApplicationFacts, findApplicationFacts, quoted } from "./mail-facts.ts";

type Place = ToTell["places"][number];

/** Null as long as a seller says nothing: what the next contract will say is not known. */
function movedOf(sale: ConsumerSale): MovedPrice | null {
  const today = (pointId: string | null) => (pointId === null ? undefined : sale.vatToday[pointId]);
  if (sale.sellers.some(({ pointId }) => today(pointId) === null)) return null;
  return movedSale(sale, ({ pointId, vatRegime }) => today(pointId) ?? vatRegime);
}

function priceText(facts: ApplicationFacts, sale: ConsumerSale): string {
  const moved = movedOf(sale);
  if (!moved) return "le prochain contrat attend que le producteur dise sa TVA.";
  const { price, from, to } = moved;
  // Electricity that is given stays so.
  if (!price) return "son prix ne change pas.";
  const reader = { profileType: facts.consumerType ?? "professional", isVatPaid: isVatPaid(facts) };
  const readAs = pricesReadAs(reader.profileType, !reader.isVatPaid);
  const [was, next] = [from, to].map((vat) => formatPaidPrice(price, reader, vat));
  return displayedPrice(price, readAs, from) === displayedPrice(price, readAs, to)
    ? `son prix ne change pas pour vous\u00a0: ${next}.`
    : `son prix était de ${was}. Dans le prochain, il sera de ${next}.`;
}

const signedText =
  "Vous aviez signé ce contrat\u00a0: votre signature ne vous engage pas, puisque tous n’avaient pas signé.";

/** Of each of these places whose contract was taken back with a change: from which price to which. */
export async function tellTakenBack(
  deps: Deps,
  changed: VatChanged,
  places: readonly Place[],
): Promise<Map<string, string>> {
  const ids = places.map(({ participant }) => participant.id);
  const sales = await findStatedSales(
    deps.db,
    sql<boolean>`(consumption_point_id = any(${ids}::uuid[]) and ${takenBackWith("document", changed)})`,
  );
  const told = new Map<string, string>();
  for (const { applicationId, name, participant } of places) {
    const sale = sales.find(({ consumptionPointId }) => consumptionPointId === participant.id);
    const facts = sale && (await findApplicationFacts(deps.db, applicationId, deps.now()));
    if (!facts) continue;
    const lines = [
      `Contrat de ${quoted(name)}\u00a0: ${priceText(facts, sale)}`,
      ...(sale.hasBuyerSigned ? [signedText] : []),
    ];
    told.set(applicationId, lines.join(" "));
  }
  return told;
}

/** Why, before those lines. */
export const takenBackReason = (project: string): string =>
  `Dans ${quoted(project)}, un producteur a changé de TVA. Un contrat de vente qui attendait des signatures disait l’ancienne\u00a0: il est retiré.`;

/** What its buyer has to do. */
export const takenBackNext =
  "Vous n’avez rien à faire maintenant. Le porteur vous enverra un nouveau contrat\u00a0: vous pourrez le signer, ou le refuser.";
