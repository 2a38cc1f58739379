import type { SignatureSession } from "@mec/api/signature";
import { dueOfLeaver, duesOf } from "@mec/domain/pmo";
import { hasSigned } from "@mec/domain/signature";
import type { Db } from "../../db/transaction.ts";
import { findRetracted } from "../application/index.ts";
import { findAdmitted } from "../application/left/signed/reads.ts";
import { findSaidDocuments } from "../document/index.ts";
import type { SignerPlace } from "./place-store.ts";

type Left = NonNullable<SignatureSession["left"]>[number];

const isLeft = ({ role, signerStatus, supersededAt, consumptionPointId }: SignerPlace): boolean =>
  role === "participant" && hasSigned(signerStatus) && supersededAt !== null && consumptionPointId !== null;

/** The documents of each place that has left, and stands in no other here. */
function placesLeft(shown: readonly SignerPlace[]): Map<string, SignerPlace[]> {
  const standing = new Set(shown.flatMap((place) => (isLeft(place) ? [] : (place.consumptionPointId ?? []))));
  const places = new Map<string, SignerPlace[]>();
  for (const place of shown.filter(isLeft)) {
    const id = place.consumptionPointId;
    if (id !== null && !standing.has(id)) places.set(id, [...(places.get(id) ?? []), place]);
  }
  return places;
}

/** The fee that each place's bulletins, by their documents, keep due; who retracted gets his back. */
async function duesLeft(
  db: Db,
  projectId: string,
  places: ReadonlyMap<string, readonly SignerPlace[]>,
): Promise<Map<string, string | null>> {
  const retracted = await findRetracted(db, { projectId, pointIds: [...places.keys()] });
  const admitted = await findAdmitted(db, projectId, [...places.keys()]);
  const documents = [...places.values()].flat().map(({ documentId }) => documentId);
  const said = await findSaidDocuments(db, documents);
  return new Map(
    [...places.keys()].map((id) => {
      const bulletins = said.flatMap(({ content, consumptionPointId }) =>
        content.kind === "bulletin" && consumptionPointId === id ? [content] : [],
      );
      const dues = retracted.has(id) ? [] : bulletins.map(({ fee }) => duesOf(fee ?? null));
      return [id, dueOfLeaver(dues, bulletins[0]?.association?.associationName ?? "", admitted.has(id))];
    }),
  );
}

/** The reader's own places that have left the project, so that nobody reads of a start to come for them. */
export async function findLeftPlaces(
  db: Db,
  projectId: string,
  shown: readonly SignerPlace[],
): Promise<Pick<SignatureSession, "left">> {
  const places = placesLeft(shown);
  if (places.size === 0) return {};
  const dues = await duesLeft(db, projectId, places);
  const left: Left[] = [...places].map(([id, documents]) => ({
    name: documents[0]?.site ?? null,
    leftAt: new Date(Math.max(...documents.map(({ supersededAt }) => Number(supersededAt)))).toISOString(),
    due: dues.get(id) ?? null,
  }));
  return { left };
}
