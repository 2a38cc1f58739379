import type { Db } from "../../db/transaction.ts";
import { selectVisible } from "./visible.ts";

/** Those of these projects that anybody may see; the others are as if they were not there. */
export async function findPublicIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await selectVisible(db, {}).select("id").where("id", "in", ids).execute();
  return rows.map(({ id }) => id);
}
