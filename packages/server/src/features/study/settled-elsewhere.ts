import { countRows } from "../../db/count-rows.ts";
import type { Db } from "../../db/transaction.ts";
import { takingPart } from "../application/scopes.ts";
import { living, settled, signed } from "../document/scopes.ts";

/** With how many of those who take part in a project the contract is settled outside of the platform: whoever comes to sell makes them none here. */
export const countSettledElsewhere = (db: Db, projectId: string): Promise<number> =>
  countRows(
    db
      .selectFrom("application as a")
      .where("a.project_id", "=", projectId)
      .where(takingPart("a"))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("document")
            .select("document.id")
            .whereRef("document.consumption_point_id", "=", "a.consumption_point_id")
            .where("document.project_id", "=", projectId)
            .where("document.kind", "=", "salesContract")
            .where(living())
            .where(settled("document"))
            .where(({ not }) => not(signed("document"))),
        ),
      ),
  );
