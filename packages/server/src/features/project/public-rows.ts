import type { Db } from "../../db/transaction.ts";
import { type PublicRow, publicColumns } from "./project-row.ts";
import { selectVisible } from "./visible.ts";

/** Those of these projects that anybody may see; the others are as if they were not there. */
export function findPublicRows(db: Db, ids: readonly string[]): Promise<PublicRow[]> {
  return selectVisible(db, {}).select(publicColumns).where("project.id", "in", ids).execute();
}
