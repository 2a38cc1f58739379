import { reclaimsVat } from "@mec/domain/point";
import type { Db } from "../../../db/transaction.ts";
import { findUntaxedSellers } from "../../study/untaxed/reads.ts";
import type { Consumer } from "../participant-store.ts";

/** Of each consumer, who adds VAT to the price that he accepted without: he may refuse these alone (`contractNext`). Not of who gets VAT back, nor of what is given. */
export async function findApart(
  db: Db,
  projectId: string,
  consumers: readonly Consumer[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const paying = consumers.filter((one) => one.acceptedPrice && !reclaimsVat(one));
  const pointIds = paying.map(({ pointId }) => pointId);
  return findUntaxedSellers(db, { projectId }, pointIds);
}
