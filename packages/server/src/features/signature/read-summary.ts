import type { SignatureSummary } from "@mec/api/signature";
import type { Deps, Origin } from "../../deps.ts";
import { essentialsOf } from "../../documents/papers/essentials.ts";
import { contractPrice } from "../../documents/papers/sales-price.ts";
import { findSaidPapers, type SaidPaper } from "../document/index.ts";
import { outcomeOfPrice } from "../study/index.ts";
import { openLink } from "./open-link.ts";
import { findPapersOf } from "./paper-store.ts";
import { shownPapers } from "./session.ts";

/**
 * What the price of the sales contract brings to the consumer who signs it; a producer who signs as seller
 * gets no sum.
 */
async function sumOf(deps: Deps, papers: readonly SaidPaper[]): Promise<SignatureSummary["sum"]> {
  for (const { paper, projectId, consumptionPointId } of papers) {
    const price = paper.kind === "salesContract" ? contractPrice(paper) : null;
    if (price === null || consumptionPointId === null) continue;
    return outcomeOfPrice(deps, { projectId, pointId: consumptionPointId, price });
  }
  return null;
}

/**
 * The papers that wait to be signed by a personal link, in six lines taken from their content, and for a
 * consumer the sum that the price makes. Reading it does not count as opening: only `readSignature` shows the
 * papers.
 * @throws DomainError NOT_FOUND
 * @throws TooManyTries
 */
export async function readSummary(deps: Deps, token: string, origin: Origin): Promise<SignatureSummary> {
  const link = await openLink(deps, token, origin);
  const shown = shownPapers(await findPapersOf(deps.db, link), link, deps.now());
  const toSign = shown.filter(({ status }) => status === "to-sign");
  const [first] = toSign;
  if (!first) return { essentials: [], sum: null };
  const said = await findSaidPapers(
    deps.db,
    toSign.map(({ documentId }) => documentId),
  );
  return {
    essentials: essentialsOf(
      first.role,
      said.map(({ paper }) => paper),
    ),
    sum: first.role === "participant" ? await sumOf(deps, said) : null,
  };
}
