import type { Relation } from "../shared/index.ts";
import type { ApplicationReader } from "./history.ts";
import type { Actor } from "./transitions.ts";

type Relations = readonly Relation[];

/** The roles in which a person may move an application; an owner who applied with a point of his own has both. */
export function actorsOf(relations: Relations): Actor[] {
  const acting: Actor[] = [];
  if (relations.includes("owner")) acting.push("owner");
  if (relations.includes("holder")) acting.push("holder");
  return acting;
}

/** The role in which a person reads a point and its application, by his relations to them; holder comes first. */
export function readerOf(relations: readonly Relation[]): ApplicationReader {
  if (relations.includes("holder")) return "holder";
  return relations.includes("owner") || relations.includes("applicant-owner") ? "owner" : "support";
}
