import { sql } from "kysely";
import type { Tx } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { completed, havingSigned, waitingForSeal } from "../scopes.ts";

interface Copy {
  readonly signerId: string | null;
  readonly requestId: string;
  readonly documentId: string;
  readonly email: string;
}

const hourMs = 3_600_000;

/** Requests of the project that all have signed since then, and whose copy is still being made. */
const beingMade = (projectId: string, since: Date) => sql`
  select 1 from signature_request r join document w on w.id = r.document_id
  where w.project_id = ${projectId} and ${waitingForSeal("r")} and (
    select max(u.signed_at) from signature_signer u where u.request_id = r.id) > ${since}`;

/**
 * Signed copies that these signers were not told of, except while another of theirs is being made: one mail
 * then tells of all.
 */
async function findSignersCopies(tx: Tx, projectId: string, since: Date): Promise<Copy[]> {
  const { rows } = await sql<Copy>`
    select s.id as "signerId", r.id as "requestId", d.id as "documentId", s.email
    from signature_signer s
    join signature_request r on r.id = s.request_id
    join document d on d.id = r.document_id
    where d.project_id = ${projectId} and ${completed("r")} and s.copy_told_at is null and ${havingSigned("s")}
      and not exists (${beingMade(projectId, since)} and exists (
        select 1 from signature_signer o where o.request_id = r.id and lower(o.email) = lower(s.email)))
    order by d.id`.execute(tx);
  return rows;
}

/**
 * The signed copies that the project's owner was not told of; he is told as owner only when he is no signer.
 */
async function findOwnersCopies(tx: Tx, projectId: string, since: Date): Promise<Copy[]> {
  const { rows } = await sql<Copy>`
    select null as "signerId", r.id as "requestId", d.id as "documentId", a.email
    from signature_request r
    join document d on d.id = r.document_id
    join project p on p.id = d.project_id
    join account a on a.id = p.account_id
    where d.project_id = ${projectId} and ${completed("r")} and r.owner_told_at is null
      and not exists (
        select 1 from signature_signer s where s.request_id = r.id and lower(s.email) = lower(a.email))
      and not exists (${beingMade(projectId, since)})
    order by d.id`.execute(tx);
  return rows;
}

async function saveTold(tx: Tx, copies: readonly Copy[], now: Date): Promise<void> {
  const signerIds = copies.flatMap(({ signerId }) => signerId ?? []);
  const ownerRequests = copies.filter(({ signerId }) => signerId === null).map(({ requestId }) => requestId);
  if (signerIds.length > 0) {
    await tx
      .updateTable("signature_signer")
      .set({ copy_told_at: now })
      .where("id", "in", signerIds)
      .execute();
  }
  if (ownerRequests.length > 0) {
    await tx
      .updateTable("signature_request")
      .set({ owner_told_at: now })
      .where("id", "in", ownerRequests)
      .execute();
  }
}

/**
 * Tells the people of a project where their signed copies are: one mail each for all that they have signed in
 * one go. The caller locks the project, so that the last of several copies sees the others.
 */
export async function tellOfCopies(deps: Deps, tx: Tx, projectId: string): Promise<void> {
  const now = deps.now();
  const since = new Date(now.getTime() - hourMs);
  const copies = [
    ...(await findSignersCopies(tx, projectId, since)),
    ...(await findOwnersCopies(tx, projectId, since)),
  ];
  await saveTold(tx, copies, now);
  const people = new Map<string, { email: string; asOwner: boolean; documentIds: string[] }>();
  for (const { signerId, documentId, email } of copies) {
    const asOwner = signerId === null;
    const key = `${asOwner} ${email.toLowerCase()}`;
    const known = people.get(key);
    if (!known) people.set(key, { email, asOwner, documentIds: [documentId] });
    else if (!known.documentIds.includes(documentId)) known.documentIds.push(documentId);
  }
  await deps.queue.emit(
    tx,
    ...[...people.values()].map((person) => ({ type: "signed-copies-ready", projectId, ...person }) as const),
  );
}
