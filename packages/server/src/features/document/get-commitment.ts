import { earlyDuesText } from "@mec/domain/overview";
import { type Dues, duesOf, nextDuesText } from "@mec/domain/pmo";
import { asConsumer } from "@mec/domain/point";
import { startToCome } from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import { boughtKwh } from "@mec/domain/study";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { buyingOf } from "../../documents/to-sign/buying.ts";
import { commitmentOf } from "../../documents/to-sign/commitment.ts";
import type { DocumentContent } from "../../documents/to-sign/content.ts";
import type { Essential } from "../../documents/to-sign/essentials.ts";
import { contractPrice } from "../../documents/to-sign/sales-price.ts";
import { mayAddVat } from "../../documents/to-sign/sellers-vat.ts";
import { type Buyer, findBinding, findBuyer } from "../application/index.ts";
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

/** What of a fee falls due early, to who is still to be admitted; "" for one payment. */
export async function earlyDuesOf(
  { db, now }: Pick<Deps, "db" | "now">,
  projectId: string,
  dues: Dues,
): Promise<string> {
  const start = await db
    .selectFrom("project")
    .select(["stage", "expected_start as expectedStart"])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  const today = dayInParis(now());
  return earlyDuesText(dues, { today, startsIn: startToCome(start, today) });
}

const duesOfAll = (documents: readonly DocumentContent[]): Dues | undefined =>
  documents
    .flatMap((one) => (one.kind === "bulletin" ? duesOf(one.fee) : []))
    .find(({ yearly }) => yearly > 0);

const withDues = (lines: readonly Essential[], due: string): Essential[] =>
  lines.map((line) => (line.subject === "fee" && due ? { ...line, text: `${line.text} ${due}` } : line));

/** What is bought by the documents that bind, with what of the fee falls due early as long as the sharing is to come. */
async function getWritten(deps: Deps, pointId: string): Promise<Essential[] | null> {
  const bound = await findBinding(deps.db, pointId);
  if (!bound) return null;
  const dues = duesOfAll(bound.documents);
  const early = dues && bound.isToStart ? await earlyDuesOf(deps, bound.projectId, dues) : "";
  return withDues(buyingOf(bound.documents, bound.reader), early);
}

/**
 * What a holder commits himself to by the price that he was proposed: as his documents say it from their sending on, and
 * before that as they would say it today.
 */
export async function getCommitment(deps: Deps, pointId: string): Promise<Essential[]> {
  const written = await getWritten(deps, pointId);
  if (written) return written;
  const drafts = await loadDrafts(deps, pointId);
  if (!drafts) return [];
  const { buyer, documents, ...told } = drafts;
  const sharedKwh = await sharedKwhOf(deps, buyer, documents);
  const lines = commitmentOf(documents, { price: buyer.price, ...buyer.reader, sharedKwh, ...told });
  const dues = duesOfAll(documents);
  if (!dues) return lines;
  const early = await earlyDuesOf(deps, buyer.projectId, dues);
  return withDues(
    lines,
    ["Premier paiement à votre admission.", nextDuesText, early].filter(Boolean).join(" "),
  );
}
