import { saleBetween } from "@mec/domain/document";
import type { Db } from "../../../db/transaction.ts";
import type { ContractProducer } from "../../../documents/to-sign/content.ts";
import { sellersOfProject } from "../document-content.ts";
import { findProducers, type Producer } from "../participant-store.ts";
import { contractsByConsumer, findRetractedSales, findSellers } from "./reads.ts";

// What a consumer is told of those who sell to him by no contract that he has.

/** A home that sells is no party to him until he reads its contract: as every participant, it is nobody by name. */
export const withoutHomes = (producers: readonly Producer[]): Producer[] =>
  producers.map((producer) =>
    producer.identity?.entityType === "Professionnel" ? producer : { ...producer, identity: null },
  );

/** All who sell in a project, as who buys there may be told of them. */
export const findToldSellers = async (db: Db, projectId: string): Promise<ContractProducer[]> =>
  sellersOfProject({ producers: withoutHomes(await findProducers(db, projectId)) });

/** The plants with which a contract of one of these places is still to come, by the rule that makes them; one that was refused is announced to nobody. */
export async function findPlantsToCome(
  db: Db,
  { projectId, today }: { readonly projectId: string; readonly today: string },
  pointIds: readonly string[],
): Promise<Set<string>> {
  const [plants, made, retracted] = await Promise.all([
    findSellers(db, { projectId, today }),
    contractsByConsumer(db, projectId, pointIds),
    findRetractedSales(db, projectId, pointIds),
  ]);
  const isToCome = (pointId: string) =>
    pointIds.some((id) => saleBetween(pointId, plants, made.get(id) ?? [], retracted.get(id)) === "to-come");
  return new Set(plants.flatMap(({ pointId }) => (isToCome(pointId) ? pointId : [])));
}
