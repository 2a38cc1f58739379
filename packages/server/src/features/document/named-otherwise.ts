import {
  isSigned,
  kindsOfMeter,
  type NamedSeller,
  type NamedSellerThing,
  namedBefore,
  sellerNamedBefore,
} from "@mec/domain/document";
import { boundName, siretOf } from "@mec/domain/signatory";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { concluded } from "../signature/scopes.ts";
import { type DocumentHolder, isOf, participantOf } from "./document-states.ts";
import type { ProjectSources } from "./project-sources.ts";
import { living } from "./scopes.ts";

/** What the documents that all have signed name otherwise than the holder says now. */
function namedOtherwise({ documents }: ProjectSources, holder: DocumentHolder) {
  const { prm, address, identity } = holder.point;
  const concerned = documents.filter(
    (document) => isSigned(document.status) && isOf(participantOf(holder), document),
  );
  return namedBefore(
    // A membership is the person's or the structure's, wherever it consumes.
    concerned.map(({ kind, named }) =>
      kindsOfMeter.includes(kind) ? named : { ...named, prm: "", address: null },
    ),
    { prm, address, siret: siretOf(identity) },
  );
}

interface Sold extends NamedSeller {
  readonly consumerId: string;
  readonly pointId: string;
}

/** Of participants, what their signed documents name otherwise: of their own places, and of who sells to these consumers. */
export async function findNamedOtherwise(db: Db, sources: ProjectSources, consumerIds: readonly string[]) {
  const sellersOf = await findSellersOtherwise(db, sources, consumerIds);
  return (holder: DocumentHolder) => {
    const own = namedOtherwise(sources, holder);
    return { ...(own.length > 0 && { namedBefore: own }), ...sellersOf(holder.point.pointId) };
  };
}

/** Of consumers, the sellers whom their contracts, signed by all, name otherwise than they are now: by the name that is printed. */
async function findSellersOtherwise(
  db: Db,
  { project, producers }: ProjectSources,
  consumerIds: readonly string[],
) {
  const { rows } =
    consumerIds.length === 0
      ? { rows: [] }
      : await sql<Sold>`
          select d.consumption_point_id as "consumerId", sold->>'pointId' as "pointId",
            sold->'site'->'address' as address, sold->'identity' as identity
          from document d cross join lateral jsonb_array_elements(coalesce(d.data->'producers', '[]')) sold
          where d.project_id = ${project.id} and d.kind = 'salesContract'
            and d.consumption_point_id = any(${consumerIds}) and ${living("d")} and ${concluded("d")}
          order by d.created_at, d.id`.execute(db);
  const found = new Map<string, Map<string, NamedSellerThing[]>>();
  for (const { consumerId, pointId, ...signed } of rows) {
    const plant = producers.find((producer) => producer.pointId === pointId);
    const things = plant ? sellerNamedBefore(signed, plant) : [];
    if (things.length === 0) continue;
    const name = signed.identity ? boundName(signed.identity) : (plant?.pointName ?? "");
    const ofConsumer = found.get(consumerId) ?? new Map<string, NamedSellerThing[]>();
    found.set(consumerId, ofConsumer.set(name, [...new Set([...(ofConsumer.get(name) ?? []), ...things])]));
  }
  return (consumerId: string) => {
    const sellers = [...(found.get(consumerId) ?? [])].map(([name, things]) => ({ name, things }));
    return sellers.length > 0 ? { sellersNamedBefore: sellers } : {};
  };
}
