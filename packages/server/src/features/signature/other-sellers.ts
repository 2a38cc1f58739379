import { participantName } from "@mec/domain/document";
import type { Db } from "../../db/transaction.ts";
import type { SaidDocument } from "../document/index.ts";

const enumeration = new Intl.ListFormat("fr", { type: "conjunction" });

/**
 * That the sum of a price counts all who sell in the project, where the contracts to sign are those of some; "" where they name
 * all of them, or name their sellers by no plant.
 */
export async function otherSellersText(
  db: Db,
  projectId: string,
  documents: readonly SaidDocument[],
): Promise<string> {
  const sellers = documents.flatMap(({ content }) =>
    content.kind === "salesContract" ? content.producers : [],
  );
  const named = new Set(sellers.flatMap(({ pointId }) => pointId ?? []));
  const names = sellers.flatMap(({ identity }) =>
    identity ? participantName(identity, { ...identity, lastName: identity.name }) : [],
  );
  if (named.size < sellers.length || names.length === 0) return "";
  const other = await db
    .selectFrom("production_point")
    .select("id")
    .where("project_id", "=", projectId)
    .where("id", "not in", [...named])
    .limit(1)
    .executeTakeFirst();
  return other
    ? `Cette somme compte tous ceux qui vendent dans ce projet, au même prix\u00a0; ce que vous signez ici est la vente de ${enumeration.format(new Set(names))}.`
    : "";
}
