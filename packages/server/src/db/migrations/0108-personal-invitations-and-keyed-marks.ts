import { type Kysely, sql } from "kysely";

const statements = [
  // An invitation is the account's that first applied with it, and ends as its owner withdraws it or refuses who came by it.
  `alter table invitation add column used_by uuid references account on delete set null,
    add column closed_at timestamptz`,
  `create index invitation_used_by on invitation (used_by) where used_by is not null`,
  `update invitation set used_by = first.account_id from (
    select distinct on (a.invitation_id) a.invitation_id, coalesce(c.account_id, g.account_id) as account_id
    from application a
    left join consumption_point c on c.id = a.consumption_point_id
    left join production_point g on g.id = a.production_point_id
    where a.invitation_id is not null
    order by a.invitation_id, a.created_at, a.id) first
    where first.invitation_id = invitation.id`,
  `update invitation set closed_at = refusal.at from (
    select a.invitation_id, max(step.created_at) as at
    from application a join application_progress step on step.application_id = a.id
    where step.status = 'REJECTED' and step.acted_as = 'owner' and a.invitation_id is not null
    group by a.invitation_id) refusal
    where refusal.invitation_id = invitation.id`,
  // What the owner of a project was last told of a plant's purchase contract, which quick corrections are told against.
  `alter table production_point add column contract_told jsonb`,
  // What a holder had said was marked beside his kept sum by a plain hash, by which a year's kWh is found in a second. Those marks go: a
  // sum without marks says nothing of what changed, and the next one that is kept has marks of the data's key.
  `update application set kept_sum = kept_sum - 'own' where kept_sum ? 'own'`,
  `update application set announced_sum = announced_sum - 'own' where announced_sum ? 'own'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
