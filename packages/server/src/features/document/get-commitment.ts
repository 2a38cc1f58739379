import { earlyDuesText } from "@mec/domain/overview";
import { duesOf, nextDuesText } from "@mec/domain/pmo";
import { asConsumer } from "@mec/domain/point";
import { type Start, startToCome } from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import { boughtKwh } from "@mec/domain/study";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { commitmentOf } from "../../documents/to-sign/commitment.ts";
import type { DocumentContent } from "../../documents/to-sign/content.ts";
import type { Essential } from "../../documents/to-sign/essentials.ts";
import { contractPrice } from "../../documents/to-sign/sales-price.ts";
import { mayAddVat } from "../../documents/to-sign/sellers-vat.ts";
import { type Buyer, findBuyer, findBuying } from "../application/index.ts";
import { awaitingAnswer, awaitingSignatures } from "../application/scopes.ts";
import { findSoldToThemselves } from "../signatory/reads.ts";
import { outcomeOfPrice } from "../study/index.ts";
import { contentOf, sellersOfProject } from "./document-content.ts";
import { firstContract, laterSellers } from "./document-states.ts";
import { loadSources, type ProjectSources } from "./project-sources.ts";
import { withoutHomes } from "./sales/told-sellers.ts";
import { findTermsOf } from "./terms-store.ts";

/** The price waits for its holder's answer, or has his yes and no signature. */
const hasOpenPrice = (application: string) =>
  sql<boolean>`(${awaitingAnswer(application)} or ${awaitingSignatures(application)})`;

export const withoutNames = (sources: ProjectSources): ProjectSources => ({
  ...sources,
  producers: withoutHomes(sources.producers),
});

/** All who sell, and whom of them the first contract leaves out. */
export function sellersTold(told: ProjectSources, consumer?: string) {
  const later = laterSellers(told, consumer);
  const apart = told.apart.get(consumer ?? "") ?? [];
  return {
    sellers: sellersOfProject(told),
    later: sellersOfProject({ producers: later }),
    isApart: later.every(({ pointId }) => apart.includes(pointId)),
  };
}

/** kWh that the sum on the same page counts, where one of these documents has a line of them. */
async function sharedKwhOf(
  deps: Deps,
  { projectId, pointId, price, reader }: Buyer & { readonly pointId: string },
  documents: readonly DocumentContent[],
) {
  const reclaims = reader.isBusiness && !reader.isVatPaid;
  const sale = documents.find((one) => one.kind === "salesContract");
  if (price === null || reclaims || !(sale && mayAddVat(sale))) return null;
  const sum = await outcomeOfPrice(deps, { projectId, pointId, price: contractPrice(sale) ?? price });
  return sum && { low: boughtKwh(sum, "low"), high: boughtKwh(sum, "high") };
}

/** What the bulletin and the contract of a price that waits would say today; null where no price does. */
export async function loadDrafts(deps: Deps, pointId: string) {
  const buyer = await findBuyer(deps.db, pointId, hasOpenPrice);
  if (!buyer || buyer.price === null) return null;
  const { projectId, price } = buyer;
  const sources = await loadSources(deps.db, { projectId, today: dayInParis(deps.now()) }, [pointId]);
  const told = withoutNames(sources);
  const terms = await findTermsOf(deps.db, projectId, asConsumer(pointId));
  const wanted = {
    holder: null,
    reference: "",
    date: deps.now(),
    terms,
    next: firstContract(sources, pointId),
  };
  const isOwnBody = (await findSoldToThemselves(deps.db, projectId, [pointId])).has(pointId);
  const kinds = isOwnBody ? (["bulletin"] as const) : (["bulletin", "salesContract"] as const);
  const documents = kinds.map((kind) => contentOf(told, { ...wanted, kind }));
  return { buyer: { ...buyer, price, pointId }, documents, isOwnBody, ...sellersTold(told, pointId) };
}

/** When the year's fee of these is due, first and next; "" where none is. */
function firstDues(documents: readonly DocumentContent[], start: Start, today: string): string {
  const dues = documents.flatMap((one) => (one.kind === "bulletin" ? duesOf(one.fee) : []));
  const yearly = dues.find((one) => one.yearly > 0);
  if (!yearly) return "";
  const early = earlyDuesText(yearly, { today, startsIn: startToCome(start, today) });
  return ["Premier paiement à votre admission.", nextDuesText, early].filter(Boolean).join(" ");
}

/**
 * What a holder commits himself to by the price that he was proposed: as his documents say it from their sending on, and
 * before that as they would say it today.
 */
export async function getCommitment(deps: Deps, pointId: string): Promise<Essential[]> {
  const written = await findBuying(deps.db, pointId);
  if (written) return written;
  const drafts = await loadDrafts(deps, pointId);
  if (!drafts) return [];
  const { buyer, documents, ...told } = drafts;
  const sharedKwh = await sharedKwhOf(deps, buyer, documents);
  const lines = commitmentOf(documents, { price: buyer.price, ...buyer.reader, sharedKwh, ...told });
  const start = await deps.db
    .selectFrom("project")
    .select(["stage", "expected_start as expectedStart"])
    .where("id", "=", buyer.projectId)
    .executeTakeFirstOrThrow();
  const due = firstDues(documents, start, dayInParis(deps.now()));
  return lines.map((line) =>
    line.subject === "fee" && due ? { ...line, text: `${line.text} ${due}` } : line,
  );
}
