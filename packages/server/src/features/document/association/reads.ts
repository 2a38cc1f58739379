import { type DocumentKind, namesAnotherAssociation } from "@mec/domain/document";
import type { PmoAssociation } from "@mec/domain/pmo";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { concluded, partlySigned } from "../../signature/scopes.ts";
import { inFlight, living } from "../scopes.ts";

/** What a project has on its way to be signed, and not all have signed. */
export const onItsWay = (projectId: string) =>
  sql<SqlBool>`(document.project_id = ${projectId} and ${living()} and ${inFlight()} and not ${concluded("document")})`;

interface Naming {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly named: PmoAssociation | null;
}

/** Those that name another association than this one: which some have signed already, and which nobody has. */
export async function findNamingAnother(
  db: Db,
  projectId: string,
  association: PmoAssociation | null,
): Promise<{ beingSigned: Naming[]; unsigned: Naming[] }> {
  const rows = await db
    .selectFrom("document")
    .select(["id", "kind", sql<PmoAssociation | null>`nullif(data->'association', 'null')`.as("named")])
    .select(partlySigned("document").as("isPartlySigned"))
    .where(onItsWay(projectId))
    .execute();
  const others = rows.filter(({ kind, named }) => namesAnotherAssociation(kind, named, association));
  return {
    beingSigned: others.filter(({ isPartlySigned }) => isPartlySigned),
    unsigned: others.filter(({ isPartlySigned }) => !isPartlySigned),
  };
}
