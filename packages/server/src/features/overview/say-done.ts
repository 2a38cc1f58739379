import type { Duty } from "@mec/domain/overview";
import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { findSaidDays } from "../document/index.ts";
import { findDue, markOf } from "./duties.ts";

interface SaidDone {
  readonly duty: Duty;
  readonly count: number;
  /** What his home gave with it. */
  readonly list?: string | undefined;
}

/**
 * The owner says that a duty is done of those of whom his home told, for these days: of who came to it meanwhile, or of a period that
 * has ended since, nothing is done.
 * @throws DomainError PRECONDITION_FAILED where it is another list now.
 */
export async function sayDone(
  { db, now }: Deps,
  projectId: string,
  { duty, count, list }: SaidDone,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { declaredOn } = await findSaidDays(tx, projectId);
    const due = await findDue({ db: tx, now }, projectId, duty, declaredOn);
    if (due.length !== count || (list !== undefined && list !== markOf(due)))
      throw new DomainError("PRECONDITION_FAILED", "Cette liste vient de changer\u00a0: relisez-la d’abord.");
    const rows = due.map(({ applicationId, dueOn }) => ({
      application_id: applicationId,
      duty,
      done_for: dueOn,
    }));
    await tx
      .insertInto("owner_duty")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["application_id", "duty"])
          .doUpdateSet(({ ref }) => ({ done_for: ref("excluded.done_for") })),
      )
      .execute();
  });
}
