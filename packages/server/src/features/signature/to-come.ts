import { type DocumentKind, documentKinds } from "@mec/domain/document";
import { dayInParis } from "@mec/domain/shared";
import type { Db } from "../../db/transaction.ts";
import type { SaleToFollow } from "../../documents/to-sign/content.ts";
import { findSaidDocuments } from "../document/index.ts";
import { isSoldByNone } from "../document/sales/reads.ts";
import { living } from "../document/scopes.ts";
import type { SignerPlace } from "./place-store.ts";

export interface ToCome {
  /** What somebody's places that consume are still to be sent. */
  readonly kinds: DocumentKind[];
  /** The contract among them: what the documents that he has say of it. */
  readonly sale: SaleToFollow | null;
}

/**
 * What is still to be sent to the places that these documents are about, of which he is the participant. One that came back, or
 * is settled elsewhere, is not promised; a contract only where the documents said that it would come.
 */
export async function findToCome(db: Db, places: readonly SignerPlace[], now: Date): Promise<ToCome> {
  const own = places.filter(
    ({ role, consumptionPointId: id, supersededAt }) =>
      role === "participant" && id !== null && supersededAt === null,
  );
  const ids = [...new Set(own.flatMap(({ consumptionPointId }) => consumptionPointId ?? []))];
  if (ids.length === 0) return { kinds: [], sale: null };
  const known = await db
    .selectFrom("document")
    .select(["kind", "consumption_point_id as id"])
    .where("consumption_point_id", "in", ids)
    .where(living())
    .execute();
  const lacks = (kind: DocumentKind, id: string | null) =>
    !known.some((document) => document.id === id && document.kind === kind);
  const [{ projectId = "" } = {}] = own;
  // Who has asked to leave, or shares but in years, sells nothing new, whatever was said before.
  const isSold = !(await isSoldByNone(db, { projectId, today: dayInParis(now) }));
  const said = await findSaidDocuments(db, isSold ? own.map(({ documentId }) => documentId) : []);
  const [sale = null] = said.flatMap(({ consumptionPointId, content }) =>
    content.kind !== "salesContract" && content.sale && lacks("salesContract", consumptionPointId)
      ? content.sale
      : [],
  );
  const isToCome = (kind: DocumentKind) =>
    kind === "salesContract" ? sale !== null : ids.some((id) => lacks(kind, id));
  return { kinds: documentKinds.filter(isToCome), sale };
}
