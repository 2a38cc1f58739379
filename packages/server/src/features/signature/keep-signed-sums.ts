import type { Deps } from "../../deps.ts";
import type { EventOf } from "../../jobs/reaction.ts";
import { keepSignedSum } from "../application/index.ts";
import { findSaidDocuments } from "../document/index.ts";
import { outcomeOfPrice } from "../study/index.ts";
import { duesIn, priceIn } from "./signed-price.ts";

/** Keeps what each contract that a consumer has signed brings him on that day, which replaces what the mail of its price had told. */
export async function keepSignedSums(deps: Deps, { documentIds, at }: EventOf<"sum-signed">): Promise<void> {
  const said = await findSaidDocuments(deps.db, documentIds);
  for (const { content, projectId, consumptionPointId: pointId } of said) {
    const price = content.kind === "salesContract" ? priceIn(content) : null;
    if (price === null || pointId === null) continue;
    const sum = await outcomeOfPrice(deps, { projectId, pointId, price, dues: duesIn(said, pointId) });
    if (sum) await keepSignedSum(deps, { projectId, pointId, sum, at: new Date(at) });
  }
}
