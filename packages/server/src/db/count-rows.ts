import type { SelectQueryBuilder } from "kysely";

/** How many rows a query has, before anything is selected of them. */
export async function countRows<DB, T extends keyof DB>(
  query: SelectQueryBuilder<DB, T, unknown>,
): Promise<number> {
  const { total } = await query
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .$castTo<{ total: string }>()
    .executeTakeFirstOrThrow();
  return Number(total);
}
