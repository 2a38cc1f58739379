import { dayInParis } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import type { DocumentContent } from "../../../documents/to-sign/content.ts";
import { findContractToEnd, shortToEndText } from "../../point/index.ts";
import type { SignerPlace } from "../place-store.ts";

/** The plants by which somebody joins with documents of his own. */
const joining = (places: readonly SignerPlace[]): string[] =>
  places.flatMap(({ role, productionPointId }) =>
    role === "participant" && productionPointId !== null ? productionPointId : [],
  );

/** Those by which he sells, as the contracts that he signs name them. */
function selling(places: readonly SignerPlace[], contents: readonly DocumentContent[]): string[] {
  const seller = places.find(({ role }) => role === "producer");
  if (!seller) return [];
  const isHis = (email: string | undefined) => email?.toLowerCase() === seller.email.toLowerCase();
  return contents.flatMap((content) =>
    content.kind === "salesContract"
      ? content.producers.flatMap(({ identity, pointId }) => (isHis(identity?.email) && pointId) || [])
      : [],
  );
}

/** In a half-line, since the mail of the yes says it in full: that the purchase contract of a plant, of which somebody signs these, ends before it shares; null where none does. */
export async function toEndText(
  { db, now }: Pick<Deps, "db" | "now">,
  places: readonly SignerPlace[],
  contents: readonly DocumentContent[] = [],
): Promise<string | null> {
  const today = dayInParis(now());
  const toEnd = await findContractToEnd(db, [...joining(places), ...selling(places, contents)], today);
  return toEnd && shortToEndText(toEnd, today);
}
