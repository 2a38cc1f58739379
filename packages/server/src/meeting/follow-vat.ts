import type { Tx } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import type { EventOf } from "../jobs/reaction.ts";

/** The sellers of a project by their VAT, as the trigger that sums its plants has written them. */
const sellersOf = (tx: Tx, projectId: string): Promise<EventOf<"price-taxed">["was"] | undefined> =>
  tx
    .selectFrom("project")
    .select(["taxed_kwc as taxed", "exempt_kwc as exempt", "untold_kwc as untold"])
    .where("id", "=", projectId)
    .executeTakeFirst();

/** Who sells there and what each says of his VAT: how much each makes changes no price that is told. */
const vatOfEach = async (tx: Tx, projectId: string): Promise<string> =>
  JSON.stringify(
    await tx
      .selectFrom("production_point")
      .select(["id", "vat_regime"])
      .where("project_id", "=", projectId)
      .orderBy("id")
      .execute(),
  );

/** Does what may change who sells in a project, or his VAT: a price that somebody was proposed there may cost another since. */
export async function followVat<T>(
  { queue, now }: Pick<Deps, "queue" | "now">,
  tx: Tx,
  projectId: string | null | undefined,
  change: () => Promise<T>,
): Promise<T> {
  if (!projectId) return change();
  const [was, told] = [await sellersOf(tx, projectId), await vatOfEach(tx, projectId)];
  const at = new Date(now().getTime() - 1).toISOString();
  const done = await change();
  if (was && told !== (await vatOfEach(tx, projectId)))
    await queue.emit(tx, { type: "price-taxed", projectId, at, until: now().toISOString(), was });
  return done;
}
