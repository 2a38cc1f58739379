import type { Db } from "../../../db/transaction.ts";
import { selectVisible } from "../visible.ts";

/** Those of these projects that anybody may see; the others are treated as if they did not exist. */
export async function findPublicIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await selectVisible(db, {}).select("id").where("id", "in", ids).execute();
  return rows.map(({ id }) => id);
}
