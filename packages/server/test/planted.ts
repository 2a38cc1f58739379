import { sql } from "kysely";
import { addressAt } from "./application-fixtures.ts";
import type { World } from "./mail-world.ts";

/** Links and markup that somebody typed. */
export const planted = "https://evil.example/a <b>www.evil.example</b> moi@evil.example";

/** As if everybody had typed links and markup in every field. */
export async function plant({ server: { deps } }: World): Promise<void> {
  const address = JSON.stringify({ ...addressAt(), label: planted, city: planted, street: planted });
  const typed: [table: string, columns: string[]][] = [
    ["account", ["first_name", "last_name"]],
    ["project", ["name", "city", "description"]],
    ["consumption_point", ["name"]],
    ["production_point", ["name"]],
    ["contact_message", ["name", "message"]],
    ["signature_signer", ["first_name", "last_name"]],
    ["document", ["file_name"]],
  ];
  for (const [table, columns] of typed) {
    for (const column of columns)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${planted}`.execute(deps.db);
  }
  for (const table of ["consumption_point", "production_point", "project_alert"])
    await sql`update ${sql.table(table)} set address = ${address}::jsonb`.execute(deps.db);
  await sql`update project set moderation_status = 'approved'`.execute(deps.db);
  const person = sql`jsonb_build_object('firstName', ${planted}::text, 'name', ${planted}::text)`;
  for (const who of ["participant", "consumer"])
    await sql`update document set data = jsonb_set(data, ${`{${who}}`}::text[], data->${who}::text || ${person})
      where data ? ${who}::text`.execute(deps.db);
  const departure = JSON.stringify({
    leavingOn: "2027-01-31",
    reason: planted,
    requestedAt: "2026-11-26T10:00:00.000Z",
  });
  await sql`update application set departure = ${departure}::jsonb`.execute(deps.db);
}
