import { associationLackText, associationUse } from "@mec/domain/pmo";
import { useAssociation, useCreation, usePmoFiles } from "./pmo-queries.ts";

/** What the association's description still lacks, in a sentence; "" when nothing does, when it was not begun, or before that is known. */
export function useAssociationLack(projectId: string): string {
  const { data: association = null } = useAssociation(projectId);
  const { data: creation } = useCreation(projectId);
  const { data: statutes } = usePmoFiles(projectId, "pmo-status");
  if (!creation || !statutes) return "";
  return associationLackText(
    association,
    associationUse({ association, ...creation, hasStatutes: statutes.length > 0 }),
  );
}
