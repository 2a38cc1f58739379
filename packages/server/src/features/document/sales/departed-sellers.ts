import type { DepartedSeller } from "@mec/api/document";
import type { Departure } from "@mec/domain/application";
import { participantName } from "@mec/domain/document";
import { dayInParis } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { concluded } from "../../signature/scopes.ts";
import { living, settled, signed } from "../scopes.ts";

interface Buyer {
  readonly projectId: string;
  readonly consumptionPointId: string;
}

interface SellersNow {
  readonly departed: DepartedSeller[];
  /** Whether somebody else still sells to him. */
  readonly isSold: boolean;
}

/** Who leaves with several plants on one day leaves once. */
const eachOnce = (sellers: readonly DepartedSeller[]): DepartedSeller[] => [
  ...new Map(sellers.map((seller) => [`${seller.day} ${seller.hasLeft} ${seller.name}`, seller])).values(),
];

/** Whether a consumer buys by a contract that was settled outside of the platform: who sells by it is not known here. */
async function isSoldElsewhere(db: Db, { projectId, consumptionPointId }: Buyer): Promise<boolean> {
  const contract = await db
    .selectFrom("document")
    .select("id")
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "=", consumptionPointId)
    .where("kind", "=", "salesContract")
    .where(living())
    .where(sql<boolean>`(${settled()} and not ${signed()})`)
    .limit(1)
    .executeTakeFirst();
  return contract !== undefined;
}

/**
 * Who has left the project of those that sell to a consumer by contracts which all have signed here, or leaves it on a settled day,
 * as the contracts name them; the soonest first.
 */
export async function findDepartedSellers(db: Db, buyer: Buyer): Promise<SellersNow> {
  const { projectId, consumptionPointId } = buyer;
  const { rows } = await sql<{
    identity: SignatoryInput;
    hasLeft: boolean;
    departure: Departure | null;
    endedAt: Date | null;
  }>`
    select distinct on (pointId) one->'identity' as identity, p.project_id is distinct from d.project_id as "hasLeft",
      last.departure, last.ended_at as "endedAt", one->>'pointId' as pointId
    from (select * from document where project_id = ${projectId} and kind = 'salesContract'
        and consumption_point_id = ${consumptionPointId} and ${living()} and ${concluded("document")}) d
      cross join lateral jsonb_array_elements(coalesce(d.data->'producers', '[]')) one
      left join production_point p on p.id::text = one->>'pointId'
      left join lateral (select a.departure, coalesce(a.ended_at,
            (select max(created_at) from application_progress step where step.application_id = a.id)) as ended_at
          from application a where a.production_point_id = p.id and a.project_id = d.project_id
          order by a.created_at desc limit 1) last on true
    where one->>'identity' is not null and one->>'pointId' is not null
    order by pointId, d.created_at`.execute(db);
  const departed = rows
    .flatMap(({ identity, hasLeft, departure, endedAt }) => {
      const settled = departure?.settledFor ?? null;
      if (!hasLeft && settled === null) return [];
      const name = participantName(identity, { ...identity, lastName: identity.name });
      const ended = endedAt && dayInParis(endedAt);
      // Settled for a day, his leaving takes effect by the next morning's work; settled at once, before that day.
      const day = hasLeft && ended && !(settled !== null && settled < ended) ? ended : settled;
      return [{ name, day, hasLeft }];
    })
    .toSorted((one, other) => (one.day ?? "").localeCompare(other.day ?? ""));
  if (departed.length === 0) return { departed: [], isSold: rows.length > 0 };
  const isSold = rows.some(({ hasLeft }) => !hasLeft) || (await isSoldElsewhere(db, buyer));
  return { departed: eachOnce(departed), isSold };
}
