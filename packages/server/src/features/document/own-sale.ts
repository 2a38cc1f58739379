import { areOneBody } from "@mec/domain/signatory";
import { type DocumentHolder, type DocumentState, sellersIn } from "./document-states.ts";
import type { ProjectSources } from "./project-sources.ts";

/** The body of a consumer that sells in the project, too. */
export function ownSellerOf(
  { kind, point: { identity } }: DocumentHolder,
  { producers }: Pick<ProjectSources, "producers">,
): string | null {
  if (kind !== "consumer" || identity?.entityType !== "Professionnel") return null;
  return producers.some((producer) => areOneBody(identity, producer.identity)) ? identity.socialReason : null;
}

/** Whether the contract that comes next would be a body's with itself alone: no set of documents takes it along. */
export function isOwnSale(
  sources: Pick<ProjectSources, "producers">,
  { kind, point }: DocumentHolder,
  { next }: Pick<DocumentState, "next">,
): boolean {
  const sellers = sellersIn(sources, next);
  return (
    kind === "consumer" &&
    sellers.length > 0 &&
    sellers.every(({ identity }) => areOneBody(point.identity, identity))
  );
}
