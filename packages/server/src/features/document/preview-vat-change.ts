import { movedSale, type VatChange, type VatMove, vatMove } from "@mec/domain/document";
import type { SellerVat } from "@mec/domain/shared";
import { fewestAtAPrice } from "@mec/domain/study";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { mayStillCount } from "../../limits/limits.ts";
import { findDearer } from "../application/vat-change/reads.ts";
import { findOtherwise, findStatedSales } from "./stated-vat/reads.ts";

interface Said {
  readonly pointId: string;
  readonly vatRegime: SellerVat | null;
}

/** What these contracts cost with the VAT that they state, and with what this seller would say of his. */
async function movedBy(db: Db, ids: readonly string[], { pointId, vatRegime }: Said) {
  const sales = await findStatedSales(db, sql<boolean>`id = any(${ids}::uuid[])`);
  return vatMove(
    sales.map((sale) =>
      movedSale(sale, (seller) => (seller.pointId === pointId ? vatRegime : seller.vatRegime)),
    ),
  );
}

/** An offer that waits is between two people: who sells reads of so few that they are dearer, and not what they are. */
const told = ({ prices: _, ...move }: VatMove): VatMove =>
  move.count < fewestAtAPrice ? { count: move.count, paid: null } : move;

const nothing: VatChange = {
  waiting: { count: 0, paid: null },
  accords: 0,
  signed: { count: 0, paid: null },
  accepted: { count: 0, paid: null },
  proposed: { count: 0, paid: null },
  isMailed: true,
};

/** What follows for others if this seller says this of his VAT. */
export async function previewVatChange({ db, limits, now }: Deps, said: Said): Promise<VatChange> {
  const { projectId, vatRegime } = await db
    .selectFrom("production_point")
    .select(["project_id as projectId", "vat_regime as vatRegime"])
    .where("id", "=", said.pointId)
    .executeTakeFirstOrThrow();
  if (projectId === null || vatRegime === said.vatRegime) return nothing;
  const { signed, onTheirWay } = await findOtherwise(db, projectId, said);
  const waiting = onTheirWay.filter(({ kind }) => kind === "salesContract");
  const { accepted, proposed, reclaimed } = await findDearer(db, projectId, { ...said, now: now() });
  const idsOf = (some: typeof signed) => some.map(({ id }) => id);
  return {
    waiting: await movedBy(db, idsOf(waiting), said),
    accords: onTheirWay.length - waiting.length,
    signed: await movedBy(db, idsOf(signed), said),
    accepted: vatMove(accepted),
    proposed: told(vatMove(proposed)),
    ...(reclaimed > 0 && { reclaimed }),
    isMailed: await mayStillCount(limits, "taxedPriceMailsPerProject", projectId),
  };
}
