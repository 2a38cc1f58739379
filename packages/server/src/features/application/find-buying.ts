import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { buyingOf } from "../../documents/to-sign/buying.ts";
import type { BulletinData, SalesContractData } from "../../documents/to-sign/content.ts";
import type { Essential } from "../../documents/to-sign/essentials.ts";
import { plantsWithoutMandate, withMandates } from "../../documents/to-sign/mandates-since.ts";
import { documentData } from "../../encryption/index.ts";
import { findMandated } from "../document/sales/reads.ts";
import { inFlight, settledOrOnItsWay } from "../document/scopes.ts";
import { concluded } from "../signature/scopes.ts";
import { type Buyer, findBuyer } from "./find-buyer.ts";
import { takingPart } from "./scopes.ts";

/** Its bulletin and contracts that bind, null for a text that is not ours: all have signed them, or he is about to sign his first. */
async function findOwn(db: Db, { projectId, isSigning }: Buyer, pointId: string) {
  const rows = await db
    .selectFrom("document")
    .select([
      "id",
      "kind",
      sql<BulletinData | SalesContractData | null>`data`.as("content"),
      sql<boolean>`(${concluded("document")} or (${isSigning} and ${inFlight()}))`.as("isOurs"),
    ])
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "=", pointId)
    .where("kind", "in", ["bulletin", "salesContract"])
    .where(settledOrOnItsWay())
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, kind, content, isOurs }) => ({
    kind,
    content: content && isOurs ? documentData.open(id, content) : null,
  }));
}

/** The plants of a project that sell in it still. */
async function findPlants(db: Db, projectId: string): Promise<ReadonlySet<string>> {
  const plants = await db
    .selectFrom("production_point")
    .select("id")
    .where("project_id", "=", projectId)
    .execute();
  return new Set(plants.map(({ id }) => id));
}

/** A document without who of its sellers has left; none where nobody is left. */
function withSellers<Content extends BulletinData | SalesContractData>(
  content: Content,
  plants: ReadonlySet<string>,
): Content[] {
  if (content.kind === "bulletin") return [content];
  const producers = content.producers.filter(({ pointId }) => pointId === undefined || plants.has(pointId));
  return producers.length > 0 ? [{ ...content, producers }] : [];
}

/**
 * The bulletin and the contracts of a place that bind its holder, of those who sell still, and by what he reads them; null where no
 * contract was made.
 */
export async function findBinding(db: Db, pointId: string) {
  const buyer = await findBuyer(db, pointId, takingPart);
  if (!buyer) return null;
  const binding = await findOwn(db, buyer, pointId);
  if (!binding.some(({ kind }) => kind === "salesContract")) return null;
  const plants = await findPlants(db, buyer.projectId);
  const documents = binding.flatMap(({ content }) => (content ? withSellers(content, plants) : []));
  const mandated = await findMandated(db, documents.flatMap(plantsWithoutMandate));
  const { projectId, isToStart, reader } = buyer;
  return {
    projectId,
    isToStart,
    reader,
    documents: documents.map((content) => withMandates(content, mandated)),
  };
}

/**
 * What the documents of a place commit its holder to, in the lines of their summary: from the sending of his contract until he
 * leaves; none where no contract is ours, and null where none was made.
 */
export async function findBuying(db: Db, pointId: string): Promise<Essential[] | null> {
  const bound = await findBinding(db, pointId);
  return bound && buyingOf(bound.documents, bound.reader);
}
