import type { PmoAssociation } from "../pmo/index.ts";
import { foldText } from "../shared/index.ts";
import type { DocumentKind } from "./kinds.ts";

/** What documents print of the association that tells which it is. How it is reached may change. */
const associationThings = ["name", "number", "seat"] as const;
type AssociationThing = (typeof associationThings)[number];

/** A contract names it alone: it is made between others. */
const printedIn: Record<DocumentKind, readonly AssociationThing[]> = {
  bulletin: associationThings,
  accord: associationThings,
  salesContract: ["name"],
};

function printed(association: PmoAssociation | null): Record<AssociationThing, string> {
  if (association === null) return { name: "", number: "", seat: "" };
  const { associationName, rnaId, address } = association;
  const { houseNumber, street, postCode, city } = address;
  const seat = [houseNumber, street, postCode, city].map((part) => foldText(part ?? "")).join(" ");
  return { name: foldText(associationName), number: foldText(rnaId), seat: seat.trim() };
}

/** Whether a document names another association than the one that is said now; of what it leaves out, nothing is otherwise. */
export function namesAnotherAssociation(
  kind: DocumentKind,
  named: PmoAssociation | null,
  now: PmoAssociation | null,
): boolean {
  const [was, is] = [printed(named), printed(now)];
  return printedIn[kind].some((thing) => was[thing] !== "" && was[thing] !== is[thing]);
}

/** Whether all that documents print of the one is what they print of the other. */
export function isSameAssociation(one: PmoAssociation | null, other: PmoAssociation | null): boolean {
  const [was, is] = [printed(one), printed(other)];
  return associationThings.every((thing) => was[thing] === is[thing]);
}
