import type { ParticipantDocuments } from "@mec/api/document";
import { kindsOfMeter } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { takingPart } from "../application/scopes.ts";
import { pointTable } from "../point/tables.ts";
import { concluded } from "../signature/scopes.ts";
import { tellOfFirstMeter } from "./meter-known.ts";
import { findParticipation } from "./participant-store.ts";
import { holdSigningOf, type Taking } from "./reads.ts";
import { inFlight, living, ofFormerMeter, settledOrOnItsWay } from "./scopes.ts";
import { takeBack } from "./withdraw-documents.ts";

const isOfSamePoint = (table: string) => sql<SqlBool>`coalesce(${sql.ref(`${table}.consumption_point_id`)},
  ${sql.ref(`${table}.production_point_id`)}) = coalesce(document.consumption_point_id, document.production_point_id)`;

/** Kept with what was taken back for it: known again by these words. */
const reason = "Le numéro de PDL a changé.";

/** Documents that print a number of this point's meter, a producer's in his buyers' contracts, and another than this one. */
const printsAnother = ({ kind, id }: Participant, prm: RawBuilder<string>): RawBuilder<SqlBool> => {
  const own = sql`case when ${sql.ref(pointColumn[kind])} = ${id} then data->'site'->>'prm' end`;
  const sold = sql`case when kind = 'salesContract' then (
    select seller->'site'->>'prm' from jsonb_array_elements(data->'producers') seller
    where seller->>'pointId' = ${id}::text limit 1) end`;
  return sql<SqlBool>`nullif(${kind === "consumer" ? own : sql`coalesce(${own}, ${sold})`}, '') <> ${prm}`;
};

/** Of these documents: all have signed it, and it is its participant's own and holds for one meter. */
const isToRenew = (
  { kind, id }: Participant,
  prm: RawBuilder<string>,
) => sql<boolean>`(${concluded("document")} and ${prm} <> ''
  and kind in (${sql.join(kindsOfMeter.map((one) => sql.lit(one)))}) and ${sql.ref(pointColumn[kind])} is not distinct from ${id})`;

/** What is on its way would have a number signed that is no longer the point's: it is withdrawn. What all have signed stays. */
async function takeBackFormer(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  { participant, prm }: MomentOf<"meter-changed">,
): Promise<void> {
  const projectId = await findParticipation(tx, participant);
  if (projectId === null) return;
  await holdSigningOf(tx, { projectId, participant });
  const printed = await tx
    .selectFrom("document")
    .select(["id", concluded("document").$castTo<boolean>().as("isSigned")])
    .select(isToRenew(participant, sql`${prm}::text`).as("isToRenew"))
    .where("project_id", "=", projectId)
    .where(living())
    .where(sql<boolean>`(${concluded("document")} or ${inFlight()})`)
    .where(printsAnother(participant, sql`${prm}::text`))
    .execute();
  if (printed.length === 0) return;
  const onTheirWay = printed.filter(({ isSigned }) => !isSigned).map(({ id }) => id);
  const withdrawn = await takeBack(deps, tx, onTheirWay, reason);
  await restoreAccord(tx, { type: "meter-changed", participant, prm }, withdrawn);
  const toRenew = printed.filter((one) => one.isToRenew).length;
  await deps.queue.emit(tx, {
    type: "printed-meter-changed",
    projectId,
    participant,
    signed: printed.length - onTheirWay.length - toRenew,
    withdrawn: withdrawn.length,
    ...(toRenew > 0 && { toRenew }),
  });
}

/**
 * A number that was typed by mistake and is put right: the accord that all had signed for it gave way to one that nobody has, which is
 * taken back now. It stands again.
 */
async function restoreAccord(
  tx: Tx,
  { participant: { kind, id }, prm }: MomentOf<"meter-changed">,
  takenBack: readonly string[],
): Promise<void> {
  const accords = sql`kind = 'accord' and ${sql.ref(pointColumn[kind])} = ${id}`;
  await sql`update document set superseded_at = null
    where ${accords} and ${concluded("document")} and data->'site'->>'prm' = ${prm}
      and superseded_at = (select d.created_at from document d where d.id = any(${takenBack}::uuid[]) and d.kind = 'accord')
      and not exists (select from document other where other.kind = 'accord'
        and ${sql.ref(`other.${pointColumn[kind]}`)} = ${id} and ${living("other")})`.execute(tx);
}

/** A point has another meter: contracts may have waited for its first, and documents print the former. */
export async function followMeter(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  moment: MomentOf<"meter-changed">,
): Promise<void> {
  await tellOfFirstMeter(deps, tx, moment);
  await takeBackFormer(deps, tx, moment);
}

/** Taken back for its meter, and not sent again since, of a participation that goes on. */
const isAwaitedAgain = sql<SqlBool>`(not ${living()} and ${inFlight()} and reason = ${reason}
  and not exists (select from document standing where standing.project_id = document.project_id and standing.kind = document.kind
    and ${isOfSamePoint("standing")} and ${settledOrOnItsWay("standing")} and not ${ofFormerMeter("standing")})
  and not exists (select from document later where later.project_id = document.project_id and later.kind = document.kind
    and ${isOfSamePoint("later")} and later.created_at > document.created_at)
  and coalesce((select ${takingPart("a")} and a.created_at <= document.created_at from application a
    where a.project_id = document.project_id and ${isOfSamePoint("a")} order by a.created_at desc limit 1), true))`;

/** How many of a participant's documents print another number than his meter's; undefined where none does. */
export async function findFormerMeter(
  db: Db,
  { projectId, participant }: Taking,
): Promise<ParticipantDocuments["formerMeter"]> {
  const { kind, id } = participant;
  const count = (which: RawBuilder<SqlBool>) => sql<number>`(count(*) filter (where ${which}))::int`;
  const prm = sql<string>`(select coalesce(prm, '') from ${sql.table(pointTable[kind])} where id = ${id})`;
  const former = await db
    .selectFrom("document")
    .select([
      count(isAwaitedAgain).as("takenBack"),
      count(sql`${living()} and ${concluded("document")} and not ${isToRenew(participant, prm)}`).as(
        "signed",
      ),
      count(sql`${living()} and ${isToRenew(participant, prm)}`).as("toRenew"),
    ])
    .where("project_id", "=", projectId)
    .where(printsAnother(participant, prm))
    .executeTakeFirstOrThrow();
  const { takenBack, signed, toRenew } = former;
  if (takenBack + signed + toRenew === 0) return undefined;
  return { takenBack, signed, ...(toRenew > 0 && { toRenew }) };
}
