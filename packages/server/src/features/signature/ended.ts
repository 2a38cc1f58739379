import type { DocumentKind } from "@mec/domain/document";
import { participantPerson } from "@mec/domain/document";
import { DomainError } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";
import { type SigningEnd, signingEndText } from "@mec/domain/signature";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { takingPart } from "../application/scopes.ts";
import { living } from "../document/scopes.ts";
import { findAnyLink, type Link, openLink } from "./link.ts";
import { expired, havingDeclined, havingOpened, underWay } from "./scopes.ts";

interface Row {
  readonly kind: DocumentKind;
  readonly participant: SignatoryInput | null;
  readonly retractedBy: string | null;
  readonly declinedBy: string | null;
  readonly isExpired: boolean;
  readonly hasLeft: boolean;
}

/** Who has an application of this document's place that takes part, or ever had one. */
const applied = sql`from application a where a.project_id = d.project_id
  and coalesce(a.consumption_point_id, a.production_point_id) = coalesce(d.consumption_point_id, d.production_point_id)`;

/** Those of these documents that this mailbox was shown and has not signed, and that nobody can sign any more. */
async function findEnded(
  db: Db,
  { projectId, email, accountId }: Pick<Link, "projectId" | "email" | "accountId">,
  documentIds: readonly string[],
  now: Date,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select distinct on (d.id) d.kind, coalesce(d.data->'participant', d.data->'consumer') as participant,
      (select told.data->>'name' from signature_event told
        where told.request_id = r.id and told.type = 'retracted' order by told.sequence limit 1) as "retractedBy",
      (select other.first_name || ' ' || other.last_name from signature_signer other
        where other.request_id = r.id and ${havingDeclined("other")} limit 1) as "declinedBy",
      ${living("d")} and (${expired("r")} or r.expires_at <= ${now}) as "isExpired",
      exists (select ${applied}) and not exists (select ${applied} and ${takingPart("a")}) as "hasLeft"
    from document d join signature_request r on r.document_id = d.id
      join signature_signer s on s.request_id = r.id
    where d.id = any(${documentIds}::uuid[]) and d.project_id = ${projectId} and lower(s.email) = ${email.toLowerCase()}
      and (${accountId}::uuid is null or s.account_id = ${accountId})
      and ${havingOpened("s")} and s.disowned_at is null
      and not exists (select from signature_signer own where own.request_id = r.id
        and lower(own.email) = lower(s.email) and ${havingDeclined("own")})
      and (not ${living("d")} or not ${underWay("r")} or r.expires_at <= ${now})
    order by d.id, r.created_at desc`.execute(db);
  return rows;
}

function endOf({ kind, participant, ...row }: Row): SigningEnd {
  const who = participant && participantPerson(participant, { firstName: "", lastName: "" });
  if (row.retractedBy) return { kind, why: "retracted", who: row.retractedBy };
  if (row.declinedBy) return { kind, why: "declined", who: row.declinedBy };
  if (row.hasLeft && who) return { kind, why: "left", who };
  return { kind, why: row.isExpired ? "expired" : "withdrawn", who: null };
}

/**
 * Refuses to act on documents that were shown to be signed and have ended meanwhile without this person's doing, and says why:
 * none is signed beside them, so that nobody takes for signed what is not.
 * @throws DomainError SIGNATURE_ENDED
 */
export async function refuseEnded(
  db: Db,
  link: Pick<Link, "projectId" | "email" | "accountId">,
  documentIds: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  const ended = documentIds ? await findEnded(db, link, documentIds, now) : [];
  if (ended.length > 0) throw new DomainError("SIGNATURE_ENDED", signingEndText(ended.map(endOf)));
}

/**
 * The link by which somebody acts on these documents; one that has lost all that it opened, or is revoked for that, says why.
 * @throws DomainError NOT_FOUND, SIGNATURE_ENDED
 * @throws TooManyTries
 */
export async function openToAct(
  deps: Deps,
  token: string,
  documentIds: readonly string[] | undefined,
  origin: Origin,
): Promise<Link> {
  const { db, now } = deps;
  const link = await openLink(deps, token, origin).catch(async (error: unknown) => {
    const revoked = error instanceof DomainError ? await findAnyLink(db, token) : undefined;
    if (revoked) await refuseEnded(db, revoked, documentIds, now());
    throw error;
  });
  await refuseEnded(db, link, documentIds, now());
  return link;
}
