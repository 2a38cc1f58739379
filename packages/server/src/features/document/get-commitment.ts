import { asConsumer, reclaimsVat } from "@mec/domain/point";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { commitmentOf } from "../../documents/to-sign/commitment.ts";
import type { Essential } from "../../documents/to-sign/essentials.ts";
import { findBuying } from "../application/index.ts";
import { awaitingAnswer, awaitingSignatures, newestPrice } from "../application/scopes.ts";
import { contentOf } from "./document-content.ts";
import { firstContract } from "./document-states.ts";
import { loadSources, type ProjectSources } from "./project-sources.ts";
import { findTermsOf } from "./terms-store.ts";

/** The price that waits for the answer of a point's holder, or has his yes and no signature, and what is known of him; undefined when none does. */
const findPriced = ({ db }: Deps, pointId: string) =>
  db
    .selectFrom("application as a")
    .innerJoin("consumption_point as point", "point.id", "a.consumption_point_id")
    .select([
      "a.project_id as projectId",
      "point.consumer_type as consumerType",
      "point.reclaims_vat as told",
      newestPrice("a").as("price"),
    ])
    .where("point.id", "=", pointId)
    .where(sql<boolean>`(${awaitingAnswer("a")} or ${awaitingSignatures("a")})`)
    .executeTakeFirst();

/** Until he says yes a home that sells is no party to him: as every participant, it is nobody by name. */
export const withoutNames = (sources: ProjectSources): ProjectSources => ({
  ...sources,
  producers: sources.producers.map((producer) =>
    producer.identity?.entityType === "Professionnel" ? producer : { ...producer, identity: null },
  ),
});

/**
 * What a holder commits himself to by the price that he was proposed: as his documents say it from their sending on, and
 * before that as they would say it today.
 */
export async function getCommitment(deps: Deps, pointId: string): Promise<Essential[]> {
  const written = await findBuying(deps.db, pointId);
  if (written) return written;
  const priced = await findPriced(deps, pointId);
  if (!priced || priced.price === null) return [];
  const { projectId, consumerType, told, price } = priced;
  const sources = await loadSources(deps.db, projectId, []);
  const terms = await findTermsOf(deps.db, projectId, asConsumer(pointId));
  const wanted = { holder: null, reference: "", date: deps.now(), terms, next: firstContract(sources) };
  const kinds = ["bulletin", "salesContract"] as const;
  const documents = kinds.map((kind) => contentOf(withoutNames(sources), { ...wanted, kind }));
  const isBusiness = consumerType === "professional";
  const isVatPaid = isBusiness && !reclaimsVat({ consumerType, reclaimsVat: told });
  return commitmentOf(documents, { price, isBusiness, isVatPaid });
}
