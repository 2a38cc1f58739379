import type { Relation } from "../shared/index.ts";
import type { Actor } from "./transitions.ts";

type Relations = readonly Relation[];

/** An application is read by its point's holder, the project's owner and support. */
export const canReadApplication = (relations: Relations): boolean =>
  relations.some((relation) => relation === "owner" || relation === "holder" || relation === "support");

/** As whom a person may move an application; an owner who applied with a point of his own is both. */
export function actorsOf(relations: Relations): Actor[] {
  const acting: Actor[] = [];
  if (relations.includes("owner")) acting.push("owner");
  if (relations.includes("holder")) acting.push("holder");
  return acting;
}
