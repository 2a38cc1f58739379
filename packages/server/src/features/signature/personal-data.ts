import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Person, PersonalData } from "../../meeting/personal-data.ts";
import { asksEarlySupply, retractedAt } from "./scopes.ts";

/**
 * Documents that all have signed, this person among them: found by account, or by the address once it is
 * known to be theirs.
 */
const signedBy = (db: Db, { id, email, emailVerified }: Person) =>
  db
    .selectFrom("signed_paper as k")
    .where(
      sql<boolean>`exists (select from signed_paper_party y where y.document_id = k.document_id
        and (y.account_id = ${id} or lower(y.email) = lower(${emailVerified ? email : null}::text)))`,
    )
    .orderBy("k.signed_at")
    .orderBy("k.document_id");

/** Each document with the date until which it is kept, whatever becomes of its project. */
const readSignedPapers = (db: Db, person: Person) =>
  signedBy(db, person)
    .select([
      "k.document_id as id",
      "k.kind",
      "k.project_name as projectName",
      "k.signed_at as signedAt",
      retractedAt("k.request_id").as("retractedAt"),
      "k.keep_until as keepUntil",
    ])
    .execute();

/** What the person signed or was asked to sign at this address, with the evidence of their own acts. */
async function readSignatures(db: Db, email: string) {
  const signers = await db
    .selectFrom("signature_signer as s")
    .innerJoin("signature_request as r", "r.id", "s.request_id")
    .innerJoin("document as d", "d.id", "r.document_id")
    .innerJoin("project as o", "o.id", "d.project_id")
    .select([
      "s.id",
      "o.name as projectName",
      "d.kind",
      "s.role",
      "s.first_name as firstName",
      "s.last_name as lastName",
      "s.phone_number as phoneNumber",
      "s.status",
      "s.signed_name as signedName",
      "s.signed_at as signedAt",
      "s.decline_reason as declineReason",
    ])
    // His own answer, which is not of those who sign with him.
    .select(
      sql<boolean | null>`case when s.role = 'participant' then ${asksEarlySupply("r.id")} end`.as(
        "asksEarlySupply",
      ),
    )
    .where((where) => where(where.fn("lower", ["s.email"]), "=", email.toLowerCase()))
    .orderBy("r.created_at")
    .orderBy("s.id")
    .execute();
  const ids = signers.map(({ id }) => id);
  const events = ids.length === 0 ? [] : await readEvents(db, ids);
  return signers.map(({ id, ...signer }) => ({
    ...signer,
    events: events.filter(({ signerId }) => signerId === id).map(({ signerId: _, ...event }) => event),
  }));
}

const readEvents = (db: Db, signerIds: readonly string[]) =>
  db
    .selectFrom("signature_event")
    .select(["signer_id as signerId", "type", "at", "ip", "user_agent as userAgent"])
    .where("signer_id", "in", signerIds)
    .orderBy("at")
    .orderBy("sequence")
    .execute();

export const signaturePersonalData = {
  inWords: [
    "papiers que vous avez signés et que tous ont signés, même si leur projet n’existe plus, dans le dossier papiers-signes",
  ],
  read: async ({ db }, person) => ({ papiersSignes: await readSignedPapers(db, person) }),
  byEmail: {
    inWords: ["signatures demandées et données"],
    read: async ({ db }, email) => ({ signatures: await readSignatures(db, email) }),
  },
  /** The sealed files. */
  async files({ db }, person) {
    const signedPapers = await signedBy(db, person)
      .select(["k.document_id as id", "k.final_key as key", retractedAt("k.request_id").as("retractedAt")])
      .execute();
    return signedPapers.map(({ id, key, retractedAt: declaredAt }) => ({
      path: `papiers-signes/${id}${declaredAt ? "-retracte" : ""}.pdf`,
      key,
    }));
  },
} satisfies PersonalData;
