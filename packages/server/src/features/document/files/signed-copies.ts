import type { FileAnswer } from "@mec/api";
import type { SignedCopy } from "@mec/api/document";
import { type DocumentKind, documentLabels, participantName } from "@mec/domain/document";
import { DomainError } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";
import { sql } from "kysely";
import { type Paging, type Part, readPart } from "../../../answering.ts";
import { makeArchive } from "../../../archives/index.ts";
import type { Db } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { living } from "../scopes.ts";
import { copiesOf } from "../signature-store.ts";
import { makeNamer } from "./archive-names.ts";
import { plainName } from "./file-name.ts";

interface Copy {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly fileName: string | null;
  readonly key: string;
  readonly projectName: string;
  /** Of a contract: who buys, as it names him. */
  readonly identity: SignatoryInput | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly noticeMonths: number | null;
  /** Of a contract: whether it is this plant's, and its buyer has not left. */
  readonly isStanding: boolean;
}

/** A contract names the plants that it is of; an older one, none: it is of those of its signer. */
const namesPlant = (pointId: string) => sql<boolean>`(jsonb_path_exists(d.data, '$.producers[*].pointId')
  is not true or d.data @> ${JSON.stringify({ producers: [{ pointId }] })}::jsonb)`;

/** A part of what a producer has signed, or all, the oldest first; and of the contracts of one project alone, those that bind. */
async function findSignedCopies(
  db: Db,
  pointId: string,
  { part, boundIn }: { readonly part?: Part; readonly boundIn?: string } = {},
): Promise<Copy[]> {
  const isStanding = sql<boolean>`(${living("d")} and ${namesPlant(pointId)})`;
  const bound = boundIn
    ? sql`and d.project_id = ${boundIn} and d.kind = 'salesContract' and ${isStanding}`
    : sql``;
  const { rows } = await sql<Copy>`
    select d.id as "documentId", d.kind, d.file_name as "fileName", d.final_key as key, o.name as "projectName",
      d.data->'consumer' as identity, buyer.first_name as "firstName", buyer.last_name as "lastName",
      (d.data->'terms'->>'noticeMonths')::int as "noticeMonths", ${isStanding} as "isStanding"
    from document d join project o on o.id = d.project_id
      left join lateral (select s.first_name, s.last_name from signature_signer s
        join signature_request r on r.id = s.request_id
        where r.document_id = d.id and s.role = 'participant' limit 1) buyer on d.kind = 'salesContract'
    where ${copiesOf(pointId)} ${bound}
    order by d.created_at, d.id
    ${part ? sql`limit ${part.limit} offset ${part.offset}` : sql``}`.execute(db);
  return rows;
}

async function countSignedCopies(db: Db, pointId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from document d where ${copiesOf(pointId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

const toSignedCopy = ({
  documentId,
  kind,
  projectName,
  identity,
  firstName,
  lastName,
  noticeMonths,
  isStanding,
}: Copy): SignedCopy => ({
  documentId,
  kind,
  projectName,
  buyer:
    kind === "salesContract"
      ? participantName(identity, { firstName: firstName ?? "", lastName: lastName ?? "" })
      : null,
  noticeMonths,
  binds: kind === "salesContract" && isStanding,
});

/** The same, by name: what he signed stays his to read once he has left, and a contract of a sale binds him until it ends. */
export const listSignedCopies = ({ db }: Deps, pointId: string, paging: Paging): Promise<SignedCopy[]> =>
  readPart(
    paging,
    async (part) => (await findSignedCopies(db, pointId, { part })).map(toSignedCopy),
    () => countSignedCopies(db, pointId),
  );

/** The contracts of a project by which this plant sells still, or some of them. */
export async function findBoundCopies(
  db: Db,
  { projectId, pointId }: { readonly projectId: string; readonly pointId: string },
  most?: number,
): Promise<SignedCopy[]> {
  const part = most === undefined ? {} : { part: { limit: most, offset: 0 } };
  return (await findSignedCopies(db, pointId, { ...part, boundIn: projectId })).map(toSignedCopy);
}

/**
 * The signed copies of a producer as a zip, a folder for each kind.
 * @throws DomainError NO_DOCUMENT as long as nothing is signed by all, FILE_TOO_LARGE; Busy.
 */
export async function archiveSignedCopies(deps: Deps, pointId: string): Promise<FileAnswer> {
  const copies = await findSignedCopies(deps.db, pointId);
  if (copies.length === 0) {
    throw new DomainError("NO_DOCUMENT", "Aucun de vos documents n’est encore signé par tous.");
  }
  const nameFor = makeNamer();
  const entries = copies.map(({ kind, fileName, key }) => {
    const name = nameFor((fileName ?? documentLabels[kind]).replace(/\.pdf$/, ""));
    return { path: `${documentLabels[kind]}/${name} (signé).pdf`, key };
  });
  const { name } = await deps.db
    .selectFrom("production_point")
    .select("name")
    .where("id", "=", pointId)
    .executeTakeFirstOrThrow();
  return {
    contentType: "application/zip",
    fileName: `${["exemplaires-signes", plainName(name)].filter(Boolean).join("-")}.zip`,
    bytes: await makeArchive(deps, entries, pointId),
  };
}
