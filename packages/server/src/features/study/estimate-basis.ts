import type { EstimateBasis } from "@mec/api/study";
import type { Db } from "../../db/transaction.ts";
import { findPerimeterDetails } from "../project/index.ts";
import { loadAskedOf } from "./asked-of-members.ts";
import { findProductionSums } from "./member-store.ts";

/** What an estimate is computed from, of a project that whoever asks may see. */
export async function findEstimateBasis(db: Db, projectId: string): Promise<EstimateBasis> {
  const project = await db
    .selectFrom("project")
    .select([
      "address",
      "price_min as min",
      "price_max as max",
      "pledged_share as pledgedShare",
      "number_of_consumers as numberOfConsumers",
      "repartition_key as repartitionKey",
    ])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  const { address, min, max, ...told } = project;
  const { fees, vatRegime } = (await loadAskedOf(db, projectId))(null);
  return {
    latitude: address.coordinates.latitude,
    longitude: address.coordinates.longitude,
    production: await findProductionSums(db, projectId),
    ...told,
    price: min === null || max === null ? null : { min, max },
    fees,
    vatRegime,
    isBehindOneSubstation: (await findPerimeterDetails(db, projectId)).isBehindOneSubstation,
  };
}
