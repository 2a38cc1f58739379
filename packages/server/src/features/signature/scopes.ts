import {
  hasDeclined,
  hasSigned,
  isAsked,
  isCompleted,
  isTakenBack,
  isUnderWay,
  type RequestStatus,
  requestStatuses,
  type SignerStatus,
  signerStatuses,
} from "@mec/domain/signature";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { living, signed } from "../document/scopes.ts";

/** The domain's rules on signature requests and signers, as SQL; `table` is the table's name in the query. */
type Scope = (table: string) => RawBuilder<SqlBool>;

const standsAt =
  <Status extends string>(statuses: readonly Status[], rule: (status: Status) => boolean): Scope =>
  (table) => {
    const kept = statuses.filter(rule).map((status) => sql.lit(status));
    return sql<SqlBool>`${sql.ref(`${table}.status`)} in (${sql.join(kept)})`;
  };
const requests = (rule: (status: RequestStatus) => boolean) => standsAt(requestStatuses, rule);
const signers = (rule: (status: SignerStatus) => boolean) => standsAt(signerStatuses, rule);

/** `isUnderWay`, of a request. */
export const underWay = requests(isUnderWay);

/** Requests whose time ran out before all had signed. */
export const expired = requests((status) => status === "expired");

/** `isCompleted`, of a request. */
export const completed = requests(isCompleted);

/** `isTakenBack`, of the request of a document that was set aside. */
export const takenBack = requests(isTakenBack);

/** `hasSigned`, of a signer. */
export const havingSigned = signers(hasSigned);

/** `hasDeclined`, of a signer. */
export const havingDeclined = signers(hasDeclined);

/** Signers to whom the document was shown, and who have not decided. */
export const havingOpened = signers((status) => status === "opened");

/** Signers to whom the document was shown, whatever they decided since. */
export const havingSeen = signers(
  (status) => status === "opened" || hasSigned(status) || hasDeclined(status),
);

const asked = signers(isAsked);

/** The places where somebody has to sign now: `isAsked`, of a living document whose request is under way. */
export const toSign = ({
  signer,
  request,
  document,
}: {
  readonly signer: string;
  readonly request: string;
  readonly document: string;
}): RawBuilder<SqlBool> => sql<SqlBool>`(${asked(signer)} and ${underWay(request)} and ${living(document)})`;

/** `isOwnMailbox`, of a signer and the account that named him. */
export const byOwnMailbox = (signer: string, account: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(lower(${sql.ref(`${signer}.email`)}) = lower(${sql.ref(`${account}.email`)}))`;

/** The requests that have all their signatures, and no signed copy yet. */
export const waitingForSeal: Scope = (table) => sql<SqlBool>`(${underWay(table)} and not exists (
  select from signature_signer unsigned
  where unsigned.request_id = ${sql.ref(`${table}.id`)} and not ${havingSigned("unsigned")}))`;

/** The documents that all have signed, whether their copy is made or still to come. */
export const concluded: Scope = (table) => sql<SqlBool>`(${signed(table)} or exists (
  select from signature_request whole where whole.document_id = ${sql.ref(`${table}.id`)} and ${waitingForSeal("whole")}))`;

/** When its participant retracted from a document, by its request; null where he did not. */
export const retractedAt = (request: string): RawBuilder<Date | null> =>
  sql`(select min(declared.at) from signature_event declared
    where declared.request_id = ${sql.ref(request)} and declared.type = 'retracted')`;

/**
 * Whether the participant asked, as he signed, to be supplied before his days to retract end, by the request; null where he has not
 * signed or was not asked.
 */
export const asksEarlySupply = (request: string): RawBuilder<boolean | null> =>
  sql`(select bool_or((consented.data->'earlySupply'->>'isAsked')::boolean) from signature_event consented
    where consented.request_id = ${sql.ref(request)} and consented.type = 'consent')`;

/** The contracts that bind their consumer: signed by all, or by him while the sellers have still to sign. */
export const signedByConsumer: Scope = (table) => sql<SqlBool>`(${signed(table)} or exists (
  select from signature_request asked join signature_signer buyer on buyer.request_id = asked.id
  where asked.document_id = ${sql.ref(`${table}.id`)} and ${underWay("asked")}
    and buyer.role = 'participant' and ${havingSigned("buyer")}))`;

/** Documents under way that somebody has signed and others have not: what they name is being agreed to. */
export const partlySigned: Scope = (table) => sql<SqlBool>`exists (
  select from signature_request asked join signature_signer one on one.request_id = asked.id
  where asked.document_id = ${sql.ref(`${table}.id`)} and ${underWay("asked")} and ${havingSigned("one")})`;
