import { type Kysely, sql } from "kysely";

/** What a plant's buyers were told of its purchase contract is kept beside what its project's owner was, and told against it as his is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update production_point set contract_told = jsonb_build_object('projectId', contract_told->'projectId',
    'owner', contract_told - 'projectId', 'buyers', contract_told - 'projectId') where contract_told is not null`.execute(
    db,
  );
}
