import type { DocumentKind, SalesTerms } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import type { VatRegime } from "@mec/domain/shared";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import { pointTable } from "../point/tables.ts";
import { loadVatOf } from "../project/reads.ts";
import { findSoldToThemselves } from "../signatory/reads.ts";
import { concluded } from "../signature/scopes.ts";
import { living, sellers, settled, signed } from "./scopes.ts";
import { findContractTerms } from "./terms/reads.ts";

/** The terms of sale that change what a person pays: the price, the yearly fees, whether VAT is added, and for how long. */
export interface SaleConditions
  extends Pick<
    SalesTerms,
    | "price"
    | "subscription"
    | "vatRegime"
    | "durationYears"
    | "tacitRenewal"
    | "noticeMonths"
    | "indexation"
    | "indexationRate"
  > {
  readonly projectId: string;
  /** Null for the terms of all the consumers. */
  readonly consumptionPointId: string | null;
}

const told = <K extends keyof SalesTerms>(key: K) => sql<SalesTerms[K]>`terms->>${sql.lit(key)}`;
const figure = (key: keyof SalesTerms) => sql<number | null>`(terms->>${sql.lit(key)})::float8`;

/**
 * The conditions in some projects: those for all their consumers, and those of each consumer who has his own, which are those of
 * his contract from its sending on.
 * @param pointIds the consumers whose contracts are read; absent for all
 */
export async function findSaleConditions(
  db: Db,
  projectIds: readonly string[],
  pointIds?: readonly string[],
): Promise<SaleConditions[]> {
  const held = await findContractTerms(db, projectIds, pointIds);
  const isHeld = new Set(held.map((one) => `${one.projectId} ${one.consumptionPointId}`));
  const written = await db
    .selectFrom("sales_terms")
    .select([
      "project_id as projectId",
      "consumption_point_id as consumptionPointId",
      figure("price").as("price"),
      figure("subscription").as("subscription"),
      told("vatRegime").as("vatRegime"),
      figure("durationYears").as("durationYears"),
      sql<boolean | null>`(terms->>'tacitRenewal')::boolean`.as("tacitRenewal"),
      figure("noticeMonths").as("noticeMonths"),
      told("indexation").as("indexation"),
      figure("indexationRate").as("indexationRate"),
    ])
    .where("project_id", "in", projectIds)
    .execute();
  return [
    ...written.filter((one) => !isHeld.has(`${one.projectId} ${one.consumptionPointId}`)),
    ...held.map(({ projectId, consumptionPointId, terms }) => ({ ...terms, projectId, consumptionPointId })),
  ];
}

/** When one of a project's sellers last said otherwise of his VAT, which its terms are read with; null while none did. */
export async function findVatSaid(db: Db, projectId: string): Promise<Date | null> {
  const { said } = await db
    .selectFrom("production_point")
    .select(({ fn }) => fn.max("vat_said_at").as("said"))
    .where("project_id", "=", projectId)
    .executeTakeFirstOrThrow();
  return said;
}

/**
 * Whether VAT is added to the price that a participant is offered: as the project's sellers have said, and for those who
 * have not by his own terms of sale, else by the common ones; null while nobody says it.
 */
export async function findVatRegime(
  db: Db,
  projectId: string,
  consumptionPointId: string | null,
): Promise<VatRegime> {
  const [conditions, vatOf] = await Promise.all([
    findSaleConditions(db, [projectId], consumptionPointId === null ? [] : [consumptionPointId]),
    loadVatOf(db, [projectId]),
  ]);
  const of = (pointId: string | null) => conditions.find((one) => one.consumptionPointId === pointId);
  return vatOf(projectId, (of(consumptionPointId) ?? of(null))?.vatRegime ?? null);
}

/** What binds a participant who leaves. */
export interface Binding {
  /** All have signed it here, whether the signed copy is made or still to come. */
  readonly signed: { readonly id: string; readonly kind: DocumentKind }[];
  /** Settled outside of the platform, in words that we do not have. */
  readonly elsewhere: DocumentKind[];
  /** Its own body alone supplies it: no contract of sale binds it, and one that was set aside is none that was settled elsewhere. */
  readonly isOwnSale?: true;
  /** Of a producer: how many consumers' contracts, signed by all or settled outside, sell what his installation makes. */
  readonly sold: number;
}

export interface Taking {
  readonly projectId: string;
  readonly participant: Participant;
}

const nothing: Binding = { signed: [], elsewhere: [], sold: 0 };

const binds = () => sql<boolean>`(${concluded("document")} or ${settled()})`;

/** How many consumers' contracts that bind sell what each of these plants produces. */
async function countSold(
  db: Db,
  projectId: string,
  plantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (plantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("document")
    .select(sellers.as("sellers"))
    .where("project_id", "=", projectId)
    .where("kind", "=", "salesContract")
    .where("consumption_point_id", "is not", null)
    .where(living())
    .where(binds())
    .where(sql<boolean>`${sellers} ?| ${plantIds}::text[]`)
    .execute();
  const counts = new Map<string, number>();
  for (const { sellers } of rows) for (const id of sellers) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The living documents of a participant: a producer's contracts are his buyers', and name his plant. */
export const concerning = ({
  projectId,
  participant: { kind, id },
}: Taking) => sql<SqlBool>`document.project_id = ${projectId}
  and ${living()} and (${sql.ref(`document.${pointColumn[kind]}`)} = ${id}
    ${kind === "producer" ? sql`or ${sellers} ? ${id}::text` : sql``})`;

/**
 * Nobody signs these documents until the transaction ends, so that what all have signed is read after the last signature. The
 * project is locked before; all that one leaves by is held at once, in the order in which signers lock theirs.
 */
export async function holdSigning(tx: Tx, documents: RawBuilder<SqlBool>): Promise<void> {
  await sql`select from signature_request where document_id in (select id from document where ${documents})
    order by id for update`.execute(tx);
}

/** The same of all that a participant may leave behind. */
export const holdSigningOf = (tx: Tx, taking: Taking): Promise<void> => holdSigning(tx, concerning(taking));

/** What all have signed of a participant's documents in the project that he takes part in, and whose contracts name his plant. */
export async function findBinding(db: Db, taking: Taking): Promise<Binding> {
  const [binding = nothing] = await findBindings(db, taking.projectId, [taking.participant]);
  return binding;
}

/** The contracts by which a consumer buys in the project that he takes part in, and that all have signed here; none of a producer. */
export async function findBought(db: Db, { projectId, participant }: Taking): Promise<string[]> {
  if (participant.kind === "producer") return [];
  const rows = await db
    .selectFrom("document")
    .select("id")
    .where("project_id", "=", projectId)
    .where("kind", "=", "salesContract")
    .where("consumption_point_id", "=", participant.id)
    .where(living())
    .where(concluded("document"))
    .execute();
  return rows.map(({ id }) => id);
}

/** The longest notice, in months, that a consumer's contracts ask for, which all have signed here; null where none says one. */
export async function findNoticeMonths(db: Db, { projectId, participant }: Taking): Promise<number | null> {
  if (participant.kind === "producer") return null;
  const { months } = await db
    .selectFrom("document")
    .select(sql<number | null>`max((data->'terms'->>'noticeMonths')::int)`.as("months"))
    .where("project_id", "=", projectId)
    .where("kind", "=", "salesContract")
    .where("consumption_point_id", "=", participant.id)
    .where(living())
    .where(concluded("document"))
    .executeTakeFirstOrThrow();
  return months;
}

/** The same of each of several participants in one project. */
export async function findBindings(
  db: Db,
  projectId: string,
  participants: readonly Participant[],
): Promise<Binding[]> {
  const idsOf = (wanted: Participant["kind"]) =>
    participants.flatMap(({ kind, id }) => (kind === wanted ? id : []));
  const rows = await db
    .selectFrom("document")
    .select(["id", "kind", "consumption_point_id", "production_point_id"])
    .select(concluded("document").as("isSignedHere"))
    .where("project_id", "=", projectId)
    .where(({ or, eb }) =>
      or([
        eb("consumption_point_id", "=", sql<string>`any(${idsOf("consumer")}::uuid[])`),
        eb("production_point_id", "=", sql<string>`any(${idsOf("producer")}::uuid[])`),
      ]),
    )
    .where(living())
    .where(binds())
    .execute();
  const ownSold = await findSoldToThemselves(db, projectId, idsOf("consumer"));
  const sold = await countSold(db, projectId, idsOf("producer"));
  const byPoint = new Map<string | null, typeof rows>();
  for (const row of rows) {
    const pointId = row.consumption_point_id ?? row.production_point_id;
    const known = byPoint.get(pointId);
    if (known) known.push(row);
    else byPoint.set(pointId, [row]);
  }
  return participants.map((participant) => {
    const own = byPoint.get(participant.id) ?? [];
    return {
      signed: own.flatMap(({ id, kind, isSignedHere }) => (isSignedHere ? { id, kind } : [])),
      elsewhere: own.flatMap(({ kind, isSignedHere }) =>
        isSignedHere || (kind === "salesContract" && ownSold.has(participant.id)) ? [] : kind,
      ),
      ...(ownSold.has(participant.id) && { isOwnSale: true }),
      sold: sold.get(participant.id) ?? 0,
    };
  });
}

/** The number that a participant's signed accord names, where his meter has another now, or none, and no accord is settled for it; null otherwise. */
export async function findFormerAccord(
  tx: Tx,
  { projectId, participant: { kind, id } }: Taking,
): Promise<string | null> {
  const accords = await tx
    .selectFrom("document")
    .select(sql<string>`data->'site'->>'prm'`.as("prm"))
    .select(
      sql<boolean>`(${signed()} and data->'site'->>'prm' <> '' and data->'site'->>'prm' is distinct from
      (select prm from ${sql.table(pointTable[kind])} where id = ${id}))`.as("isFormer"),
    )
    .select(sql<boolean>`(${living()} and ${settled()})`.as("stands"))
    .where("project_id", "=", projectId)
    .where(pointColumn[kind], "=", id)
    .where("kind", "=", "accord")
    .orderBy("created_at", "desc")
    .execute();
  if (accords.some(({ isFormer, stands }) => stands && !isFormer)) return null;
  return accords.find(({ isFormer }) => isFormer)?.prm ?? null;
}
