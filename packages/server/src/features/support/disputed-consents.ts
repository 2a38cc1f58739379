import type { DisputedConsent } from "@mec/api/support";
import { sql } from "kysely";
import type { Paging, Part } from "../../answering.ts";
import type { Deps } from "../../deps.ts";
import { validAt } from "../point/scopes.ts";

interface Claim {
  readonly prm: string;
  readonly kind: "consumption-point" | "production-point";
  readonly pointId: string;
  readonly pointName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly givenAt: Date;
}

/** The meters that several accounts hold a valid consent for. */
export async function countDisputes({ db, now }: Deps): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
    select prm from sge_consent where ${validAt(now())} group by prm having count(distinct account_id) > 1
  ) disputed`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The valid consents for meters that several accounts hold a valid consent for; the oldest first. */
async function findClaims({ db, now }: Deps, { limit, offset }: Part): Promise<Claim[]> {
  const moment = now();
  const { rows } = await sql<Claim>`
    select consent.prm,
      case when consent.consumption_point_id is null then 'production-point' else 'consumption-point' end as kind,
      coalesce(c.id, p.id) as "pointId", coalesce(c.name, p.name) as "pointName",
      account.first_name as "firstName", account.last_name as "lastName", account.email,
      consent.given_at as "givenAt"
    from sge_consent consent
      join account on account.id = consent.account_id
      left join consumption_point c on c.id = consent.consumption_point_id
      left join production_point p on p.id = consent.production_point_id
    where ${validAt(moment, "consent")} and consent.prm in (
      select prm from sge_consent where ${validAt(moment)} group by prm
      having count(distinct account_id) > 1 order by max(given_at), prm limit ${limit} offset ${offset}
    )
    order by consent.given_at, consent.id`.execute(db);
  return rows;
}

/**
 * The meters for which two or more accounts consented to have data read: at most one of them is the real
 * holder.
 */
export async function listDisputedConsents(
  deps: Deps,
  { page, part, tellRest }: Paging,
): Promise<DisputedConsent[]> {
  if (page) tellRest({ total: await countDisputes(deps) });
  const disputes = new Map<string, DisputedConsent>();
  for (const { prm, firstName, lastName, email, givenAt, ...point } of await findClaims(deps, part)) {
    const dispute = disputes.get(prm) ?? { prm, claims: [] };
    dispute.claims.push({ ...point, givenAt: givenAt.toISOString(), holder: { firstName, lastName, email } });
    disputes.set(prm, dispute);
  }
  return [...disputes.values()];
}
