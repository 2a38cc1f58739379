import {
  isSigned,
  kindsOfMeter,
  type NamedSellerThing,
  namedBefore,
  sellerNamedBefore,
} from "@mec/domain/document";
import { boundName, type PrintedThing, printedThings, siretOf } from "@mec/domain/signatory";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { signatoryIdentity } from "../../encryption/index.ts";
import { concluded } from "../signature/scopes.ts";
import { type Bound, boundData, boundOtherwise, openBound } from "./bound-by.ts";
import { type DocumentHolder, isOf, participantOf } from "./document-states.ts";
import type { Producer } from "./participant-store.ts";
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

/** What all have signed of these participants, with who is bound by it. */
const findBound = (db: Db, projectId: string, pointIds: readonly string[]) =>
  db
    .selectFrom("document")
    .select(["id", "kind", "consumption_point_id", "production_point_id", boundData.as("boundData")])
    .where("project_id", "=", projectId)
    .where(({ or, eb }) =>
      or([
        eb("consumption_point_id", "=", sql<string>`any(${pointIds}::uuid[])`),
        eb("production_point_id", "=", sql<string>`any(${pointIds}::uuid[])`),
      ]),
    )
    .where(living())
    .where(concluded("document"))
    .orderBy("created_at")
    .orderBy("id")
    .execute();

const identityOf = ({ point: { pointId, identity } }: Pick<DocumentHolder, "point">) =>
  signatoryIdentity.open(pointId, identity);

/** What a participant's own documents print otherwise of who is bound by them. */
function ownOtherwise(signed: readonly Bound[], holder: DocumentHolder): PrintedThing[] {
  const now = identityOf(holder);
  const things = now
    ? signed.flatMap((document) => boundOtherwise(document, participantOf(holder), now))
    : [];
  return printedThings.filter((thing) => things.includes(thing));
}

/** Of participants, what their signed documents name otherwise: of their own places, of who is bound, and of who sells to the consumers. */
export async function findNamedOtherwise(
  db: Db,
  sources: ProjectSources,
  holders: readonly DocumentHolder[],
) {
  const pointIds = holders.map(({ point }) => point.pointId);
  const rows = pointIds.length === 0 ? [] : await findBound(db, sources.project.id, pointIds);
  const signedBy = new Map<string | null, Bound[]>();
  for (const row of rows) {
    const pointId = row.consumption_point_id ?? row.production_point_id;
    signedBy.set(pointId, [...(signedBy.get(pointId) ?? []), openBound(row)]);
  }
  const sellers = new Map(
    sources.producers.map((point) => [point.pointId, { ...point, identity: identityOf({ point }) }]),
  );
  return (holder: DocumentHolder) => {
    const signed = signedBy.get(holder.point.pointId) ?? [];
    const own = namedOtherwise(sources, holder);
    const bound = ownOtherwise(signed, holder);
    const sold = holder.kind === "consumer" ? sellersOtherwise(signed, sellers) : [];
    return {
      ...(own.length > 0 && { namedBefore: own }),
      ...(bound.length > 0 && { boundBefore: bound }),
      ...(sold.length > 0 && { sellersNamedBefore: sold }),
    };
  };
}

/** The sellers whom a consumer's contracts name otherwise than they are now: by the name that is printed. */
function sellersOtherwise(signed: readonly Bound[], sellers: ReadonlyMap<string, Producer>) {
  const found = new Map<string, ReadonlySet<NamedSellerThing>>();
  for (const document of signed) {
    for (const { pointId, identity = null, site } of document.producers ?? []) {
      const plant = sellers.get(pointId);
      const things = plant ? sellerNamedBefore({ identity, address: site?.address ?? null }, plant) : [];
      if (things.length === 0) continue;
      const name = identity ? boundName(identity) : (plant?.pointName ?? "");
      found.set(name, new Set([...(found.get(name) ?? []), ...things]));
    }
  }
  return [...found].map(([name, things]) => ({ name, things: [...things] }));
}
