import * as z from "zod";
import { readStored, writeStored } from "../../../platform/stored.ts";
import { type PlaceKind, placeKinds } from "../rules-of-thumb.ts";
import { placeKindsKey } from "./dossier-key.ts";

const kindsSchema = z.record(z.string(), z.enum(placeKinds));

function keptKinds(): Record<string, PlaceKind> {
  try {
    return kindsSchema.parse(JSON.parse(readStored(placeKindsKey) ?? "{}"));
  } catch {
    return {};
  }
}

/** What its holder called a place, "maison", before it was registered: no record keeps it, this browser does. */
export const keptKind = (pointId: string): PlaceKind | null => keptKinds()[pointId] ?? null;

export function keepKind(pointId: string, kind: PlaceKind | null): void {
  if (kind) writeStored(placeKindsKey, JSON.stringify({ ...keptKinds(), [pointId]: kind }));
}
