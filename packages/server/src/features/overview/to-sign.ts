import type { AwaitedSigner, OverviewFacts } from "@mec/domain/overview";
import { heldSince, isOwnTurn, placeTurn } from "@mec/domain/signature";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { type AddressRow, addressOf } from "../document/index.ts";
import { toSign } from "../signature/scopes.ts";

/** The documents that wait for one person whom the owner named: for the legal body or as who sells, or of a plant or a place of the owner's. */
interface Row extends Omit<AddressRow, "accountEmail"> {
  readonly accountEmail: string;
  readonly name: string;
  readonly isOfPlant: boolean;
  readonly isOfPlace: boolean;
  readonly documentIds: string[];
  /** Whether the invitation to one of them is still to leave by itself. */
  readonly isHeld: boolean;
  /** The first of these plants. */
  readonly plantId: string | null;
}

const findRows = async (db: Db, projectId: string, now: Date, heldFrom: Date): Promise<Row[]> =>
  (
    await sql<Row>`
    select min(s.email) as email, s.first_name || ' ' || s.last_name as name, s.status,
      s.address_confirmed_at as "addressConfirmedAt", s.disowned_at as "disownedAt",
      a.email as "accountEmail", a.email_verified_at as "accountVerifiedAt",
      p.id is not null and s.role = 'participant' as "isOfPlant", c.id is not null and s.role = 'participant' as "isOfPlace",
      array_agg(distinct d.id) as "documentIds",
      coalesce(bool_or(s.mailed_at is null and s.notified_at > ${heldFrom}), false) as "isHeld",
      (array_agg(p.id order by p.created_at, p.id))[1] as "plantId"
    from project o
      join account a on a.id = o.account_id
      join document d on d.project_id = o.id
      join signature_request r on r.document_id = d.id and r.expires_at > ${now}
      join signature_signer s on s.request_id = r.id and s.account_id = o.account_id
      left join production_point p on p.id = d.production_point_id and p.project_id = o.id and p.account_id = o.account_id
      left join consumption_point c on c.id = d.consumption_point_id and c.account_id = o.account_id
    where o.id = ${projectId} and ${toSign({ signer: "s", request: "r", document: "d" })}
      and (s.role in ('pmo', 'producer') or p.id is not null or c.id is not null)
    group by lower(s.email), s.first_name, s.last_name, s.status, s.address_confirmed_at, s.disowned_at,
      a.email, a.email_verified_at, p.id is not null and s.role = 'participant', c.id is not null and s.role = 'participant'
    order by min(r.created_at), min(s.id::text)`.execute(db)
  ).rows;

const turnOf = (row: Row) =>
  placeTurn(
    { email: row.email, address: addressOf(row) },
    { email: row.accountEmail, emailVerified: row.accountVerifiedAt !== null },
  );

const documentsOf = (rows: readonly Row[]): number =>
  new Set(rows.flatMap(({ documentIds }) => documentIds)).size;

/** Each person once, with all that he is to sign. */
function signersAmong(rows: readonly Row[]): AwaitedSigner[] {
  const signers = new Map<string, AwaitedSigner & { readonly rows: readonly Row[] }>();
  for (const row of rows) {
    const turn = turnOf(row);
    if (isOwnTurn(turn)) continue;
    const key = `${turn} ${row.name} ${row.email.toLowerCase()}`;
    const all = [...(signers.get(key)?.rows ?? []), row];
    signers.set(key, { name: row.name, turn, documents: documentsOf(all), rows: all });
  }
  return [...signers.values()].map(({ rows: all, ...signer }) => ({
    ...signer,
    ...(all.some(({ isHeld }) => isHeld) && { isHeld: true }),
  }));
}

type ToSign = Pick<OverviewFacts, "toSign" | "ownPlantDocuments" | "ownPlantDocumentsAt" | "signedByOthers">;

/**
 * The documents that wait for the owner's own mailbox, as the legal body or as who sells, and those of his own plants; and those that
 * wait for people whom he named, by theirs, of his own places too. What he signs of these himself, their own pages ask.
 */
export async function findToSign({ db, now, config }: Deps, projectId: string): Promise<ToSign> {
  const rows = await findRows(db, projectId, now(), heldSince(now(), config.signingMailWait));
  const own = rows.filter((row) => !row.isOfPlace && isOwnTurn(turnOf(row)));
  const plants = own.filter(({ isOfPlant }) => isOfPlant);
  return {
    toSign: documentsOf(own.filter(({ isOfPlant }) => !isOfPlant)),
    ownPlantDocuments: documentsOf(plants),
    ownPlantDocumentsAt: plants[0]?.plantId ?? null,
    signedByOthers: signersAmong(rows),
  };
}
