import { type DocumentFacts, type DocumentKind, documentKinds, itemsOfOwn } from "@mec/domain/document";
import type { LackingPoint, OverviewFacts } from "@mec/domain/overview";
import type { Participant } from "@mec/domain/point";
import { lacksDeliberation, type SignatoryInput } from "@mec/domain/signatory";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { awaitingSignatures, takingPart } from "../application/scopes.ts";
import { living, sellers, vatSaid } from "../document/scopes.ts";
import { planned } from "../point/scopes.ts";

interface OwnPoint extends Participant, Pick<DocumentFacts, "signatory" | "prm" | "vat"> {
  readonly power: boolean;
  /** The kinds whose document was sent or set aside. */
  readonly made: readonly DocumentKind[];
  /** Who signs for it, as stored. */
  readonly identity: SignatoryInput | null;
  /** Of a plant: whether anybody but its owner takes part, to whom it may sell. */
  readonly mayBeSold: boolean;
}

/** A consumer buys from producers whose own lines say what they lack. */
const itemsOf = ({ kind, made, ...point }: OwnPoint) =>
  itemsOfOwn(
    documentKinds.filter((one) => !made.includes(one)),
    kind === "producer" ? { ...point, producers: [point] } : point,
  );

/** A délibération stands in each document of its body; a plant that sells to none but its owner's places is in no contract. */
const awaitsDeliberation = ({ identity, made, mayBeSold }: OwnPoint): boolean =>
  lacksDeliberation(identity) &&
  documentKinds.some((kind) => !made.includes(kind) && (kind !== "salesContract" || mayBeSold));

/** Whether a contract of a consumer sells a plant's electricity: its sales are no more to begin. */
const isSold = (projectId: string) => sql`exists (select from document
  where project_id = ${projectId} and kind = 'salesContract' and consumption_point_id is not null and ${living()}
    and (${sellers}) ? p.id::text)`;

/**
 * The owner's plants, which take part without being accepted, and his accepted places: those of which documents that are not
 * begun wait for what he has not said, and those of a body whose documents would name no délibération. A plant that is still to be built has no meter to tell.
 */
export async function findOwnPoints(
  db: Db,
  projectId: string,
): Promise<Pick<OverviewFacts, "ownLacking" | "ownWithoutDeliberation">> {
  const madeOf = (point: "c" | "p", column: "consumption_point_id" | "production_point_id") => sql`
    select d.kind from document d
    where ${sql.ref(`d.${column}`)} = ${sql.ref(`${point}.id`)} and d.project_id = ${projectId} and ${living("d")}`;
  const { rows } = await sql<OwnPoint>`
    select 'consumer' as kind, c.id, s.id is not null as signatory, coalesce(c.prm, '') <> '' as prm,
      true as power, true as vat, array(${madeOf("c", "consumption_point_id")}) as made, s.identity, true as "mayBeSold",
      a.created_at as since
    from project o join application a on a.project_id = o.id
      join consumption_point c on c.id = a.consumption_point_id and c.account_id = o.account_id
      left join signatory s on s.consumption_point_id = c.id
    where o.id = ${projectId} and ${awaitingSignatures("a")}
    union all
    select 'producer', p.id, s.id is not null, coalesce(p.prm, '') <> '' or ${planned("p")},
      p.production_power is not null, ${vatSaid("p")},
      array(${madeOf("p", "production_point_id")} union all select 'salesContract' where ${isSold(projectId)}), s.identity,
      exists (select from application b join consumption_point d on d.id = b.consumption_point_id
        where b.project_id = o.id and d.account_id <> o.account_id and ${takingPart("b")}), p.created_at
    from project o join production_point p on p.project_id = o.id and p.account_id = o.account_id
      left join signatory s on s.production_point_id = p.id
    where o.id = ${projectId}
    order by since`.execute(db);
  return {
    ownLacking: rows.flatMap((row): LackingPoint[] => {
      const items = itemsOf(row);
      return items.length > 0 ? [{ kind: row.kind, id: row.id, items }] : [];
    }),
    ownWithoutDeliberation: rows.filter(awaitsDeliberation).map(({ kind, id }) => ({ kind, id })),
  };
}
