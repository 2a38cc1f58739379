import { sql } from "kysely";
import { takenBackForVat } from "../src/features/document/scopes.ts";
import type { DomainEvent } from "../src/jobs/events.ts";
import { setStatus } from "./application-fixtures.ts";
import type { World } from "./mail-world.ts";
import { askFee } from "./study-fixtures.ts";

/** Events that send no mail of their own, and those whose mail contains only our own words. */
const silent = [
  "document-to-prepare",
  "signature-wanted",
  "signature-reminder",
  "signature-withdrawn",
  "signature-abandoned",
  "signature-provider-told",
  "signature-completed",
  "sum-signed",
  "signature-mail-sent",
  "evidence-timestamp-wanted",
  "billable-recorded",
  "billable-uncounted",
  "solar-series-wanted",
  "signed-papers-wanted",
  "signature-code-wanted",
  "signatory-said",
] as const satisfies readonly DomainEvent["type"][];
export type Telling = Exclude<DomainEvent["type"], (typeof silent)[number]>;

const forgetAddress = ({ server, signing }: World) =>
  sql`update account set email_verified_at = null where id = ${signing.holder.id}`.execute(server.deps.db);

const writeTerms = async ({ server, signing }: World) => {
  await setStatus(server, signing.application.id, "SIGNATURE");
  await sql`update sales_terms set terms = terms || '{"noticeMonths": 9}', updated_at = '2999-01-01'`.execute(
    server.deps.db,
  );
  await sql`insert into sales_terms (project_id, terms, updated_at)
      select id, '{"noticeMonths": 9}', '2999-01-01' from project where not exists (select from sales_terms)`.execute(
    server.deps.db,
  );
};

/** What must be changed first for an event to cause its mail. */
export const before: Partial<Record<Telling, (world: World) => Promise<unknown>>> = {
  "email-verification-requested": forgetAddress,
  "email-verification-reminded": forgetAddress,
  "email-change-confirmed": ({ server }) =>
    sql`update email_change set confirmed_at = asked_at`.execute(server.deps.db),
  "fee-raised": ({ server, signing }) => askFee(server.deps.db, signing.projectId),
  "terms-written": writeTerms,
  "signers-to-tell": writeTerms,
  "price-ending": async ({ server, signing }) => {
    const { id } = signing.application;
    await setStatus(server, id, "PROPOSAL");
    await sql`insert into application_progress (application_id, status, price, price_until, acted_as, created_at)
      select id, status, 0.1, '2999-01-01', 'owner', now() from application where id = ${id}`.execute(
      server.deps.db,
    );
  },
  "price-taxed": ({ server }) =>
    sql`insert into document (project_id, consumption_point_id, kind, status, data, reason, created_at, updated_at, superseded_at)
      select project_id, consumption_point_id, kind, 'SENT', data, ${takenBackForVat}, created_at, updated_at, '2998-06-01'
      from document where kind = 'salesContract' limit 1`.execute(server.deps.db),
  "project-alert-created": ({ server }) =>
    sql`update project_alert set confirmed_at = created_at`.execute(server.deps.db),
  "seller-meter-known": async ({ server, signing }) => {
    await setStatus(server, signing.application.id, "SIGNATURE");
    await sql`update document set status = 'EXPIRED' where kind = 'salesContract'`.execute(server.deps.db);
  },
  "contract-ends": ({ server }) =>
    sql`update production_point set purchase_contract = 'none', contract_ends_on = '2999-01-31'`.execute(
      server.deps.db,
    ),
  "contract-runs-too-long": async ({ server, signing }) => {
    await setStatus(server, signing.application.id, "EXPLOITATION");
    await sql`update production_point set prm = '30000000000009', is_planned = false`.execute(server.deps.db);
  },
  "seller-vat-awaited": ({ server }) =>
    sql`insert into sales_terms (project_id, terms, updated_at)
      select id, '{"vatRegime": "standard"}', now() from project
      on conflict (project_id) where consumption_point_id is null do update set terms = excluded.terms`.execute(
      server.deps.db,
    ),
  // Told to a proven mailbox alone: those above have unproven the holder's.
  "consent-withdrawn": async ({ server, signing }) => {
    await sql`update account set email_verified_at = now() where id = ${signing.holder.id}`.execute(
      server.deps.db,
    );
    await sql`update sge_consent set withdrawn_at = now()`.execute(server.deps.db);
  },
  "place-started": async ({ server, signing }) => {
    await setStatus(server, signing.application.id, "EXPLOITATION");
    await sql`update application set departure = null, ended_at = null`.execute(server.deps.db);
    await sql`insert into application_progress (application_id, status, acted_as, created_at)
      values (${signing.application.id}, 'EXPLOITATION', 'owner', now())`.execute(server.deps.db);
    await sql`update project set account_id = ${signing.holder.id}`.execute(server.deps.db);
  },
  "signed-place-waiting": async ({ server, signing }) => {
    await setStatus(server, signing.application.id, "SIGNED");
    await sql`update application set departure = null, signed_told_at = null`.execute(server.deps.db);
  },
  "application-reopened": async ({ server, signing }) => {
    await setStatus(server, signing.application.id, "SIGNATURE");
    await sql`update application set signed_told_at = now()`.execute(server.deps.db);
  },
  // Who reads a mailbox that nobody confirmed is told nothing of what its contract says.
  "contract-withdrawn": ({ server }) =>
    sql`update signature_signer set address_confirmed_at = now()`.execute(server.deps.db),
  "departure-scheduled": ({ server }) =>
    sql`update application set departure = departure || '{"settledFor": "2027-03-03"}'`.execute(
      server.deps.db,
    ),
  "owner-notice": ({ server }) =>
    sql`update application set departure = departure || '{"settledFor": "2027-03-03", "isOwners": true}'`.execute(
      server.deps.db,
    ),
  "seller-begins-otherwise": async ({ server, signing }) => {
    const { db } = server.deps;
    await sql`update production_point set project_id = ${signing.projectId}, purchase_contract = 'none',
      contract_ends_on = '2027-12-31' where id = ${signing.productionPointId}`.execute(db);
    await sql`update document set status = 'DONE', superseded_at = null where kind = 'salesContract'`.execute(
      db,
    );
    await sql`update signature_signer set address_confirmed_at = now()`.execute(db);
  },
  "departure-settled": ({ server }) => sql`update application set ended_at = now()`.execute(server.deps.db),
  "signature-declined": ({ server, ids }) =>
    sql`update signature_signer set status = 'signed', email = 'cosignataire@exemple.fr'
      where id <> ${ids.signer}`.execute(server.deps.db),
};
