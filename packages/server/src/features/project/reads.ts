import { type SellerVat, type VatRegime, vatOfSellers } from "@mec/domain/shared";
import type { Selectable } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Db } from "../../db/transaction.ts";

const sums = ["taxed_kwc", "exempt_kwc", "untold_kwc"] as const;
/** What a project's row keeps of the VAT of its sellers. */
const vatColumns = ["vat_regime", ...sums] as const;

type Row = Selectable<Schema["project"]>;
type SellersRow = Pick<Row, (typeof sums)[number]>;

/** @param planned for the sellers who have not said it */
const vatOf = (row: SellersRow, planned: SellerVat | null): VatRegime =>
  vatOfSellers(planned, [
    { powerKwc: row.taxed_kwc, vatRegime: "standard" },
    { powerKwc: row.exempt_kwc, vatRegime: "franchise" },
    { powerKwc: row.untold_kwc, vatRegime: null },
  ]);

/** Whether VAT is added to a project's price, by what its sellers have said and its terms of sale plan. */
export const vatOfRow = (row: Pick<Row, (typeof vatColumns)[number]>): VatRegime =>
  vatOf(row, row.vat_regime);

/** The same of some projects, whatever the terms that somebody reads plan for the sellers who have not said it. */
export async function loadVatOf(
  db: Db,
  projectIds: readonly string[],
): Promise<(projectId: string, planned: SellerVat | null) => VatRegime> {
  const rows = await db
    .selectFrom("project")
    .select(["id", ...sums])
    .where("id", "in", projectIds)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (projectId, planned) => {
    const row = byId.get(projectId);
    return row ? vatOf(row, planned) : planned;
  };
}
